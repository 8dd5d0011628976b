import Foundation
import Synchronization

/// Decodes pictures on a background thread, one at a time, the latest request first.
package nonisolated final class PictureWorker: Sendable {
  private struct State {
    var queue: [PictureRequest] = []
    var current: PictureRequest?
    var decoded: [(PictureRequest, Decoding)] = []
    var isRunning = false
  }

  private let state = Mutex(State())
  private let decoder: PictureDecoder
  private let onArrival: @Sendable () -> Void

  /// Makes a worker, which has a thread only while there are requests; `onArrival` is called on
  /// that thread.
  package convenience init(onArrival: @escaping @Sendable () -> Void) {
    self.init(decoder: PictureDecoder(drawing: DrawingInPlace()), onArrival: onArrival)
  }

  init(decoder: PictureDecoder, onArrival: @escaping @Sendable () -> Void) {
    self.decoder = decoder
    self.onArrival = onArrival
  }

  /// Replaces the queued requests.
  package func decode(_ requests: [PictureRequest]) {
    let mustStart = state.withLock { state in
      let done = state.decoded.map(\.0)
      state.queue = requests.filter { $0 != state.current && !done.contains($0) }
      guard !state.queue.isEmpty, !state.isRunning else { return false }
      state.isRunning = true
      return true
    }
    if mustStart { Thread.detachNewThread { self.run() } }
  }

  /// Returns and forgets what has been decoded since the last call.
  package func takeDecoded() -> [(PictureRequest, Decoding)] {
    state.withLock { state in
      defer { state.decoded = [] }
      return state.decoded
    }
  }

  private func run() {
    while let request = next() {
      let decoding = decoder.decode(request)
      state.withLock { state in
        state.decoded.append((request, decoding))
        state.current = nil
      }
      onArrival()
    }
  }

  private func next() -> PictureRequest? {
    state.withLock { state in
      state.current = state.queue.popLast()
      state.isRunning = state.current != nil
      return state.current
    }
  }
}
