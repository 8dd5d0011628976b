public import Foundation

/// How the buttons of a bar look, state by state.
///
/// What a state does not say is taken from the normal one.
@MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Makes the look of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Makes the look buttons of a style have by themselves.
  ///
  /// It says nothing: the bar knows that a button that stands out is semibold.
  public required init(style: UIBarButtonItem.Style) {
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
    focused = UIBarButtonItemStateAppearance()
    super.init()
    listen()
  }

  /// An equal look that knows nothing of this one.
  open func copy() -> Self {
    let copy = Self(style: .plain)
    for (state, other) in zip(copy.states, states) { state.take(other) }
    return copy
  }

  /// Takes the look buttons of a style have by themselves.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.reset() }
  }

  /// How they look when nothing is done with them.
  public let normal: UIBarButtonItemStateAppearance
  /// How they look under a finger.
  public let highlighted: UIBarButtonItemStateAppearance
  /// How they look when they cannot be pressed.
  public let disabled: UIBarButtonItemStateAppearance
  /// How they look when a keyboard would press them; nothing here is ever focused.
  public let focused: UIBarButtonItemStateAppearance

  /// Tells the appearance of the bar that took the look.
  var whenChanged: () -> Void = {}

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  private func listen() {
    for state in states { state.whenChanged = { [weak self] in self?.whenChanged() } }
  }

  /// The look in a state.
  func look(in state: UIControl.State) -> UIBarButtonItemStateAppearance {
    switch state {
    case .highlighted: highlighted
    case .disabled: disabled
    default: normal
    }
  }
}

/// How the buttons of a bar look in one state.
@MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Makes a look that says nothing.
  public override init() { super.init() }

  /// The font and colour of titles, by `.font` and `.foregroundColor`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged() } }
  /// How far titles are moved.
  open var titlePositionAdjustment = UIOffset.zero { didSet { whenChanged() } }
  /// A picture stretched behind the button.
  open var backgroundImage: UIImage? { didSet { whenChanged() } }
  /// How far that picture is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { whenChanged() } }

  /// Tells the look that it belongs to.
  var whenChanged: () -> Void = {}

  fileprivate func reset() { take(UIBarButtonItemStateAppearance()) }

  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
