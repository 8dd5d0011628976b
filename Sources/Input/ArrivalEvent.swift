public import Foundation

/// Reports that background work is done.
///
/// Directory contents and decoded pictures enter a stage like a touch, at a time of their own, so
/// that a run can be repeated.
public struct ArrivalEvent: Hashable, Sendable {
  /// The id of the work; nil if a picture was decoded, which the painter has already.
  public var id: Int?
  /// The time in virtual seconds.
  public var time: TimeInterval

  /// Makes an event.
  public init(id: Int?, time: TimeInterval) {
    self.id = id
    self.time = time
  }
}
