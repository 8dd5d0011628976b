import Foundation
import NavigationKit

/// Lets the time of a stage pass by the wall clock whenever the main run loop runs: while XCTest waits,
/// as on iOS, animations of the app around the tests go on.
final class HostClock {
  /// How often the stage is brought up to date, in seconds, as on a screen of 60 Hz.
  private static let interval = 1.0 / 60

  private let stage: Stage
  private let start: TimeInterval

  /// Begins with the present time of a stage.
  init(of stage: Stage) {
    self.stage = stage
    start = ProcessInfo.processInfo.systemUptime - stage.now
    let timer = Timer(timeInterval: Self.interval, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.update() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  private func update() {
    stage.advance(to: ProcessInfo.processInfo.systemUptime - start)
    try? stage.finishMainQueue()
  }
}
