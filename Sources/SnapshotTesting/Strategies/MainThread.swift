import Foundation
import NavigationKit

/// Where views may be used: on the main thread, or in work of the main queue.
///
/// Both are the same where a run loop serves the queue, as with XCTest. With Swift Testing other
/// threads do it on Linux, as the main thread has ended.
enum MainThread {
  /// Whether this is it.
  static var isCurrent: Bool { MainActor.isCurrent }

  /// Whether code that waits here keeps the main queue from going on.
  static var blocksMainQueue: Bool { isCurrent && !Thread.isMainThread }
}
