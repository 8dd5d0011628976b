/// The system's types, by the names that sources use.
extension UTType {
  /// Whatever can be stored.
  public static let item = UTType(identifier: "public.item")
  /// Whatever people make.
  public static let content = UTType(identifier: "public.content")
  /// Content of several kinds.
  public static let compositeContent = UTType(identifier: "public.composite-content")
  /// A file.
  public static let data = UTType(identifier: "public.data")
  /// A directory, also one that looks like a file.
  public static let directory = UTType(identifier: "public.directory")
  /// A directory that looks like one.
  public static let folder = UTType(identifier: "public.folder")
  /// A directory that looks like a file.
  public static let package = UTType(identifier: "com.apple.package")
  /// A directory of a known structure.
  public static let bundle = UTType(identifier: "com.apple.bundle")
  /// An app.
  public static let application = UTType(identifier: "com.apple.application")
  /// Several files in one.
  public static let archive = UTType(identifier: "public.archive")
  /// A message.
  public static let message = UTType(identifier: "public.message")
  /// A person's address and the like.
  public static let contact = UTType(identifier: "public.contact")
  /// A date of a calendar.
  public static let calendarEvent = UTType(identifier: "public.calendar-event")
  /// A data base.
  public static let database = UTType(identifier: "public.database")
  /// A font.
  public static let font = UTType(identifier: "public.font")
  /// An address.
  public static let url = UTType(identifier: "public.url")
  /// A file's address.
  public static let fileURL = UTType(identifier: "public.file-url")

  /// Text of any kind.
  public static let text = UTType(identifier: "public.text")
  /// Text without marks.
  public static let plainText = UTType(identifier: "public.plain-text")
  /// Text without marks in UTF-8.
  public static let utf8PlainText = UTType(identifier: "public.utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType(identifier: "public.rtf")
  /// Rich text with attachments.
  public static let rtfd = UTType(identifier: "com.apple.rtfd")
  /// A web page.
  public static let html = UTType(identifier: "public.html")
  /// XML.
  public static let xml = UTType(identifier: "public.xml")
  /// Source code.
  public static let sourceCode = UTType(identifier: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType(identifier: "public.swift-source")
  /// Source code in C.
  public static let cSource = UTType(identifier: "public.c-source")
  /// A header of C.
  public static let cHeader = UTType(identifier: "public.c-header")
  /// A script.
  public static let script = UTType(identifier: "public.script")
  /// A script in JavaScript.
  public static let javaScript = UTType(identifier: "com.netscape.javascript-source")
  /// A script of the shell.
  public static let shellScript = UTType(identifier: "public.shell-script")
  /// A script in Python.
  public static let pythonScript = UTType(identifier: "public.python-script")
  /// JSON.
  public static let json = UTType(identifier: "public.json")
  /// YAML.
  public static let yaml = UTType(identifier: "public.yaml")
  /// A table as text.
  public static let delimitedText = UTType(identifier: "public.delimited-values-text")
  /// A table with commas between its values.
  public static let commaSeparatedText = UTType(identifier: "public.comma-separated-values-text")
  /// A table with tabs between its values.
  public static let tabSeparatedText = UTType(identifier: "public.tab-separated-values-text")
  /// A log.
  public static let log = UTType(identifier: "public.log")
  /// A property list.
  public static let propertyList = UTType(identifier: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(identifier: "com.apple.xml-property-list")
  /// A property list in its binary form.
  public static let binaryPropertyList = UTType(identifier: "com.apple.binary-property-list")
  /// A person's card.
  public static let vCard = UTType(identifier: "public.vcard")
}
