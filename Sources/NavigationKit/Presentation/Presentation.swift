import Foundation

/// One controller shown over another, from the call that asks for it until it is gone.
///
/// The presenter keeps it; what is wanted changes at once, and the screen follows.
final class Presentation {
  weak var presenter: UIViewController?
  /// What is presented, and what says where its view goes: as asked for, or adapted to the room there is.
  private(set) var form: PresentationForm
  /// The same as asked for.
  let asked: PresentationForm
  /// The room there was last, and the style that suits it.
  var suited: (room: PresentationRoom, style: UIModalPresentationStyle)
  /// Who asked for it.
  private(set) weak var source: UIViewController?
  var container = PresentationContainer(frame: .zero)

  /// What is asked of it.
  enum Request: Equatable {
    /// To be on screen.
    case stay
    /// To go, because code says so or a person.
    case go(isByPerson: Bool)
  }

  /// What is asked of it.
  var request = Request.stay
  /// Whether what is wanted is to be seen moving there.
  var wantsAnimation: Bool
  /// Runs the controller's coming and going.
  private(set) lazy var runner = TransitionRunner(container: self)
  /// The way up it is to be shown in at first, until the screen turns.
  var preferredOrientation: UIInterfaceOrientation?
  /// What is to be done once the controller is there, and once it is gone.
  var whenPresented: (() -> Void)?
  var whenDismissed: [() -> Void] = []
  /// What the presenter presents once this one is gone.
  var successor: Presentation?
  /// Where the presenter's view was taken from; nil while it is in its place.
  weak var presenterHome: UIView?
  /// Where the view is that the container lies over; nil where it lies over everything.
  weak var contextHome: UIView?

  init(
    presenter: UIViewController, asked: PresentationForm, source: UIViewController,
    animated: Bool
  ) {
    self.presenter = presenter
    self.asked = asked
    self.source = source
    let traits = presenter.windowTraits
    let form = asked.adapted(to: traits, presenter: presenter, source: source)
    self.form = form
    suited = (PresentationRoom(traits), form.controller.presentationStyle)
    wantsAnimation = animated
    container.presentation = self
  }

  var presented: UIViewController { form.presented }
  var controller: UIPresentationController { form.controller }
  /// What says where the presented view goes where there is the room that was asked for.
  var original: UIPresentationController { asked.controller }

  /// Takes another form.
  func take(_ form: PresentationForm) {
    self.form = form
    form.presented.role.controller = form.controller
    controller.presenting = presenter
  }

  /// Makes it the presenter's, and the presented controller's.
  func link() {
    presenter?.presentation = self
    presented.ownPresentation = self
    controller.presenting = presenter
    let home = presenter?.viewIfLoaded
    if wantsAnimation { runner.expectTransition(in: home) }
  }

  /// Ends both ties.
  func unlink() {
    if presenter?.presentation === self { presenter?.presentation = nil }
    if presented.ownPresentation === self { presented.ownPresentation = nil }
    controller.bringPresenterForward()
    for controller in [presented, asked.presented] { controller.forgetPresentationController() }
    container.removeFromSuperview()
    controller.containerView = nil
  }

  /// The stage all of it happens on.
  var stage: Stage? {
    chain.lazy.compactMap { $0.container.window?.stage }.first
      ?? presenter?.viewIfLoaded?.window?.stage
  }

  /// It and all that is presented over it, lowest first.
  var chain: [Presentation] { [self] + presented.presentationsAbove }

  /// Whether the controller is to be on screen.
  var isWanted: Bool { request == .stay }

  /// Whether the controller is on screen, or on its way.
  var isShown: Bool { controller.containerView != nil }

  /// Whether the presenter's view goes while it is covered.
  var takesPresenter: Bool { controller.shouldRemovePresentersView }

  /// Whether the container lies over the presenter's view in the same superview, not in the window.
  var coversContext: Bool { controller.coversContext }
}
