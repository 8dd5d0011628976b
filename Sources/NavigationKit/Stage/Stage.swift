public import Drawing
public import Foundation
public import Input

/// The seat from which a host, a script or a test drives a screen.
///
/// Events go in, frames come out, and time is what the host says it is. A stage shares nothing with
/// another: any number can live in one process.
public final class Stage {
  /// The window that fills the stage; set its root controller, then show it.
  public var window: UIWindow { shownWindow }
  /// Virtual seconds since the stage was made.
  public var now: TimeInterval { clock.now }
  /// The screen as UIKit's code sees it.
  public let screen: UIScreen
  /// The circumstances everything is shown in.
  public private(set) var traits: UITraitCollection

  /// Set once the rest is, and from then on always there.
  private var shownWindow: UIWindow!
  let clock = VirtualClock()
  let textMeasurer: any TextMeasurer
  let imageSource: any ImageSource
  let application = UIApplication()
  private(set) lazy var windowScene = UIWindowScene(stage: self)
  private var givenTraits: UITraitCollection
  private(set) var safeAreaInsets: UIEdgeInsets

  var touches: TouchRouter!
  var scrolls: ScrollRouter!
  var background: BackgroundWork!
  /// What follows time by more than its looks: scroll positions.
  var updaters: [Updater] = []
  /// What changes at a steady pace without an end.
  var repeatingAnimations: [RepeatingAnimation] = []
  /// The rotations that still run, the latest last.
  var rotations: [Rotation] = []
  /// The picture that still gives way to how the screen looks now.
  var fade: PictureFade?
  /// Whether a keyboard is there, and who wants to know.
  var keyboardObservers = Keyboard()
  private var updateEndings: [() -> Void] = []
  private var isUpdating = false
  /// What the device draws over the app; nothing unless set.
  public var chrome = ScreenChrome() { didSet { if chrome != oldValue { chromeDidChange() } } }
  /// Hears what controllers are told, each time before they are; for traces of what happened.
  public var onCallback: ((ControllerCallback) -> Void)?
  var chromeWindow: ScreenChromeWindow?
  /// Whether something changed by which the status bar and the home indicator go.
  var needsChromeUpdate = false
  var statusBarTap = StatusBarTap()
  /// The calls by name that wait for their time.
  var delayedCalls: [DelayedCall] = []
  /// Where the fingers of a person's moves are, by ``press(at:)`` and the like.
  var hand = Hand()

  /// The stage that is updating: being launched or handling an event; nil in between.
  private(set) static var current: Stage?

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - size: The screen's size in points.
  ///   - scale: Pixels in a point.
  ///   - safeAreaInsets: What the screen's own edges cover: status bar, home indicator.
  ///   - traits: What to show otherwise than the size suggests.
  ///   - textMeasurer: Knows how big text is.
  ///   - imageSource: Knows how big pictures are.
  ///   - worker: Runs work away from the frame.
  public init(
    size: CGSize, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
    traits: UITraitCollection = UITraitCollection(),
    textMeasurer: any TextMeasurer = FixedTextMeasurer(),
    imageSource: any ImageSource = FixedImageSource(), worker: any Worker = ImmediateWorker()
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    screen = UIScreen(bounds: bounds, scale: scale)
    givenTraits = traits
    self.traits = UITraitCollection(
      traitsFrom: [UITraitCollection(screen: size, scale: scale), traits])
    self.textMeasurer = textMeasurer
    self.imageSource = imageSource
    self.safeAreaInsets = safeAreaInsets
    shownWindow = UIWindow(stage: self, frame: bounds)
    touches = TouchRouter(stage: self)
    scrolls = ScrollRouter(stage: self)
    background = BackgroundWork(stage: self, worker: worker)
    application.stage = self
  }

  /// Starts an app: its delegate, or the scene delegate it names, makes the window, which becomes
  /// the stage's.
  ///
  /// Returns false if the delegate says that it could not be launched.
  @discardableResult
  public func launch(_ delegate: any UIApplicationDelegate) -> Bool {
    perform {
      application.delegate = delegate
      guard delegate.application(application, didFinishLaunchingWithOptions: nil) else {
        return false
      }
      connectScene(by: delegate)
      return true
    }
  }

  private func connectScene(by delegate: any UIApplicationDelegate) {
    let session = windowScene.session
    session.configuration = delegate.application(
      application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    session.configuration.makeDelegate().map(windowScene.connect)
  }

  /// Gives the stage another size at once, as a window that is dragged by its corner.
  ///
  /// Controllers hear of it with a coordinator that is not animated; what they hand it runs at once.
  /// A rotation to another size that still runs ends here.
  public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets) {
    perform {
      let isOther = size != screen.bounds.size || safeAreaInsets != self.safeAreaInsets
      if isOther { endRotations() }
      change(to: size, safeAreaInsets: safeAreaInsets, by: nil)
    }
  }

  /// Shows everything otherwise from now on: light or dark, larger text, right to left.
  ///
  /// What the traits do not say stays as it is. All on screen is laid out anew in place, and views and
  /// controllers hear of it; what is not on screen hears once it comes back.
  ///
  /// - Parameter animated: Whether the screen as it was is seen to give way, as where iOS turns dark.
  public func change(traits: UITraitCollection, animated: Bool = false) {
    let picture = animated ? displayList(isMasked: false) : nil
    perform {
      endRotations()
      givenTraits = UITraitCollection(traitsFrom: [givenTraits, traits])
      change(to: screen.bounds.size, safeAreaInsets: safeAreaInsets, by: nil)
      picture.map(fade)
    }
  }

  /// Takes another size, and has controllers and views follow: at once, or by a rotation.
  func change(to size: CGSize, safeAreaInsets: UIEdgeInsets, by rotation: Rotation?) {
    forgetPreferredOrientations()
    endFade()
    needsChromeUpdate = true
    let old = traits
    let new = UITraitCollection(
      traitsFrom: [UITraitCollection(screen: size, scale: screen.scale), givenTraits])
    let coordinator = TransitionCoordinator(window: window, rotation: rotation)
    rotation?.coordinator = coordinator
    window.announceChange(to: size, new, with: coordinator)
    AnimationContext.run(rotation.map(AnimationContext.init(rotation:))) {
      screen.bounds.size = size
      self.safeAreaInsets = safeAreaInsets
      traits = new
      window.frame = screen.bounds
      window.setScreenInsets(screenInsets)
      window.reportTraitChange(from: old)
      UIView.performWithoutAnimation { window.rootViewController?.adaptPresentations() }
      coordinator.start(in: window, by: rotation)
    }
    guard let rotation else { return coordinator.end() }
    rotation.whenOver { _ in coordinator.end() }
  }

  /// What was asked for and could not be done, a sentence each; UIKit logs such sentences.
  package private(set) var warnings: [String] = []

  /// Notes what was asked for and could not be done.
  func warn(_ sentence: String) { warnings.append(sentence) }

  // MARK: Updates

  /// Runs what an event does, then what was put off to the end of its update.
  package func perform<Result>(_ body: () -> Result) -> Result {
    guard !isUpdating else { return body() }
    isUpdating = true
    let outer = Stage.current
    Stage.current = self
    defer {
      Stage.current = outer
      isUpdating = false
    }
    let result = body()
    endUpdate()
    return result
  }

  /// Puts something off to the end of the update; outside of one, to the next time it is looked at.
  func atEndOfUpdate(_ body: @escaping () -> Void) { updateEndings.append(body) }

  /// Ends an update that code outside of events left open.
  func endOpenUpdate() {
    if hasOpenUpdate { perform {} }
  }

  /// Whether code outside of events left something to the end of its update.
  var hasOpenUpdate: Bool {
    !isUpdating && (!updateEndings.isEmpty || window.isMarked || needsChromeUpdate)
  }

  private func endUpdate() {
    layOut()
    while !updateEndings.isEmpty {
      let endings = updateEndings
      updateEndings = []
      for ending in endings {
        ending()
        layOut()
      }
    }
    guard needsChromeUpdate else { return }
    needsChromeUpdate = false
    chromeWindow?.update()
  }

  /// Lays out until nothing asks for it any more; views that ask for ever are asked again next time.
  private func layOut() {
    for _ in 0..<Self.layoutPasses where window.isMarked { window.layoutIfNeeded() }
  }

  /// A view that was placed may ask its superview to look again, and that one its own.
  private static let layoutPasses = 8

  /// Makes a window the one that is shown, in place of the one before.
  func show(_ window: UIWindow) {
    let old = self.window
    shownWindow = window
    needsChromeUpdate = true
    window.frame = screen.bounds
    window.setScreenInsets(screenInsets)
    if old !== window, old.isShown { old.resignKey() }
    window.becomeKey()
  }
}
