public import Foundation
public import NavigationKit

/// Whom a running scenario shows what it sees, and asks what it cannot know itself.
public protocol ScenarioHost: AnyObject {
  /// A step begins.
  func begin(_ step: ScenarioStep)
  /// Something is not as it should be.
  func note(_ failure: ScenarioFailure)
  /// Has the app do what waits on the main queue; without anything to do so nothing is done.
  func finishMainQueue() throws(EndlessMainQueue)
  /// Time passes, at the cadence of the run: the host may look, for as long as it likes.
  func look(_ snapshot: () -> StageSnapshot) throws
  /// Takes what was looked at.
  func take(_ capture: ScenarioCapture) throws
  /// In what two pictures differ, in words; nil if they are the same.
  func difference(between snapshot: StageSnapshot, and other: StageSnapshot) throws -> String?
  /// What the screen's edges cover once it has a size.
  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets
}

extension ScenarioHost {
  /// Does nothing.
  public func begin(_ step: ScenarioStep) {}
  /// Does nothing.
  public func note(_ failure: ScenarioFailure) {}
  /// Does nothing.
  public func finishMainQueue() {}
}
