import Foundation
import NavigationKit
import NavigationShell

/// The app that runs now; a process has one at a time, as an iPhone in front.
@preconcurrency @MainActor
enum RunningApp {
  /// The app as it was launched; nil while none runs.
  private(set) static var app: AutomatedApp?

  /// Its stage; nil while none runs.
  static var stage: Stage? { app?.stage }

  /// Launches an app in the place of the one that runs.
  static func launch<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type) throws {
    terminate()
    app = try AutomatedApp(
      delegate, on: XCUIDevice.shared.model, traits: XCUIDevice.shared.traits)
    XCUIDevice.shared.turnApp()
  }

  /// Ends the app that runs.
  static func terminate() {
    app?.stage.terminate()
    (app, whole) = (nil, nil)
  }

  /// How many rows of a table are found that are scrolled away; the table makes a cell for each.
  private static let rowsOffScreen = 500

  /// The elements at the end of some steps; none while no app runs.
  ///
  /// - Parameter counts: Whether their number or order matters, to which the rows of tables belong that
  ///   are scrolled away. Else these are only looked at if nothing else is found.
  static func elements(at steps: [ElementStep], counts: Bool = false) -> [ElementSnapshot] {
    if !counts, !steps.contains(where: \.isIndex) {
      let found = elements(at: steps, in: root())
      if !found.isEmpty { return found }
    }
    return elements(at: steps, in: wholeRoot)
  }

  /// The application with the rows of tables that are scrolled away, as long as nothing happened in it
  /// since: a test that waits looks at it often.
  private static var wholeRoot: ElementSnapshot? {
    if let whole, whole.update == stage?.updateNumber { return whole.root }
    let root = root(rowsOffScreen: rowsOffScreen)
    whole = root.flatMap { root in stage.map { ($0.updateNumber, root) } }
    return root
  }

  private static var whole: (update: Int, root: ElementSnapshot)?

  private static func elements(
    at steps: [ElementStep], in root: ElementSnapshot?
  ) -> [ElementSnapshot] {
    guard let root else { return [] }
    return steps.reduce([root]) { $1.elements(from: $0) }
  }

  /// The application with all that is in it; nil while none runs.
  static func root(rowsOffScreen: Int = 0) -> ElementSnapshot? {
    app.map {
      ElementSnapshot(
        application: $0.name, windows: $0.stage.accessibilityTree(rowsOffScreen: rowsOffScreen),
        screen: $0.stage.screen.bounds)
    }
  }

  // MARK: Time

  /// How long an animation may take before an action goes on without its end, in virtual seconds;
  /// XCTest waits as long for an app to be idle.
  private static let patience: TimeInterval = 60
  /// The time between two actions, in virtual seconds, in which no second tap makes a double tap.
  private static let pause: TimeInterval = 0.4

  /// Waits until nothing moves.
  static func becomeIdle() { ElementReport.failing { try app?.finishMotion(limit: patience) } }

  /// Ends an action: what it began comes to its end.
  static func finishAction() {
    ElementReport.failing { try app?.advance(by: pause) }
    becomeIdle()
  }

  /// Lets time pass until a condition holds; false if it does not within `timeout` seconds.
  ///
  /// Virtual time passes first, which takes none. What other threads do takes real time, so the wall
  /// clock is waited for as well before the condition counts as unmet.
  static func wait(upTo timeout: TimeInterval, until condition: () -> Bool) -> Bool {
    guard let app, !TestFailure.hasStopped else { return condition() }
    let end = app.stage.now + timeout
    while !condition() {
      let left = end - app.stage.now
      guard left > 0 else { return waitForThreads(until: condition, timeout) }
      ElementReport.failing { try app.advance(by: min(step, left)) }
    }
    return true
  }

  private static func waitForThreads(
    until condition: () -> Bool, _ timeout: TimeInterval
  ) -> Bool {
    let end = Date(timeIntervalSinceNow: timeout)
    while Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: look))
      ElementReport.failing { try app?.advance(by: 0) }
      if condition() { return true }
    }
    return false
  }

  /// How often it is looked whether another thread is done, in seconds.
  private static let look: TimeInterval = 0.01

  /// Lets a moment pass in the app.
  static func letTimePass() { ElementReport.failing { try app?.advance(by: step) } }

  /// How often a condition is looked at, in virtual seconds.
  static let step: TimeInterval = 0.1
}
