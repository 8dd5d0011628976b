/// The traits that describe an element and its behaviour to assistive technology.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt64
  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// None.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays a sound when used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element sums up the app's content at launch.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element begins to play or record when used.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element has a value that can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element handles touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The element turns the page once it is read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The title of a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// The names of all, in the order of their bits.
  package static let named: [(name: String, trait: UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header),
  ]

  /// The names of these, in the same order.
  package var names: [String] {
    var names: [String] = []
    var bits = rawValue
    while bits != 0, bits.trailingZeroBitCount < Self.named.count {
      names.append(Self.named[bits.trailingZeroBitCount].name)
      bits &= bits - 1
    }
    return names
  }

  /// The role of an element with these traits whose view has no role of its own.
  var role: StageElement.Role {
    switch self {
    case _ where contains(.searchField): .searchField
    case _ where contains(.button) || contains(.link): .button
    case _ where contains(.adjustable): .slider
    case _ where contains(.image): .image
    default: .text
    }
  }
}

extension UIView {
  /// The view's default traits, by its role and whether it is enabled.
  var defaultAccessibilityTraits: UIAccessibilityTraits {
    guard let elementRole else { return [] }
    return elementIsEnabled
      ? elementRole.accessibilityTraits : elementRole.accessibilityTraits.union(.notEnabled)
  }
}

nonisolated extension StageElement.Role {
  /// The traits of an element with the role.
  package var accessibilityTraits: UIAccessibilityTraits {
    switch self {
    case .backButton, .barButton, .toolbarButton, .button, .menuItem, .tab, .segment, .toggle,
      .indexTitle:
      .button
    case .title, .largeTitle, .prompt: .header
    case .text: .staticText
    case .image: .image
    case .searchField: .searchField
    case .slider, .stepper, .picker, .pageControl: .adjustable
    case .progress: .updatesFrequently
    case .key: .keyboardKey
    case .cell, .textField: []
    }
  }
}
