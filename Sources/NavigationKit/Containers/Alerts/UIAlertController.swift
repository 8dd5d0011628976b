public import Foundation

/// An alert or action sheet: a title, a message and buttons in the middle or at the bottom of the
/// screen.
///
/// Pressing a button dismisses it, then calls the button's handler. In regular width an action
/// sheet is a popover, so its `popoverPresentationController` needs a source.
///
/// ```swift
/// let alert = UIAlertController(
///   title: "Delete the album?", message: "Its photos stay.", preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.deleteAlbum() })
/// present(alert, animated: true)
/// ```
open class UIAlertController: UIViewController {
  /// Whether it is an alert or an action sheet.
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
    role.compactPopoverStyle = .custom
    role.makeCustomController = {
      AlertPresentationController(presentedViewController: $0, presenting: $1)
    }
    role.whenDismissedByUser = { [weak self] in self?.cancelAction?.perform() }
  }

  /// The style set at creation; an action sheet by default.
  open private(set) var preferredStyle = Style.actionSheet
  open override var title: String? { didSet { show() } }
  /// The text below the title.
  open var message: String? { didSet { show() } }
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that is emphasized and that Return presses; nil for none.
  ///
  /// It must be one of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map(actions.contains) ?? true,
        "The action must be contained by the actions array before it can be set as the "
          + "preferredAction: add it to \(self) first.")
      show()
    }
  }
  /// The fields, from top to bottom; nil if there are none.
  open private(set) var textFields: [UITextField]?

  /// Adds a button; only one may have the style `cancel`.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil,
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel: \(self)."
    )
    actions.append(action)
    action.whenChanged = { [weak self] in self?.show() }
    show()
  }

  /// Adds a field below the message of an alert, and calls `configurationHandler` with it.
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
    updateForm()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// The size of an action sheet in a popover; else the size that was set.
  open override var preferredContentSize: CGSize {
    get {
      isViewLoaded
        ? alertView.sizeInPopover ?? super.preferredContentSize : super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }

  /// Updates the appearance to the current presentation controller.
  func updateForm() {
    guard preferredStyle == .actionSheet else { return alertView.form = .alert }
    let isFree = activePresentationController?.usesPreferredSize == true
    alertView.form = isFree ? .popover : .sheet
  }

  // MARK: Choosing

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Dismisses the alert, then calls the button's handler.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, ownPresentation?.isWanted == true else { return }
    presentingViewController?.dismiss(animated: true) { action.perform() }
  }
}
