import Foundation

/// The touch on an item of a list, which highlights the item until the touch ends or becomes a
/// scroll.
final class CellPress<Index> {
  private enum State {
    case idle
    /// Waits before highlighting, because the touch may become a scroll.
    case waiting(Index, cancel: () -> Void)
    case highlighting(Index)
  }

  private var state = State.idle
  private let highlight: (Index, Bool) -> Void

  /// - Parameter highlight: Sets whether an item is highlighted.
  init(highlight: @escaping (Index, Bool) -> Void) { self.highlight = highlight }

  /// The item under the touch.
  var index: Index? {
    switch state {
    case .idle: nil
    case .waiting(let index, _), .highlighting(let index): index
    }
  }

  /// Begins a touch; the item is highlighted after a delay, in the hand's seconds, or at once without a
  /// clock.
  func begin(at index: Index, after delay: TimeInterval, on clock: VirtualClock?) {
    guard delay > 0, let clock else { return press(index) }
    let token = clock.schedule(afterInput: delay) { [weak self] in self?.press(index) }
    state = .waiting(index) { [weak clock] in clock?.cancel(token) }
  }

  private func press(_ index: Index) {
    state = .highlighting(index)
    highlight(index, true)
  }

  /// Ends the touch, and the highlight.
  func end() {
    let ended = state
    state = .idle
    switch ended {
    case .idle: break
    case .waiting(_, let cancel): cancel()
    case .highlighting(let index): highlight(index, false)
    }
  }
}
