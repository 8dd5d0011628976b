import Foundation

/// One controller presented over another, from the request until it is dismissed.
///
/// The presenter owns it. A request changes it at once, and the screen follows.
final class Presentation {
  weak var presenter: UIViewController?
  /// The presented controller and its presentation controller, adapted to the current size classes.
  private(set) var form: PresentationForm
  /// The form that was requested, without adaptation.
  let requestedForm: PresentationForm
  /// The last size classes, and the style that suits them.
  var adaptation: (traits: AdaptationTraits, style: UIModalPresentationStyle)
  /// The controller that `present` was called on.
  private(set) weak var source: UIViewController?
  var container = PresentationContainer(frame: .zero)
  /// The container's size for which an animator placed the presented view; nil if none did.
  var animatedSize: CGSize?

  /// A change that code or the user requests; the last one counts.
  enum Request: Equatable {
    /// Be on screen.
    case present(animated: Bool)
    /// Be dismissed, by code or by the user.
    case dismiss(animated: Bool, isByUser: Bool = false)
  }

  var request: Request
  /// Runs the presentation and the dismissal.
  private(set) lazy var runner = TransitionRunner(container: self)
  /// The orientation it is first shown in, until the screen rotates.
  var preferredOrientation: UIInterfaceOrientation?
  /// The completions of the presentation and of the dismissal.
  var whenPresented: (() -> Void)?
  var whenDismissed: [() -> Void] = []
  /// The presentation that the presenter begins next, once this one is dismissed.
  var successor: Presentation? {
    didSet {
      guard let oldValue, oldValue.presented.ownPresentation !== oldValue else { return }
      oldValue.controller.presentationWasDropped()
    }
  }
  /// The superview that the presenter's view was taken from; nil while the view is in its place.
  var presenterSuperview: FormerSuperview?

  struct FormerSuperview {
    weak var view: UIView?
  }

  init(
    presenter: UIViewController, requestedForm: PresentationForm, source: UIViewController,
    animated: Bool
  ) {
    self.presenter = presenter
    self.requestedForm = requestedForm
    self.source = source
    let traits = presenter.windowTraits
    let form = requestedForm.adapted(to: traits, presenter: presenter, source: source)
    self.form = form
    adaptation = (AdaptationTraits(traits), form.controller.presentationStyle)
    request = .present(animated: animated)
    container.presentation = self
  }

  var presented: UIViewController { form.presented }
  var controller: UIPresentationController { form.controller }
  /// The presentation controller of the requested style.
  var original: UIPresentationController { requestedForm.controller }

  /// Sets another form.
  func apply(_ form: PresentationForm) {
    self.form = form
    form.presented.role.controller = form.controller
    controller.presenting = presenter
  }

  /// Registers it with the presenter and the presented controller.
  func link() {
    presenter?.presentation = self
    presented.ownPresentation = self
    controller.presenting = presenter
    let home = presenter?.viewIfLoaded
    if isAnimated { runner.expectTransition(in: home) }
  }

  /// Greys the tints of the presenter's view if the style wants it, or takes that back.
  func dimPresenter(_ isCovered: Bool) {
    presenter?.viewIfLoaded?.tintDimming = isCovered && controller.dimsTints ? 1 : 0
  }

  /// Undoes ``link()`` and removes the container.
  func unlink() {
    dimPresenter(false)
    if presenter?.presentation === self { presenter?.presentation = nil }
    if presented.ownPresentation === self { presented.ownPresentation = nil }
    controller.restoreBackdrop()
    for controller in [presented, requestedForm.presented] {
      controller.forgetPresentationController()
    }
    container.removeFromSuperview()
    controller.containerView = nil
  }

  /// The stage that it is shown on.
  var stage: Stage? {
    chain.lazy.compactMap { $0.container.window?.stage }.first
      ?? presenter?.viewIfLoaded?.window?.stage
  }

  /// It and all that is presented over it, lowest first.
  var chain: [Presentation] { [self] + presented.presentationsAbove }

  /// Whether the controller is to be on screen.
  var isWanted: Bool { if case .present = request { true } else { false } }

  /// Whether the requested change is to be animated.
  var isAnimated: Bool {
    switch request {
    case .present(let animated), .dismiss(let animated, _): animated
    }
  }

  /// Whether the presentation has begun, and the dismissal has not ended.
  var isShown: Bool { controller.containerView != nil }

  /// Whether the presenter's view is removed while it is covered.
  var removesPresenterView: Bool { controller.shouldRemovePresentersView }

  /// Whether the container lies over the presenter's view in the same superview, not in the window.
  var coversContext: Bool { controller.coversContext }
}
