public import Audit
public import Foundation
public import NavigationKit

/// Receives the captures of a running scenario, and supplies what the scenario itself does not
/// know.
public protocol ScenarioHost: AnyObject {
  /// Called when a step begins.
  func begin(_ step: ScenarioStep)
  /// Called when it is decided which way an `if` goes, or how many turns a `repeat` took, in words.
  func decided(_ way: String)
  /// The name of the device, for which conditions ask.
  var deviceName: String { get }
  /// Called for each failure.
  func note(_ failure: ScenarioFailure)
  /// Runs the work on the app's main queue; does nothing by default.
  func finishMainQueue() throws(EndlessMainQueue)
  /// Called at the run's cadence; the host may take a snapshot and as long as it likes.
  func look(_ snapshot: () -> StageSnapshot) throws
  /// Receives a capture.
  func take(_ capture: ScenarioCapture) throws
  /// What an audit of the screen finds, a sentence each; nothing by default.
  func audit(_ checks: Set<AuditCheck>) throws -> [String]
  /// How two pictures differ, in words; nil if they are equal.
  func difference(between snapshot: StageSnapshot, and other: StageSnapshot) throws -> String?
  /// Ends the app, and launches it again on the same stage from its saved state.
  func restart() throws
  /// The device's safe area insets for a screen size.
  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets
}

extension ScenarioHost {
  /// Does nothing.
  public func begin(_ step: ScenarioStep) {}
  /// Does nothing.
  public func decided(_ way: String) {}
  /// Does nothing.
  public func note(_ failure: ScenarioFailure) {}
  /// Does nothing.
  public func finishMainQueue() {}
  /// Finds nothing.
  public func audit(_ checks: Set<AuditCheck>) -> [String] { [] }
}
