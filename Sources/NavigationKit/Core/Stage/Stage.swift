public import Drawing
public import Foundation
public import Input

/// A virtual screen that a host, a script or a test drives.
///
/// Events go in, frames come out, and time is what the host says it is. A stage shares nothing with
/// another: any number can live in one process.
///
/// ```swift
/// let stage = Stage(size: CGSize(width: 390, height: 844))
/// stage.window.rootViewController = UINavigationController(rootViewController: AlbumsController())
/// stage.window.makeKeyAndVisible()
/// stage.tap("Family")
/// stage.settle()
/// print(stage.elements().map(\.label))
/// ```
@MainActor
public final class Stage {
  /// The window that fills the stage; set its root controller, then show it.
  public var window: UIWindow { shownWindow }
  /// Virtual seconds since the stage was made.
  public var now: TimeInterval { clock.now }
  /// The screen as UIKit code sees it.
  public let screen: UIScreen
  /// How the interface is shown: upright, or on which side.
  public internal(set) var orientation: UIInterfaceOrientation
  /// The traits that everything is shown with.
  public internal(set) var traits: UITraitCollection { didSet { shownWindow.forgetTraits() } }

  /// Set in `init`, and never nil afterwards.
  private var shownWindow: UIWindow! { didSet { oldValue?.forgetTraits() } }
  let clock = VirtualClock()
  let textMeasurer: any TextMeasurer
  package let imageSource: any ImageSource
  /// Finds and reads the app's storyboards and nibs; nil, the default, for an app without any.
  public var interfaceLoader: (any InterfaceLoader)?
  /// The storyboards and nibs whose objects are being made, each by one of the one before.
  var interfacesInUse: [any InterfaceContent] = []
  /// The app's classes that storyboards make, by their names.
  public var interfaceClasses: [String: AnyClass] = [:]
  /// Whether keys go to the stage, as by default; while they go elsewhere, no caret blinks in it.
  public var getsKeys = true
  /// The storyboard that is played without its code; nil for an app.
  public var playedStoryboard: UIStoryboard?
  let rasterizer: (any ImageRasterizer)?
  let pasteboard: UIPasteboard
  /// The services that the floors above add to it.
  private(set) var services: [any StageService] = []
  private(set) lazy var device = UIDevice()
  var application = UIApplication()
  lazy var windowScene = UIWindowScene(stage: self)
  /// The traits that were given, besides those that follow from the size.
  var explicitTraits: UITraitCollection
  var safeAreaInsets: UIEdgeInsets

  var touches: TouchRouter!
  var presses = KeyPresses()
  var scrolls: ScrollRouter!
  var background: BackgroundWork!
  /// The display links that run.
  var displayLinks: [CADisplayLink] = []
  /// Called as time passes, for more than what is drawn: scroll positions.
  var updaters: [Updater] = []
  /// The observer that looks at the stage at even times; nil for none.
  var observer: StageObserver?
  /// The animations without an end.
  var repeatingAnimations: [RepeatingAnimation] = []
  /// The running rotations, the latest last.
  var rotations: [Rotation] = []
  /// The picture of the earlier screen that is fading out.
  var fade: PictureFade?
  /// Whether a keyboard is drawn while the first responder takes typed text; false by default, as
  /// with a hardware keyboard.
  ///
  /// It slides up over the app, has the heights of devices, and its keys are pressed by fingers.
  public var hasSoftwareKeyboard = false {
    didSet { if hasSoftwareKeyboard != oldValue { perform { updateKeyboard() } } }
  }
  var keyboardWindow: (any SoftwareKeyboard)?
  /// Whether the keyboard is shown and where, and who follows it.
  var keyboard = Keyboard()
  private var updateEndings: [() -> Void] = []
  private var isUpdating = false
  /// Whether the last update ended before all views were laid out and drawn, as some ask without end.
  private var leftViewsMarked = false
  /// How many updates there were.
  package private(set) var updateNumber = 0
  /// When and where the time began; nil, the default, where everything shows the same each time.
  package var origin: StageOrigin?
  /// The parts that the device draws over the app; none by default.
  public var chrome = ScreenChrome() { didSet { if chrome != oldValue { chromeDidChange() } } }
  /// Called with each callback of a controller, just before it; for traces of what happened.
  public var onCallback: ((ControllerCallback) -> Void)?
  /// How pages, sheets, alerts, menus and the keyboard move, and when a swipe goes back, from the next
  /// time on.
  ///
  /// Only the dimming behind an open sheet changes at once.
  public var transitionMetrics = TransitionMetrics() {
    didSet { if transitionMetrics != oldValue { window.rootViewController?.updatePresentations() } }
  }
  /// Called with each change of a recogniser's state; for observers of gestures.
  package var onGesture: ((GestureChange) -> Void)?
  /// Called when a transition has ended, with its report's id and whether it was cancelled; for
  /// observers of transitions.
  package var onTransitionEnd: ((_ id: ObjectIdentifier, _ isCancelled: Bool) -> Void)?
  /// Opens a link outside of the app, and returns false if it cannot; without it none is opened.
  public var onLink: ((URL) -> Bool)?
  var chromeWindow: ScreenChromeWindow?
  /// Whether the status bar and the home indicator may have to change.
  var needsChromeUpdate = false
  var statusBarTap = StatusBarTap()
  /// The calls that wait for their delay.
  var delayedCalls: [DelayedCall] = []
  /// The simulated finger of ``press(at:)`` and the like.
  var simulatedTouch = SimulatedTouch()

  /// Whether animation blocks animate.
  var areAnimationsEnabled = true

  /// The stage in an update: it is being launched or handles an event; in between the program's
  /// ``StageHost``, which tests have alone.
  package static var current: Stage? { updated ?? (isMakingStage ? nil : StageHost.stage) }
  /// The stage in an update; nil in between.
  private(set) static var updated: Stage? {
    didSet { FontNames.use((updated ?? StageHost.made)?.textMeasurer.fonts) }
  }
  /// Whether a stage is being made, whose parts are on none yet.
  private static var isMakingStage = false

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - size: The screen's size in points.
  ///   - scale: Pixels per point.
  ///   - safeAreaInsets: The space that the screen's own edges cover: status bar, home indicator.
  ///   - traits: Traits that override those that follow from the size.
  ///   - textMeasurer: Knows the sizes of text.
  ///   - imageSource: Knows the sizes of pictures.
  ///   - rasterizer: Turns images into pixels at once; nil, the default, cannot.
  ///   - worker: Runs work in the background.
  ///   - clipboard: Holds copied text; its own unless given.
  public init(
    size: CGSize, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
    traits: UITraitCollection = UITraitCollection(),
    textMeasurer: any TextMeasurer = FixedTextMeasurer(),
    imageSource: any ImageSource = FixedImageSource(),
    rasterizer: (any ImageRasterizer)? = nil, worker: any Worker = ImmediateWorker(),
    clipboard: any Clipboard = MemoryClipboard()
  ) {
    Self.isMakingStage = true
    defer { Self.isMakingStage = false }
    let bounds = CGRect(origin: .zero, size: size)
    screen = UIScreen(bounds: bounds, scale: scale)
    orientation = UIInterfaceOrientation(screen: size)
    explicitTraits = traits
    self.traits = UITraitCollection(
      traitsFrom: [UITraitCollection(screen: size, scale: scale), traits])
    self.textMeasurer = textMeasurer
    self.imageSource = imageSource
    self.rasterizer = rasterizer
    pasteboard = UIPasteboard(clipboard)
    self.safeAreaInsets = safeAreaInsets
    shownWindow = UIWindow(stage: self, frame: bounds)
    touches = TouchRouter(stage: self)
    scrolls = ScrollRouter(stage: self)
    background = BackgroundWork(stage: self, worker: worker)
    application.stage = self
    screen.stage = self
    services = Self.serviceTypes.map { $0.init(stage: self) }
  }

  // Views that outlive it are shown nowhere.
  isolated deinit { shownWindow.forgetTraits() }

  /// The warnings of requests that could not be carried out.
  package private(set) var warnings: [StageWarning] = []

  /// Adds a warning.
  func warn(_ warning: StageWarning) { warnings.append(warning) }

  // MARK: Updates

  /// Runs what an event does as one update, then what was put off to its end.
  package func perform<Result>(_ body: () -> Result) -> Result {
    guard !isUpdating else { return body() }
    isUpdating = true
    updateNumber += 1
    defer { isUpdating = false }
    return asCurrent {
      let result = body()
      AnimationBlock.commitAll()
      endUpdate()
      leftViewsMarked = hasMarkedViews
      return result
    }
  }

  /// Runs code that may ask for pictures, colours and fonts by their names, which are those of this
  /// stage.
  func asCurrent<Result>(_ body: () -> Result) -> Result {
    let outer = Stage.updated
    Stage.updated = self
    defer { Stage.updated = outer }
    return body()
  }

  /// Puts something off to the end of the update; outside of one, until the stage is next used.
  func atEndOfUpdate(_ body: @escaping () -> Void) { updateEndings.append(body) }

  /// Ends the update that code outside of events has left open.
  ///
  /// Observed values may have changed without an update.
  func endOpenUpdate() {
    if hasOpenUpdate || (!isUpdating && !KeyValueObservations.all.isEmpty) { perform {} }
  }

  /// Whether code outside of events has left something for the end of an update.
  var hasOpenUpdate: Bool {
    !isUpdating && (!updateEndings.isEmpty || needsChromeUpdate || hasMarkedViews)
  }

  /// Whether an open update has more to do than views that ask without end.
  var hasPendingUpdate: Bool {
    hasOpenUpdate && (!leftViewsMarked || !updateEndings.isEmpty || needsChromeUpdate)
  }

  private var hasMarkedViews: Bool {
    window.isMarked || keyboardWindow?.isMarked == true || window.passMarks[.display].isSet
  }

  /// The windows of the app, the front one last.
  var appWindows: [UIWindow] { keyboardWindow.map { [window, $0] } ?? [window] }

  private func endUpdate() {
    // Typed text may enable the return key.
    if keyboard.place.frame.height > 0 { updateKeyboard() }
    layOutAndRunEndings()
    // Views laid out for a status bar that came or went may ask for another update.
    for _ in 0..<Self.layoutPasses where needsChromeUpdate {
      needsChromeUpdate = false
      chromeWindow?.update()
      layOutAndRunEndings()
    }
    guard !KeyValueObservations.all.isEmpty else { return }
    KeyValueObservations.all.lookAtAll()
    layOutAndRunEndings()
  }

  private func layOutAndRunEndings() {
    layOut()
    while !updateEndings.isEmpty {
      let endings = updateEndings
      updateEndings = []
      for ending in endings {
        ending()
        layOut()
      }
    }
  }

  /// Lays out until no view needs it, then has those draw that need it; views that ask without end
  /// are asked again next time.
  private func layOut() {
    for _ in 0..<Self.layoutPasses where window.isMarked {
      window.layoutIfNeeded()
      if keyboard.followed.height > 0 { notifyKeyboardFollowers() }
    }
    if let keyboardWindow, keyboardWindow.isMarked { keyboardWindow.layoutIfNeeded() }
    for window in appWindows where window.passMarks[.display].isSet { window.displayWhatNeedsIt() }
  }

  /// How often an update lays out: a view that was laid out may ask its superview to be, and so on.
  private static let layoutPasses = 8

  /// Shows a window in place of the one before.
  func show(_ window: UIWindow) {
    let old = self.window
    shownWindow = window
    needsChromeUpdate = true
    window.frame = screen.bounds
    window.setScreenInsets(screenInsets)
    if old !== window, old.isShown {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
      NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: old)
    }
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
    keyboardDidChange(isShown: window.firstResponder?.wantsKeyboard == true)
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }
}
