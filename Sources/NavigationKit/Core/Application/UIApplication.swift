public import Foundation

/// The running app, as far as its delegate knows it.
open class UIApplication: UIResponder {
  /// The app of the stage that is being launched or handles an event; otherwise the one that all
  /// code outside of stages has, which is never launched and has no delegate.
  open class var shared: UIApplication { Stage.current?.application ?? outside }

  /// The app of code outside of stages; a stage's app starts with a copy of its appearance proxies.
  static let outside = UIApplication()

  /// Keys of launch options; an app is launched without any here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key from its name.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app delegate.
  public internal(set) weak var delegate: (any UIApplicationDelegate)?
  weak var stage: Stage?
  /// The status bar's properties that the app itself set.
  var statusBar = StatusBarOverride()
  /// Whether it receives events, as far as it was told; nil until it is launched.
  var life: State?
  /// The background tasks that the app has begun.
  var backgroundTasks = BackgroundTasks()
  /// Whether the app says that it uses the network.
  var isUsingNetwork = false
  /// Whether the screen stays on while nobody touches it, as while a film plays; false unless set.
  ///
  /// The window of a running app keeps the desktop's screen saver away.
  open var isIdleTimerDisabled = false
  /// How often code asked to ignore touches and keys, and did not take back yet.
  var ignoringInteraction = 0
  /// The objects other than controllers that are saved and restored.
  var registeredObjects: [RegisteredObject] = []
  /// Whether a shake offers to take back what was typed last; true unless set.
  open var applicationSupportsShakeToEdit = true
  private var ownAppearances: AppearanceRegistry?
  /// The app's appearance proxies; nil until the app asks for one, or shows something after code
  /// outside of stages did.
  var appearancesIfUsed: AppearanceRegistry? {
    if ownAppearances == nil, self !== UIApplication.outside {
      ownAppearances = UIApplication.outside.ownAppearances.map(AppearanceRegistry.init(copying:))
    }
    return ownAppearances
  }
  /// The app's appearance proxies, created when first used.
  var appearances: AppearanceRegistry {
    let appearances = appearancesIfUsed ?? AppearanceRegistry()
    ownAppearances = appearances
    return appearances
  }

  /// The quick actions that the app adds to those of its `Info.plist`; nil unless set.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// The scenes that the app is shown in: the stage's one.
  open var connectedScenes: Set<UIScene> { stage.map { [$0.windowScene] } ?? [] }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Opens a link outside of the app, such as a web page in the browser; says whether it could.
  ///
  /// Only the window of a running app opens links: a test or a capture opens none.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = openOutside(url)
    completion?(isOpened)
  }

  /// Whether a link can be opened: one to the web or of an e-mail, by a host that opens links.
  open func canOpenURL(_ url: URL) -> Bool { isOpenable(url) }

  /// Calls a method of a target by its name, for a sender.
  ///
  /// Without a target it goes to the first in the responder chain that handles it: from the first
  /// responder on, else from the sender. Returns false if none does; the program stops if a given
  /// target does not.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let receiver =
      TargetAction.object(target) ?? receiver(of: action, from: sender, at: sender as? UIResponder)
    guard let receiver else { return false }
    action.send(to: receiver, sender, event)
    return true
  }
}
