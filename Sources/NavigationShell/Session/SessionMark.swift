import Drawing
import Foundation

/// A moment of a session, to compare later ones with.
struct SessionMark {
  /// Its name: `m3`, or that of a capture.
  let name: String
  /// The virtual time.
  let time: TimeInterval
  let screen: ReferencedScreen
  let frame: DisplayList
  /// How many steps had been done.
  let stepCount: Int
}
