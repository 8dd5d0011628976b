import Foundation

extension MainActor {
  /// Cleans up an object of the main actor as it ends, on whichever thread its last reference goes.
  ///
  /// A deinitialiser that is isolated itself would allow none in subclasses, which UIKit does.
  nonisolated static func ending(_ cleanUp: @MainActor () -> Void) {
    if isCurrent {
      assumeIsolated(cleanUp)
    } else {
      withoutActuallyEscaping(cleanUp) { cleanUp in
        let cleanUp = MainActorValue(cleanUp)
        DispatchQueue.main.sync { assumeIsolated { cleanUp.value() } }
      }
    }
  }

  /// Whether code runs on the main actor: on the main thread, or on the main queue, which any thread
  /// works off in a program whose main thread only waits.
  nonisolated static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  private nonisolated static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
