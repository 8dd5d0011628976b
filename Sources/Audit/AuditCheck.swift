/// What an audit looks for.
public nonisolated enum AuditCheck: String, CaseIterable, Codable, Sendable {
  /// A text is cut off.
  case clipped
  /// A line ends inside a word.
  case brokenWord = "broken-word"
  /// A bar's title or back button is cut off.
  case title
  /// Two elements are over each other.
  case overlap
  /// An element is outside of the screen or its safe area, and nothing scrolls it in.
  case outside
  /// No scrolling brings an element to where it can be seen and pressed.
  case unreachable
  /// Something else gets the finger in the middle of an element.
  case covered
  /// An element is too small for a finger.
  case targets
  /// A text differs too little from what is behind it.
  case contrast
  /// The symbol of a button differs too little from what is behind it.
  case icons
  /// An element that is pressed has no name for people who cannot see it.
  case label
  /// A view that is pressed is no element for people who cannot see it.
  case unexposed
  /// The traits of an element contradict each other.
  case traits
  /// Two elements that do different things have one name.
  case sameLabel = "same-label"
  /// A text does not grow with the text size that the user chose.
  case fixedText = "fixed-text"
  /// An element is elsewhere in dark or high contrast, or right to left is no mirror of left to
  /// right.
  case jumps
  /// A control of the first look is not there in another one.
  case lost
  /// The Tab key does not reach a control.
  case focus

  /// Whether it is found by comparing looks, and not in one look.
  public var comparesLooks: Bool { self == .fixedText || self == .jumps || self == .lost }
}
