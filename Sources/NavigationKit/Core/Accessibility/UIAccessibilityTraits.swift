/// What an element is and how it behaves, for assistive technology.
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
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound when used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what the app shows as it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It begins to play or record when used.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// It has a value that can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It takes fingers as they are.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page once it is read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The title of a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// What an element of another view's is with these traits.
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
  /// What its kind says of it.
  var usualAccessibilityTraits: UIAccessibilityTraits {
    guard let elementRole else { return [] }
    return elementIsEnabled
      ? elementRole.accessibilityTraits : elementRole.accessibilityTraits.union(.notEnabled)
  }
}

nonisolated extension StageElement.Role {
  /// What an element of the role is for assistive technology.
  var accessibilityTraits: UIAccessibilityTraits {
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
