public import Foundation

/// Asks a person something: a title, a message and buttons in the middle of the screen, or at its bottom.
///
/// A press of a button closes it; what the button is for is done once it has gone. Where there is much
/// room from side to side an action sheet is a popover, and has to be told what it points at.
open class UIAlertController: UIViewController {
  /// Where it is shown.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// At the bottom of the screen, or as a popover.
    case actionSheet
    /// In the middle of the screen.
    case alert
  }

  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
    transitioningDelegate = shower
    role.compactPopoverStyle = .custom
    role.whenTakenAway = { [weak self] in self?.cancelAction?.perform() }
  }

  /// Where it is shown; at the bottom of the screen unless said otherwise as it was made.
  open private(set) var preferredStyle = Style.actionSheet
  open override var title: String? { didSet { show() } }
  /// What stands under the title.
  open var message: String? { didSet { show() } }
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that stands out, and that Return presses; nil for none.
  ///
  /// It has to be one of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map(actions.contains) ?? true,
        "The action must be contained by the actions array before it can be set as the "
          + "preferredAction: add it to \(self) first.")
      show()
    }
  }
  /// The fields, from top to bottom; nil where there are none.
  open private(set) var textFields: [UITextField]?

  private let shower = AlertShower()

  /// Adds a button; only one may be for cancelling.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil,
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel: \(self)."
    )
    actions.append(action)
    action.whenChanged = { [weak self] in self?.show() }
    show()
  }

  /// Adds a field under the message of an alert; `configurationHandler` gets it at once.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert.")
    let field = makeField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    show()
  }

  // MARK: View

  private(set) lazy var alertView = AlertView { [weak self] in self?.choose($0) }

  open override func loadView() {
    view = alertView
    show()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    takeForm()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// The size of an action sheet in a popover; else the one it was given.
  open override var preferredContentSize: CGSize {
    get {
      isViewLoaded
        ? alertView.sizeInPopover ?? super.preferredContentSize : super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }

  /// Looks as what shows it now wants.
  func takeForm() {
    guard preferredStyle == .actionSheet else { return alertView.form = .alert }
    let isPopover = activePresentationController is UIPopoverPresentationController
    alertView.form = isPopover ? .popover : .sheet
  }

  // MARK: Choosing

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Closes the alert; what a button is for is done once it has gone.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, ownPresentation?.isWanted == true else { return }
    presentingViewController?.dismiss(animated: true) { action.perform() }
  }
}
