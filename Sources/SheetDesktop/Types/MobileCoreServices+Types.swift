import Foundation

// The names of types as MobileCoreServices has them, for code of the years before `UTType`. Each is named
// as its identifier says.

/// `public.item`.
nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item"
/// `public.content`.
nonisolated(unsafe) public let kUTTypeContent: CFString = "public.content"
/// `public.composite-content`.
nonisolated(unsafe) public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// `public.message`.
nonisolated(unsafe) public let kUTTypeMessage: CFString = "public.message"
/// `public.contact`.
nonisolated(unsafe) public let kUTTypeContact: CFString = "public.contact"
/// `public.archive`.
nonisolated(unsafe) public let kUTTypeArchive: CFString = "public.archive"
/// `public.disk-image`.
nonisolated(unsafe) public let kUTTypeDiskImage: CFString = "public.disk-image"
/// `public.data`.
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data"
/// `public.directory`.
nonisolated(unsafe) public let kUTTypeDirectory: CFString = "public.directory"
/// `com.apple.resolvable`.
nonisolated(unsafe) public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// `public.symlink`.
nonisolated(unsafe) public let kUTTypeSymLink: CFString = "public.symlink"
/// `public.executable`.
nonisolated(unsafe) public let kUTTypeExecutable: CFString = "public.executable"
/// `public.url`.
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url"
/// `public.file-url`.
nonisolated(unsafe) public let kUTTypeFileURL: CFString = "public.file-url"
/// `public.text`.
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text"
/// `public.plain-text`.
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text"
/// `public.utf8-plain-text`.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// `public.utf16-plain-text`.
nonisolated(unsafe) public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// `public.delimited-values-text`.
nonisolated(unsafe) public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// `public.comma-separated-values-text`.
nonisolated(unsafe) public let kUTTypeCommaSeparatedText: CFString =
  "public.comma-separated-values-text"
/// `public.tab-separated-values-text`.
nonisolated(unsafe) public let kUTTypeTabSeparatedText: CFString =
  "public.tab-separated-values-text"
/// `public.rtf`.
nonisolated(unsafe) public let kUTTypeRTF: CFString = "public.rtf"
/// `public.html`.
nonisolated(unsafe) public let kUTTypeHTML: CFString = "public.html"
/// `public.xml`.
nonisolated(unsafe) public let kUTTypeXML: CFString = "public.xml"
/// `public.source-code`.
nonisolated(unsafe) public let kUTTypeSourceCode: CFString = "public.source-code"
/// `public.c-source`.
nonisolated(unsafe) public let kUTTypeCSource: CFString = "public.c-source"
/// `public.objective-c-source`.
nonisolated(unsafe) public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// `public.swift-source`.
nonisolated(unsafe) public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// `public.c-plus-plus-source`.
nonisolated(unsafe) public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// `public.script`.
nonisolated(unsafe) public let kUTTypeScript: CFString = "public.script"
/// `com.netscape.javascript-source`.
nonisolated(unsafe) public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// `public.shell-script`.
nonisolated(unsafe) public let kUTTypeShellScript: CFString = "public.shell-script"
/// `public.python-script`.
nonisolated(unsafe) public let kUTTypePythonScript: CFString = "public.python-script"
/// `public.json`.
nonisolated(unsafe) public let kUTTypeJSON: CFString = "public.json"
/// `com.apple.property-list`.
nonisolated(unsafe) public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// `com.adobe.pdf`.
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf"
/// `com.apple.rtfd`.
nonisolated(unsafe) public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// `com.apple.flat-rtfd`.
nonisolated(unsafe) public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// `com.apple.webarchive`.
nonisolated(unsafe) public let kUTTypeWebArchive: CFString = "com.apple.webarchive"
/// `public.image`.
nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image"
/// `public.jpeg`.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg"
/// `public.tiff`.
nonisolated(unsafe) public let kUTTypeTIFF: CFString = "public.tiff"
/// `com.compuserve.gif`.
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// `public.png`.
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png"
/// `com.apple.icns`.
nonisolated(unsafe) public let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// `com.microsoft.bmp`.
nonisolated(unsafe) public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// `com.microsoft.ico`.
nonisolated(unsafe) public let kUTTypeICO: CFString = "com.microsoft.ico"
/// `public.camera-raw-image`.
nonisolated(unsafe) public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// `public.svg-image`.
nonisolated(unsafe) public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// `com.apple.live-photo`.
nonisolated(unsafe) public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// `public.audiovisual-content`.
nonisolated(unsafe) public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// `public.movie`.
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie"
/// `public.video`.
nonisolated(unsafe) public let kUTTypeVideo: CFString = "public.video"
/// `public.audio`.
nonisolated(unsafe) public let kUTTypeAudio: CFString = "public.audio"
/// `com.apple.quicktime-movie`.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// `public.mpeg`.
nonisolated(unsafe) public let kUTTypeMPEG: CFString = "public.mpeg"
/// `public.mp3`.
nonisolated(unsafe) public let kUTTypeMP3: CFString = "public.mp3"
/// `public.mpeg-4`.
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// `public.mpeg-4-audio`.
nonisolated(unsafe) public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// `public.avi`.
nonisolated(unsafe) public let kUTTypeAVIMovie: CFString = "public.avi"
/// `public.aiff-audio`.
nonisolated(unsafe) public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// `com.microsoft.waveform-audio`.
nonisolated(unsafe) public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// `public.midi-audio`.
nonisolated(unsafe) public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// `public.playlist`.
nonisolated(unsafe) public let kUTTypePlaylist: CFString = "public.playlist"
/// `public.folder`.
nonisolated(unsafe) public let kUTTypeFolder: CFString = "public.folder"
/// `public.volume`.
nonisolated(unsafe) public let kUTTypeVolume: CFString = "public.volume"
/// `com.apple.package`.
nonisolated(unsafe) public let kUTTypePackage: CFString = "com.apple.package"
/// `com.apple.bundle`.
nonisolated(unsafe) public let kUTTypeBundle: CFString = "com.apple.bundle"
/// `com.apple.framework`.
nonisolated(unsafe) public let kUTTypeFramework: CFString = "com.apple.framework"
/// `com.apple.application`.
nonisolated(unsafe) public let kUTTypeApplication: CFString = "com.apple.application"
/// `org.gnu.gnu-zip-archive`.
nonisolated(unsafe) public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// `public.bzip2-archive`.
nonisolated(unsafe) public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// `public.zip-archive`.
nonisolated(unsafe) public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// `public.spreadsheet`.
nonisolated(unsafe) public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// `public.presentation`.
nonisolated(unsafe) public let kUTTypePresentation: CFString = "public.presentation"
/// `public.database`.
nonisolated(unsafe) public let kUTTypeDatabase: CFString = "public.database"
/// `public.vcard`.
nonisolated(unsafe) public let kUTTypeVCard: CFString = "public.vcard"
/// `public.to-do-item`.
nonisolated(unsafe) public let kUTTypeToDoItem: CFString = "public.to-do-item"
/// `public.calendar-event`.
nonisolated(unsafe) public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// `public.email-message`.
nonisolated(unsafe) public let kUTTypeEmailMessage: CFString = "public.email-message"
/// `com.apple.internet-location`.
nonisolated(unsafe) public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// `public.font`.
nonisolated(unsafe) public let kUTTypeFont: CFString = "public.font"
/// `public.bookmark`.
nonisolated(unsafe) public let kUTTypeBookmark: CFString = "public.bookmark"
/// `com.rsa.pkcs-12`.
nonisolated(unsafe) public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// `public.x509-certificate`.
nonisolated(unsafe) public let kUTTypeX509Certificate: CFString = "public.x509-certificate"
/// `org.idpf.epub-container`.
nonisolated(unsafe) public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// `public.log`.
nonisolated(unsafe) public let kUTTypeLog: CFString = "public.log"
