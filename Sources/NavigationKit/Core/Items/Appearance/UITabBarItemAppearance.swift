public import Foundation

/// How the tabs of a bar look, state by state.
///
/// Letters and places that a state does not say are those of the normal one.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, BarAppearancePart {
  /// How the parts of a tab are arranged.
  public enum Style: Int, Hashable, Sendable {
    /// The picture above the title.
    case stacked
    /// Beside each other, in a bar of regular height.
    case inline
    /// Beside each other, in a low bar.
    case compactInline
  }

  /// Makes the look of tabs whose parts stand above each other.
  public convenience override init() { self.init(style: .stacked) }

  /// Makes the look tabs of an arrangement have by themselves.
  ///
  /// It says nothing: the bar knows what its tabs look like.
  public required init(style: Style) {
    normal = UITabBarItemStateAppearance()
    selected = UITabBarItemStateAppearance()
    disabled = UITabBarItemStateAppearance()
    focused = UITabBarItemStateAppearance()
    super.init()
    for state in states { state.whenChanged = { [weak self] in self?.whenChanged() } }
  }

  /// An equal look that knows nothing of this one.
  open func copy() -> Self {
    let copy = Self(style: .stacked)
    for (state, other) in zip(copy.states, states) { state.adopt(other) }
    return copy
  }

  /// Takes the look tabs of an arrangement have by themselves.
  open func configureWithDefault(for style: Style) {
    for state in states { state.adopt(UITabBarItemStateAppearance()) }
  }

  /// How they look when nothing is done with them.
  public let normal: UITabBarItemStateAppearance
  /// How the selected one looks.
  public let selected: UITabBarItemStateAppearance
  /// How they look when they cannot be pressed.
  public let disabled: UITabBarItemStateAppearance
  /// How they look when a keyboard would press them; nothing here is ever focused.
  public let focused: UITabBarItemStateAppearance

  /// Tells the appearance of the bar that took the look.
  var whenChanged: () -> Void = {}

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// The look in a state.
  func look(in state: UIControl.State) -> UITabBarItemStateAppearance {
    switch state {
    case .selected: selected
    case .disabled: disabled
    default: normal
    }
  }
}

/// How the tabs of a bar look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Makes a look that says nothing.
  public override init() { super.init() }

  /// The font and colour of titles, by `.font` and `.foregroundColor`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged() } }
  /// How far titles are moved.
  open var titlePositionAdjustment = UIOffset.zero { didSet { whenChanged() } }
  /// The colour of pictures; nil for the bar's own.
  open var iconColor: UIColor? { didSet { whenChanged() } }
  /// How far badges are moved.
  open var badgePositionAdjustment = UIOffset.zero { didSet { whenChanged() } }
  /// The colour of badges; nil for red.
  open var badgeBackgroundColor: UIColor? { didSet { whenChanged() } }
  /// The font and colour of badges, by `.font` and `.foregroundColor`.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged() } }
  /// How far the letters of badges are moved.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { whenChanged() } }

  /// Tells the look that it belongs to.
  var whenChanged: () -> Void = {}

  fileprivate func adopt(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
