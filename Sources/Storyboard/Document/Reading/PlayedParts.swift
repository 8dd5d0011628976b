/// The elements of a file that objects were made of, and the parts of them that were read.
///
/// A report names the parts that were not read, as they are not played.
struct PlayedParts {
  private struct Place: Hashable {
    let line: Int
    let tag: String
    let id: String?

    init(_ element: DocumentElement) { (line, tag, id) = (element.line, element.tag, element.id) }
  }

  private struct Part: Hashable {
    let place: Place
    let name: String
  }

  private var elements: [Place: DocumentElement] = [:]
  private var parts: Set<Part> = []

  /// Notes that an object is made of an element.
  mutating func begin(_ element: DocumentElement) { elements[Place(element)] = element }

  /// Notes that an attribute or the value of a property is read.
  mutating func read(_ name: String, of element: DocumentElement) {
    parts.insert(Part(place: Place(element), name: name))
  }

  /// A part of elements that was not read, with its first line and its number.
  struct Unread: Hashable {
    let tag: String
    let name: String
    let line: Int
    var count = 0
  }

  /// The parts that were not read, in the order of the file.
  var unread: [Unread] {
    var found: [String: Unread] = [:]
    for element in elements.values.sorted(by: { $0.line < $1.line }) {
      for name in names(in: element) {
        let first = Unread(tag: element.tag, name: name, line: element.line)
        found["\(element.tag) \(name)", default: first].count += 1
      }
    }
    return found.values.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
  }

  private func names(in element: DocumentElement) -> [String] {
    let place = Place(element)
    let attributes = element.attributes.filter { !Self.isOfEditor($0.key, value: $0.value) }.keys
    let keys = element.children.filter { !Self.silent.contains($0.tag) }.compactMap(\.key)
      .filter { !Self.isOfEditor($0, value: nil) }
    return (attributes + keys).filter { !parts.contains(Part(place: place, name: $0)) }
  }

  /// Whether a part concerns Xcode alone, or has its default value.
  private static func isOfEditor(_ name: String, value: String?) -> Bool {
    ofEditor.contains(name) || name.hasPrefix("simulated") || name.hasPrefix("custom")
      || name.hasPrefix("placeholderIntrinsic") || value.map { defaults[name] == $0 } == true
  }

  private static let silent: Set = ["nil", "variation", "mask", "viewLayoutGuide"]

  private static let ofEditor: Set = [
    "id", "key", "userLabel", "colorLabel", "sceneMemberID", "userComments", "misplaced",
    "ambiguous", "storyboardIdentifier", "dataMode", "usesAttributedText", "freeformSize",
    "autoresizesArchivedViewToFullSize", "allowDoubleColumnStyle", "catalog", "textLabel",
    "detailTextLabel", "keyedArchiveRepresentation", "wantsToInheritPresentationContext",
    "hasAttributedTitle", "ibExternalRuntimeAttributes", "view", "frame", "imageView",
    "tableViewCell", "automaticallyAdjustsScrollViewInsets", "reuseIdentifier",
    // Where Xcode shows a view of a nib.
    "canvasLocation",
    // Only guesses until rows are laid out.
    "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
    // Without an effect since iOS 7.
    "segmentControlStyle", "titleShadowColor", "textShadowColor",
    "reversesTitleShadowWhenHighlighted", "wantsFullScreenLayout", "showsTouchWhenHighlighted",
  ]

  /// The defaults of the classes.
  private static let defaults = [
    "adjustsFontSizeToFit": "NO", "baselineAdjustment": "alignBaselines",
    "clearsContextBeforeDrawing": "NO", "configurationType": "pointSize",
    "hidesAccessoryWhenEditing": "NO",
  ]
}
