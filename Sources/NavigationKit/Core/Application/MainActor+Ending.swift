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
}
