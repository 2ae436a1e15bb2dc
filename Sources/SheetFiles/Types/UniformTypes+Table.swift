extension UniformTypes {
  /// The kinds of data and the formats that Apple declares for all its systems, with their relations
  /// (System-Declared Uniform Type Identifiers, and the documentation of `UTType`).
  static let lines = """
    public.item||||Item
    public.content||||Content
    public.composite-content|public.content|||Document
    public.data|public.item|||Data
    public.directory|public.item||inode/directory|Directory
    com.apple.resolvable||||Reference
    public.symlink|public.item com.apple.resolvable||inode/symlink|Symbolic link
    public.executable|public.item|||Program
    com.apple.mount-point|public.item com.apple.resolvable||inode/mount-point|Mount point
    com.apple.alias-file|public.data com.apple.resolvable|||Alias
    com.apple.bookmark|public.data com.apple.resolvable|||Bookmark data
    public.url|public.data|||Address
    public.file-url|public.url|||Address of a file
    public.text|public.data public.content|||Text
    public.plain-text|public.text|txt text||
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|Text
    public.utf16-external-plain-text|public.plain-text|||Text
    public.utf16-plain-text|public.plain-text|||Text
    public.delimited-values-text|public.text|||Table
    public.comma-separated-values-text|public.delimited-values-text
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|\
    Table
    public.utf8-tab-separated-values-text|public.tab-separated-values-text \
    public.utf8-plain-text|||Table
    public.rtf|public.text||text/rtf application/rtf
    public.html|public.text
    public.xml|public.text||application/xml text/xml
    public.yaml|public.text||application/yaml application/x-yaml text/yaml
    public.css|public.text|css|text/css|Style sheet
    public.source-code|public.plain-text|||Source
    public.assembly-source|public.source-code|s|text/x-asm|Assembler source
    public.c-source|public.source-code|c|text/x-csrc text/x-c
    public.objective-c-source|public.source-code|m|text/x-objcsrc|Objective-C source
    public.swift-source|public.source-code
    public.c-plus-plus-source|public.source-code|cpp cp c++ cc cxx|text/x-c++src|C++ source
    public.objective-c-plus-plus-source|public.source-code|mm|text/x-objc++src|Objective-C++ source
    public.c-header|public.source-code|h|text/x-chdr|C header
    public.c-plus-plus-header|public.source-code|hpp h++ hxx hh|text/x-c++hdr|C++ header
    public.script|public.source-code|||Script
    com.apple.applescript.text|public.script|applescript||AppleScript source
    com.apple.applescript.script|public.data public.script|scpt||AppleScript
    com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd||\
    AppleScript
    com.netscape.javascript-source|public.source-code public.executable|js|text/javascript \
    application/javascript|JavaScript source
    public.shell-script|public.script||application/x-shellscript application/x-sh
    public.perl-script|public.shell-script|pl pm|application/x-perl|Perl script
    public.python-script|public.shell-script||text/x-python text/x-python3
    public.ruby-script|public.shell-script|rb|application/x-ruby|Ruby script
    public.php-script|public.shell-script|php|application/x-php|PHP script
    public.make-source|public.script|mak|text/x-makefile|Makefile
    public.json|public.text
    com.apple.property-list|public.data|plist||Property list
    com.apple.xml-property-list|public.xml com.apple.property-list|||Property list
    com.apple.binary-property-list|com.apple.property-list|||Property list
    com.adobe.pdf|public.data public.composite-content
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||RTF document with files
    com.apple.flat-rtfd|public.data public.composite-content|||RTF document with files
    com.apple.webarchive|public.data public.composite-content|webarchive|\
    application/x-webarchive|Web archive
    public.image|public.data public.content|||Image
    public.png|public.image
    public.jpeg|public.image
    public.tiff|public.image
    com.compuserve.gif|public.image
    com.apple.icns|public.image|icns|image/x-icns|Icon
    com.microsoft.bmp|public.image
    com.microsoft.ico|public.image||image/x-icon image/vnd.microsoft.icon
    public.camera-raw-image|public.image|||Raw image
    com.adobe.raw-image|public.camera-raw-image
    com.canon.cr2-raw-image|public.camera-raw-image
    com.nikon.raw-image|public.camera-raw-image
    com.sony.arw-raw-image|public.camera-raw-image
    public.svg-image|public.image
    com.apple.live-photo||||Live Photo
    public.heif|public.image|heif hif|image/heif|HEIF image
    public.heic|public.heif|heic|image/heic|HEIC image
    public.heics|public.heif|heics|image/heic-sequence|HEIC images
    org.webmproject.webp|public.image
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc||USD scene
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|\
    model/vnd.usdz+zip|USDZ scene
    com.apple.reality|public.3d-content public.data|reality|model/vnd.reality|Reality file
    com.apple.scenekit.scene|public.3d-content public.data|scn||SceneKit scene
    com.apple.arobject|public.data|arobject||AR object
    public.audiovisual-content|public.data public.content|||Audiovisual content
    public.movie|public.audiovisual-content|||Movie
    public.video|public.movie|||Video
    public.audio|public.audiovisual-content|||Audio
    com.apple.quicktime-movie|public.movie
    public.mpeg|public.movie
    public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream
    public.mp3|public.audio||audio/mpeg audio/mp3
    public.mpeg-4|public.movie
    public.mpeg-4-audio|public.audio||audio/mp4 audio/x-m4a
    com.apple.protected-mpeg-4-audio|public.audio|m4p||Protected audio
    com.apple.protected-mpeg-4-video|public.movie|||Protected video
    public.avi|public.movie||video/x-msvideo video/avi
    public.aiff-audio|public.audio|aiff aif|audio/x-aiff audio/aiff|AIFF audio
    com.microsoft.waveform-audio|public.audio||audio/wav audio/x-wav audio/vnd.wave
    public.midi-audio|public.audio|mid midi|audio/midi|MIDI audio
    public.playlist||||Playlist
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/x-mpegurl \
    application/vnd.apple.mpegurl|M3U playlist
    public.folder|public.directory|||Folder
    public.volume|public.folder com.apple.mount-point|||Volume
    com.apple.package|public.directory|||Package
    com.apple.bundle|public.directory|||Bundle
    com.apple.plugin|com.apple.bundle com.apple.package|||Plug-in
    com.apple.metadata-importer|com.apple.plugin|mdimporter||Spotlight importer
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator||Quick Look generator
    com.apple.xpc-service|com.apple.bundle|xpc||XPC service
    com.apple.framework|com.apple.bundle|framework||Framework
    com.apple.application|public.executable|||Application
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||\
    Application
    com.apple.application-and-system-extension|com.apple.bundle com.apple.plugin|appex||\
    Application extension
    public.unix-executable|public.data public.executable||application/x-executable|Program
    com.microsoft.windows-executable|public.data public.executable|exe|\
    application/x-ms-dos-executable application/vnd.microsoft.portable-executable|Windows program
    com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefpane||System \
    preferences pane
    public.archive|public.item|||Archive
    org.gnu.gnu-zip-archive|public.data public.archive
    public.bzip2-archive|public.data public.archive
    public.zip-archive|public.data public.archive
    com.apple.archive|public.data public.archive|aar||Apple archive
    public.tar-archive|public.data public.archive
    org.tukaani.xz-archive|public.data public.archive
    public.zstandard-archive|public.data public.archive
    org.7-zip.7-zip-archive|public.data public.archive
    com.rarlab.rar-archive|public.data public.archive
    public.disk-image|public.archive|||Disk image
    public.spreadsheet|public.content|||Spreadsheet
    public.presentation|public.composite-content|||Presentation
    public.database||||Database
    com.microsoft.word.doc|public.data public.composite-content
    org.openxmlformats.wordprocessingml.document|public.data public.composite-content
    org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet
    org.openxmlformats.presentationml.presentation|public.data public.presentation
    org.oasis-open.opendocument.text|public.data public.composite-content
    org.oasis-open.opendocument.spreadsheet|public.data public.spreadsheet
    org.oasis-open.opendocument.presentation|public.data public.presentation
    org.sqlite.database|public.data public.database||application/vnd.sqlite3 application/x-sqlite3
    public.message||||Message
    public.contact||||Contact
    public.vcard|public.text public.contact||text/vcard text/x-vcard
    public.to-do-item||||To-do item
    public.calendar-event||||Calendar event
    com.apple.ical.ics|public.text public.calendar-event
    public.email-message|public.message public.data|eml|message/rfc822|Mail message
    com.apple.internet-location|public.data|inetloc webloc||Internet location
    com.microsoft.internet-shortcut|public.data|url|application/x-mswinurl|Internet shortcut
    public.font|public.item|ttf otf ttc woff woff2|font/ttf font/otf font/collection font/woff \
    font/woff2|Font
    public.bookmark||||Bookmark
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS #12 file
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|Certificate
    org.idpf.epub-container|public.data public.composite-content
    public.log|public.plain-text|log|text/x-log|Log
    net.daringfireball.markdown|public.plain-text||text/markdown text/x-markdown
    com.apple.haptics.ahap|public.data|ahap||Haptic pattern
    com.apple.uikit.color||||Colour
    """
}
