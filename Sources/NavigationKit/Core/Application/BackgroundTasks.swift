public import Foundation

/// The work that an app has told of, to be left the time for it.
struct BackgroundTasks {
  private var expirations: [Int: (() -> Void)?] = [:]
  private var last = UIBackgroundTaskIdentifier.invalid.rawValue

  /// Notes work; the closure is called if it has to stop.
  mutating func begin(_ expiration: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    last += 1
    expirations[last] = .some(expiration)
    return UIBackgroundTaskIdentifier(rawValue: last)
  }

  mutating func end(_ identifier: UIBackgroundTaskIdentifier) {
    expirations[identifier.rawValue] = nil
  }

  /// Forgets all work; returns what is to be called, in the order in which the work began.
  mutating func expire() -> [() -> Void] {
    let open = expirations.sorted { $0.key < $1.key }.compactMap(\.value)
    expirations = [:]
    return open
  }
}

/// Stands for work that an app does in the background.
@preconcurrency @MainActor
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// A number.
  public let rawValue: Int
  /// Makes an identifier of a number.
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }
  /// Stands for no work.
  public nonisolated static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Tells that work begins that should end even if the app leaves the screen.
  ///
  /// A program is not suspended here: the work goes on until it ends or the program does. `handler`
  /// is called if that comes first.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }

  /// The same for work with a name.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }

  /// Tells that such work has ended.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// The seconds that the app may go on in the background: as long as it likes here.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
