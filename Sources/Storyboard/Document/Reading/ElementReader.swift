/// Reads the properties of elements as typed values and collects what is garbled.
///
/// A property that is garbled reads as absent, so that its default is used, and is noted once with
/// its line. Nothing stops.
///
/// ```swift
/// let reader = document.reader()
/// let alpha = reader.double("alpha", of: element) ?? 1
/// ```
public final class ElementReader {
  /// The file's name, for issues.
  public let file: String
  /// What was garbled, in the order of reading.
  public private(set) var issues: [DocumentIssue] = []
  /// Whether the file's colours have been matched to their spaces, as since Xcode 8.
  let isColorMatched: Bool
  /// What the file says of the images and colours that it names.
  let resources: DocumentResources
  private var noted: Set<DocumentIssue> = []

  /// Makes a reader of a file's elements; `StoryboardDocument.reader()` does it for a document.
  public init(
    file: String, isColorMatched: Bool = true, resources: DocumentResources = DocumentResources()
  ) {
    self.file = file
    self.isColorMatched = isColorMatched
    self.resources = resources
  }

  /// Notes what is wrong with an element; the second time it is ignored.
  public func note(_ message: String, at element: DocumentElement) {
    let message = DocumentIssue.printable("\(element.name): \(message)")
    take(DocumentIssue(file: file, line: element.line, message: message))
  }

  /// Takes an issue over unless it is known.
  func take(_ issue: DocumentIssue) {
    guard issues.count < DocumentLimits.mostIssues, noted.insert(issue).inserted else { return }
    issues.append(issue)
  }

  /// Notes an attribute that cannot be read.
  func note(_ attribute: String, is kind: String, at element: DocumentElement) {
    let value = DocumentIssue.shortened(element[attribute] ?? "")
    note("\(attribute)=\"\(value)\" is not \(kind), so it is left out", at: element)
  }
}
