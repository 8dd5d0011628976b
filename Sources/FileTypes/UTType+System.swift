/// The system's types, by the names that sources use.
extension UTType {
  /// Whatever can be stored.
  public static let item = UTType(known: "public.item")
  /// Whatever people make.
  public static let content = UTType(known: "public.content")
  /// Content of several kinds.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// A file.
  public static let data = UTType(known: "public.data")
  /// A directory, also one that looks like a file.
  public static let directory = UTType(known: "public.directory")
  /// A directory that looks like one.
  public static let folder = UTType(known: "public.folder")
  /// A directory that looks like a file.
  public static let package = UTType(known: "com.apple.package")
  /// A directory of a known structure.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// An app.
  public static let application = UTType(known: "com.apple.application")
  /// Several files in one.
  public static let archive = UTType(known: "public.archive")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// A person's address and the like.
  public static let contact = UTType(known: "public.contact")
  /// A date of a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A data base.
  public static let database = UTType(known: "public.database")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// A file's address.
  public static let fileURL = UTType(known: "public.file-url")

  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without marks.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without marks in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// Rich text with attachments.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// A web page.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Source code in C.
  public static let cSource = UTType(known: "public.c-source")
  /// A header of C.
  public static let cHeader = UTType(known: "public.c-header")
  /// A script.
  public static let script = UTType(known: "public.script")
  /// A script in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A script of the shell.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A script in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// A table as text.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// A table with commas between its values.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A table with tabs between its values.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// A log.
  public static let log = UTType(known: "public.log")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in its binary form.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// A person's card.
  public static let vCard = UTType(known: "public.vcard")
}
