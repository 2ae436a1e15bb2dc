extension FileType {
  /// The types that are known by name. MIME types are those of the IANA registry, or the ones that
  /// shared-mime-info uses; identifiers are Apple's where there are any.
  public static let known: [FileType] = [plainText] + images + documents + audio + video + archives

  private static let images: [FileType] = [
    .init("image/png", "public.png", "png", "PNG image", .image),
    .init("image/jpeg", "public.jpeg", "jpg jpeg jpe", "JPEG image", .image),
    .init("image/gif", "com.compuserve.gif", "gif", "GIF image", .image),
    .init("image/webp", "org.webmproject.webp", "webp", "WebP image", .image),
    .init("image/heic", "public.heic", "heic heif", "HEIC image", .image),
    .init("image/avif", "public.avif", "avif", "AVIF image", .image),
    .init("image/tiff", "public.tiff", "tiff tif", "TIFF image", .image),
    .init("image/bmp", "com.microsoft.bmp", "bmp", "BMP image", .image),
    .init("image/svg+xml", "public.svg-image", "svg", "SVG image", .image),
    .init("image/x-icon", "com.microsoft.ico", "ico", "Icon", .image),
    .init("image/jxl", "public.jpeg-xl", "jxl", "JPEG XL image", .image),
    .init("image/x-adobe-dng", "com.adobe.raw-image", "dng", "DNG image", .image),
    .init("image/x-canon-cr2", "com.canon.cr2-raw-image", "cr2", "Canon raw image", .image),
    .init("image/x-nikon-nef", "com.nikon.raw-image", "nef", "Nikon raw image", .image),
    .init("image/x-sony-arw", "com.sony.arw-raw-image", "arw", "Sony raw image", .image),
    .init("image/vnd.adobe.photoshop", "com.adobe.photoshop-image", "psd", "Photoshop image"),
  ]

  private static let documents: [FileType] = [
    .init("application/pdf", "com.adobe.pdf", "pdf", "PDF document"),
    .init("application/postscript", "com.adobe.postscript", "ps", "PostScript document"),
    .init("text/html", "public.html", "html htm", "HTML document", .text),
    .init("text/markdown", "net.daringfireball.markdown", "md markdown", "Markdown text", .text),
    .init("text/csv", "public.comma-separated-values-text", "csv", "CSV table", .text),
    .init("text/rtf", "public.rtf", "rtf", "RTF document", .text),
    .init("text/vcard", "public.vcard", "vcf vcard", "Contact", .text),
    .init("text/calendar", "com.apple.ical.ics", "ics", "Calendar", .text),
    .init("application/json", "public.json", "json", "JSON document", .text),
    .init("application/xml", "public.xml", "xml", "XML document", .text),
    .init("application/yaml", "public.yaml", "yaml yml", "YAML document", .text),
    .init("application/toml", "io.toml.toml", "toml", "TOML document", .text),
    .init("application/epub+zip", "org.idpf.epub-container", "epub", "EPUB book"),
    .init("application/msword", "com.microsoft.word.doc", "doc", "Word document"),
    .init(
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "org.openxmlformats.wordprocessingml.document", "docx", "Word document"),
    .init(
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "org.openxmlformats.spreadsheetml.sheet", "xlsx", "Excel workbook"),
    .init(
      "application/vnd.openxmlformats-officedocument.presentationml.presentation",
      "org.openxmlformats.presentationml.presentation", "pptx", "PowerPoint presentation"),
    .init(
      "application/vnd.oasis.opendocument.text", "org.oasis-open.opendocument.text", "odt",
      "OpenDocument text"),
    .init(
      "application/vnd.oasis.opendocument.spreadsheet",
      "org.oasis-open.opendocument.spreadsheet", "ods", "OpenDocument spreadsheet"),
    .init(
      "application/vnd.oasis.opendocument.presentation",
      "org.oasis-open.opendocument.presentation", "odp", "OpenDocument presentation"),
    .init("text/x-python", "public.python-script", "py", "Python script", .text),
    .init("application/x-sh", "public.shell-script", "sh bash zsh fish", "Shell script", .text),
    .init("text/x-swift", "public.swift-source", "swift", "Swift source", .text),
    .init("text/x-c", "public.c-source", "c h", "C source", .text),
    .init("text/x-diff", "public.patch-file", "patch diff", "Patch", .text),
  ]

  private static let audio: [FileType] = [
    .init("audio/mpeg", "public.mp3", "mp3", "MP3 audio", .audio),
    .init("audio/mp4", "public.mpeg-4-audio", "m4a", "MPEG-4 audio", .audio),
    .init("audio/flac", "org.xiph.flac", "flac", "FLAC audio", .audio),
    .init("audio/ogg", "org.xiph.ogg-audio", "ogg oga opus", "Ogg audio", .audio),
    .init("audio/wav", "com.microsoft.waveform-audio", "wav", "WAV audio", .audio),
  ]

  private static let video: [FileType] = [
    .init("video/mp4", "public.mpeg-4", "mp4 m4v", "MPEG-4 video", .video),
    .init("video/quicktime", "com.apple.quicktime-movie", "mov qt", "QuickTime video", .video),
    .init("video/webm", "org.webmproject.webm", "webm", "WebM video", .video),
    .init("video/x-matroska", "org.matroska.mkv", "mkv", "Matroska video", .video),
    .init("video/x-msvideo", "public.avi", "avi", "AVI video", .video),
    .init("video/mpeg", "public.mpeg", "mpg mpeg", "MPEG video", .video),
    .init("video/ogg", "org.xiph.ogg-video", "ogv", "Ogg video", .video),
    .init("video/3gpp", "public.3gpp", "3gp", "3GPP video", .video),
    .init("video/x-ms-wmv", "com.microsoft.windows-media-wmv", "wmv", "WMV video", .video),
    .init("video/x-flv", "com.adobe.flash.video", "flv", "Flash video", .video),
  ]

  private static let archives: [FileType] = [
    .init("application/zip", "public.zip-archive", "zip", "ZIP archive"),
    .init("application/gzip", "org.gnu.gnu-zip-archive", "gz tgz", "Gzip archive"),
    .init("application/x-bzip2", "public.bzip2-archive", "bz2 tbz2", "Bzip2 archive"),
    .init("application/x-xz", "org.tukaani.xz-archive", "xz txz", "XZ archive"),
    .init("application/zstd", "public.zstandard-archive", "zst", "Zstandard archive"),
    .init("application/x-7z-compressed", "org.7-zip.7-zip-archive", "7z", "7z archive"),
    .init("application/x-tar", "public.tar-archive", "tar", "Tar archive"),
    .init("application/vnd.rar", "com.rarlab.rar-archive", "rar", "RAR archive"),
    .init("application/vnd.sqlite3", "org.sqlite.database", "sqlite sqlite3 db", "SQLite database"),
    .init(
      "application/vnd.debian.binary-package", "org.debian.deb-archive", "deb", "Debian package"),
  ]
}
