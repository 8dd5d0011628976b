public import Foundation
public import NavigationKit
import NavigationShell

/// The app under test.
///
/// It runs in the test's own process, on a stage without a window, and in virtual time: waiting takes
/// none. Say once which app it is, before the first launch:
///
/// ```swift
/// override class func setUp() { XCUIApplication.register(AppDelegate.self) }
/// ```
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  /// Whether an app runs.
  public nonisolated enum State: UInt, Sendable {
    /// It is not known.
    case unknown
    /// It does not run.
    case notRunning
    /// It is suspended in the background.
    case runningBackgroundSuspended
    /// It runs in the background.
    case runningBackground
    /// It is in front.
    case runningForeground
  }

  private let isApp: Bool
  /// The arguments that the app is launched with, after its name; `-key value` reaches
  /// `UserDefaults`.
  open var launchArguments: [String] = []
  /// The variables of the environment that the app is launched with, beside those of the test.
  open var launchEnvironment: [String: String] = [:]

  /// The app under test.
  public init() {
    isApp = true
    TestCaseObserver.start()
    super.init([])
  }

  /// An app by its identifier: others than the one under test, such as the home screen, are not here,
  /// and nothing is found in them.
  public init(bundleIdentifier: String) {
    isApp = !bundleIdentifier.hasPrefix("com.apple.")
    super.init(isApp ? [] : [.index(.max)])
  }

  // A `deinit` on the main actor would allow none in subclasses.
  nonisolated deinit {}

  // MARK: Which app

  private static var launcher: (() throws -> Void)?

  /// Says which app is under test: the one of a delegate.
  public static func register<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type) {
    launcher = { try RunningApp.launch(delegate) }
  }

  // MARK: Life

  /// Launches the app, and ends the one that runs before.
  open func launch() {
    guard isApp else { return }
    guard let launch = Self.launcher else {
      return ElementReport.fail(
        "There is no app to test: call XCUIApplication.register(AppDelegate.self) before launch().")
    }
    if let language = LaunchSettings.language(in: launchArguments).flatMap(AppLanguage.unmet) {
      return ElementReport.fail(
        "The app cannot be launched in “\(language)”, as Foundation chooses a language once in a process: "
          + "run this test alone, with \(AppLanguage.variable)=\(language) in the environment.")
    }
    LaunchSettings.apply(launchArguments, launchEnvironment)
    ElementReport.failing(launch)
  }

  /// Brings the app to the front, or launches it if it does not run.
  open func activate() {
    guard isApp else { return }
    guard let stage = RunningApp.stage else { return launch() }
    if stage.isInBackground { stage.enterForeground() }
    stage.becomeActive()
    RunningApp.becomeIdle()
  }

  /// Ends the app.
  open func terminate() { if isApp { RunningApp.terminate() } }

  /// Opens an address in the app, as when a person follows a link to it.
  open func open(_ url: URL) {
    activate()
    RunningApp.stage?.open(url)
    RunningApp.finishAction()
  }

  /// Whether the app runs, and where.
  open var state: State {
    guard isApp, let stage = RunningApp.stage else { return .notRunning }
    return stage.isInBackground ? .runningBackground : .runningForeground
  }

  /// Waits until the app is in a state; false if it is not within `timeout` seconds.
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    RunningApp.wait(upTo: timeout) { self.state == state }
  }
}

extension Stage {
  fileprivate var isInBackground: Bool {
    perform { UIApplication.shared.applicationState == .background }
  }
}
