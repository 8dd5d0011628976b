/// The known facts about a type of files.
struct UTTypeRow: Sendable {
  let identifier: String
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]

  init(
    _ identifier: String, _ parents: [String], _ extensions: [String] = [],
    _ mimeTypes: [String] = []
  ) {
    (self.identifier, self.parents) = (identifier, parents)
    (self.extensions, self.mimeTypes) = (extensions, mimeTypes)
  }

  static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  /// The types, those first that others are kinds of.
  static let all: [UTTypeRow] = [
    // Base types
    UTTypeRow("public.item", []),
    UTTypeRow("public.content", []),
    UTTypeRow("public.composite-content", ["public.content"]),
    UTTypeRow("public.data", ["public.item"]),
    UTTypeRow("public.directory", ["public.item"]),
    UTTypeRow("public.folder", ["public.directory"]),
    UTTypeRow("public.volume", ["public.folder"]),
    UTTypeRow("com.apple.package", ["public.directory"]),
    UTTypeRow("com.apple.bundle", ["public.directory"]),
    UTTypeRow("com.apple.application", []),
    UTTypeRow(
      "com.apple.application-bundle", ["com.apple.application", "com.apple.package"], ["app"]),
    UTTypeRow("public.archive", []),
    UTTypeRow("public.message", []),
    UTTypeRow("public.contact", []),
    UTTypeRow("public.calendar-event", []),
    UTTypeRow("public.database", []),
    UTTypeRow("public.executable", ["public.item"]),
    UTTypeRow("public.font", []),
    UTTypeRow("public.url", ["public.data"]),
    UTTypeRow("public.file-url", ["public.url"]),
    // Texts
    UTTypeRow("public.text", ["public.data", "public.content"]),
    UTTypeRow("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    UTTypeRow("public.utf8-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-8"]),
    UTTypeRow("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
    UTTypeRow("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
    UTTypeRow("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    UTTypeRow("public.source-code", ["public.plain-text"]),
    UTTypeRow("public.swift-source", ["public.source-code"], ["swift"]),
    UTTypeRow("public.c-source", ["public.source-code"], ["c"]),
    UTTypeRow("public.c-header", ["public.source-code"], ["h"]),
    UTTypeRow("public.script", ["public.source-code"]),
    UTTypeRow(
      "com.netscape.javascript-source", ["public.script", "public.source-code"], ["js"],
      ["text/javascript"]),
    UTTypeRow("public.shell-script", ["public.script"], ["sh"]),
    UTTypeRow("public.python-script", ["public.shell-script"], ["py"]),
    UTTypeRow("public.json", ["public.text"], ["json"], ["application/json"]),
    UTTypeRow("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"]),
    UTTypeRow(
      "public.delimited-values-text", ["public.text"]),
    UTTypeRow(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
      ["text/csv"]),
    UTTypeRow(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
      ["text/tab-separated-values"]),
    UTTypeRow(
      "net.daringfireball.markdown", ["public.text"], ["md", "markdown"], ["text/markdown"]),
    UTTypeRow("public.log", ["public.plain-text"], ["log"]),
    UTTypeRow("com.apple.property-list", ["public.data"], ["plist"]),
    UTTypeRow("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"]),
    UTTypeRow("com.apple.binary-property-list", ["com.apple.property-list"]),
    UTTypeRow("public.vcard", ["public.text", "public.contact"], ["vcf"], ["text/vcard"]),
    UTTypeRow(
      "com.apple.ical.ics", ["public.text", "public.calendar-event"], ["ics"], ["text/calendar"]),
    // Documents
    UTTypeRow(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
    UTTypeRow("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"]),
    UTTypeRow("org.idpf.epub-container", ["public.data"], ["epub"], ["application/epub+zip"]),
    UTTypeRow("public.spreadsheet", ["public.content"]),
    UTTypeRow("public.presentation", ["public.composite-content"]),
    UTTypeRow("com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"]),
    // Pictures
    UTTypeRow("public.image", ["public.data", "public.content"]),
    UTTypeRow("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg"]),
    UTTypeRow("public.png", ["public.image"], ["png"], ["image/png"]),
    UTTypeRow("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    UTTypeRow("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    UTTypeRow("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"]),
    UTTypeRow("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
    UTTypeRow("public.heif", ["public.image"], ["heif"], ["image/heif"]),
    UTTypeRow("public.heic", ["public.heif"], ["heic"], ["image/heic"]),
    UTTypeRow("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    UTTypeRow("public.svg-image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"]),
    UTTypeRow("public.camera-raw-image", ["public.image"]),
    UTTypeRow("com.apple.live-photo", []),
    // Sound and films
    UTTypeRow("public.audiovisual-content", ["public.data", "public.content"]),
    UTTypeRow("public.movie", ["public.audiovisual-content"]),
    UTTypeRow("public.video", ["public.movie"]),
    UTTypeRow("public.audio", ["public.audiovisual-content"]),
    UTTypeRow("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
    UTTypeRow("public.mpeg-4", ["public.movie"], ["mp4"], ["video/mp4"]),
    UTTypeRow("public.mpeg", ["public.movie"], ["mpg", "mpeg"], ["video/mpeg"]),
    UTTypeRow("public.avi", ["public.movie"], ["avi"], ["video/avi"]),
    UTTypeRow("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"]),
    UTTypeRow("public.mpeg-4-audio", ["public.mpeg-4", "public.audio"], ["mp4"], ["audio/mp4"]),
    UTTypeRow("com.apple.m4a-audio", ["public.mpeg-4-audio"], ["m4a"], ["audio/x-m4a"]),
    UTTypeRow("com.microsoft.waveform-audio", ["public.audio"], ["wav"], ["audio/vnd.wave"]),
    UTTypeRow("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"]),
    UTTypeRow("public.midi-audio", ["public.audio"], ["midi", "mid"], ["audio/midi"]),
    UTTypeRow("com.apple.coreaudio-format", ["public.audio"], ["caf"], ["audio/x-caf"]),
    // Archives
    UTTypeRow(
      "public.zip-archive", ["public.data", "public.archive"], ["zip"], ["application/zip"]),
    UTTypeRow(
      "org.gnu.gnu-zip-archive", ["public.data", "public.archive"], ["gz"], ["application/gzip"]),
    UTTypeRow(
      "public.tar-archive", ["public.data", "public.archive"], ["tar"], ["application/x-tar"]),
  ]
}
