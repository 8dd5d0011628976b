import Foundation

/// A finger on an item of a list: the item looks pressed until the finger leaves it or means something
/// else.
final class CellPress<Index> {
  private enum State {
    case idle
    /// The finger came down and may be about to scroll.
    case waiting(Index, cancel: () -> Void)
    case highlighting(Index)
  }

  private var state = State.idle
  private let highlight: (Index, Bool) -> Void

  /// - Parameter highlight: Makes an item look pressed, or no more.
  init(highlight: @escaping (Index, Bool) -> Void) { self.highlight = highlight }

  /// The item the finger is on.
  var index: Index? {
    switch state {
    case .idle: nil
    case .waiting(let index, _), .highlighting(let index): index
    }
  }

  /// A finger came down: the item looks pressed at once, or after a delay on a clock.
  func begin(at index: Index, after delay: TimeInterval, on clock: VirtualClock?) {
    guard delay > 0, let clock else { return press(index) }
    let token = clock.schedule(after: delay) { [weak self] in self?.press(index) }
    state = .waiting(index) { [weak clock] in clock?.cancel(token) }
  }

  private func press(_ index: Index) {
    state = .highlighting(index)
    highlight(index, true)
  }

  /// It was lifted, or means something else.
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
