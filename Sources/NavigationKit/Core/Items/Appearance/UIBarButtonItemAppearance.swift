public import Foundation

/// The appearance of a bar's buttons in each state.
///
/// Properties that a state lacks are taken from the normal state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, BarAppearancePart {
  /// Makes the appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Makes the default appearance of buttons of a style.
  ///
  /// It sets nothing: the bar itself makes done buttons semibold.
  public required init(style: UIBarButtonItem.Style) {
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
    focused = UIBarButtonItemStateAppearance()
    super.init()
    listen()
  }

  /// An independent copy.
  open func copy() -> Self {
    let copy = Self(style: .plain)
    for (state, other) in zip(copy.states, states) { state.adopt(other) }
    return copy
  }

  /// Resets the appearance to the default of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.reset() }
  }

  /// The appearance in the normal state.
  public let normal: UIBarButtonItemStateAppearance
  /// The appearance while a finger is pressing the button.
  public let highlighted: UIBarButtonItemStateAppearance
  /// The appearance of a disabled button.
  public let disabled: UIBarButtonItemStateAppearance
  /// The appearance of a focused button; nothing is ever focused here.
  public let focused: UIBarButtonItemStateAppearance

  /// Called after a change; set by the bar appearance that has copied this one.
  var whenChanged: () -> Void = {}

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  private func listen() {
    for state in states { state.whenChanged = { [weak self] in self?.whenChanged() } }
  }

  func look(in state: UIControl.State) -> UIBarButtonItemStateAppearance {
    switch state {
    case .highlighted: highlighted
    case .disabled: disabled
    default: normal
    }
  }
}

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Makes an appearance that sets nothing.
  public override init() { super.init() }

  /// The font and colour of titles, by `.font` and `.foregroundColor`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged() } }
  /// The position adjustment of titles, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { whenChanged() } }
  /// An image that is stretched behind the button.
  open var backgroundImage: UIImage? { didSet { whenChanged() } }
  /// The position adjustment of the background image, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { whenChanged() } }

  /// Called after a change; set by the appearance that contains this one.
  var whenChanged: () -> Void = {}

  fileprivate func reset() { adopt(UIBarButtonItemStateAppearance()) }

  fileprivate func adopt(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
