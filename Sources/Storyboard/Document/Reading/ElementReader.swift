/// Reads the properties of elements as typed values and collects garbled ones.
///
/// A garbled property reads as absent, so that its default is used, and is noted once with its line.
/// Reading goes on.
///
/// ```swift
/// let reader = document.reader()
/// let alpha = reader.double("alpha", of: element) ?? 1
/// ```
public final class ElementReader {
  /// The file's name, for issues.
  public let file: String
  /// The garbled parts, in the order of reading.
  public private(set) var issues: [DocumentIssue] = []
  /// Whether the file's colours have been matched to their spaces, as since Xcode 8.
  let isColorMatched: Bool
  /// The images and colours that the file names.
  let resources: DocumentResources
  /// The symbols of the system that were used, by their names.
  private(set) var symbols: Set<String> = []
  /// The app's images that were used: by name, the element that used them first.
  private(set) var images: [String: DocumentElement] = [:]
  private var recorded: Set<DocumentIssue> = []
  private var played = PlayedParts()

  /// Makes a reader of a file's elements; `StoryboardDocument.reader()` does it for a document.
  public init(
    file: String, isColorMatched: Bool = true, resources: DocumentResources = DocumentResources()
  ) {
    self.file = file
    self.isColorMatched = isColorMatched
    self.resources = resources
  }

  /// An attribute as it is written; it counts as read.
  public func word(_ name: String, of element: DocumentElement) -> String? {
    guard let word = element[name] else { return nil }
    played.read(name, of: element)
    return word
  }

  /// The child that is the value of a property; it counts as read.
  public func child(_ key: String, of element: DocumentElement) -> DocumentElement? {
    guard let child = element.child(key: key) else { return nil }
    played.read(key, of: element)
    return child
  }

  /// Notes that an object is made of an element: parts that are not read are not played.
  public func play(_ element: DocumentElement) { played.begin(element) }

  /// Notes that an image is used.
  func use(image name: String, isSymbol: Bool, at element: DocumentElement) {
    if isSymbol { symbols.insert(name) } else if images[name] == nil { images[name] = element }
  }

  /// The parts that were not read of elements whose objects were made, each kind once.
  public var unplayed: [DocumentIssue] {
    played.unread.map { part in
      let others = part.count - 1
      let places = others > 0 ? ", here and \(others == 1 ? "once" : "\(others) times") more" : ""
      return DocumentIssue(
        file: file, line: part.line,
        message: DocumentIssue.printable(
          "\(DocumentIssue.shortened(part.name)) of <\(DocumentIssue.shortened(part.tag))> is not "
            + "played" + places))
    }
  }

  /// Notes a mistake in an element; the same one is ignored the second time.
  public func note(_ message: String, at element: DocumentElement) {
    let message = DocumentIssue.printable("\(element.name): \(message)")
    add(DocumentIssue(file: file, line: element.line, message: message))
  }

  /// Takes an issue over unless it is known.
  func add(_ issue: DocumentIssue) {
    guard issues.count < DocumentLimits.maximumIssues, recorded.insert(issue).inserted else {
      return
    }
    issues.append(issue)
  }

  /// Notes an attribute that cannot be read.
  func note(_ attribute: String, is kind: String, at element: DocumentElement) {
    let value = DocumentIssue.shortened(element[attribute] ?? "")
    note("\(attribute)=\"\(value)\" is not \(kind), so it is left out", at: element)
  }
}
