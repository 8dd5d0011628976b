public import Foundation

/// The news that work started away from the frame is done.
///
/// Directory contents and decoded pictures arrive late; they enter a stage like a touch does, at
/// a time of their own, so that a run can be repeated.
public struct ArrivalEvent: Hashable, Sendable {
  /// The number the work was started under; nil says that a picture arrived and the painter has it.
  public var id: Int?
  /// When, in virtual seconds.
  public var time: TimeInterval

  /// Makes an arrival.
  public init(id: Int?, time: TimeInterval) {
    self.id = id
    self.time = time
  }
}
