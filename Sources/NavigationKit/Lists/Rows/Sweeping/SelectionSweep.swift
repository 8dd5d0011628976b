import Foundation

/// Selects the rows or items that two fingers slide over, from where they begin to where they are.
///
/// Rows that they leave again are as before. From a selected row on, they deselect.
final class SelectionSweep: NSObject, UIGestureRecognizerDelegate {
  private unowned let list: any SweptList
  let pan = SweepGestureRecognizer()
  private var start: IndexPath?
  private var selects = true
  /// The paths that they slid over, and whether each was selected before.
  private var swept: [IndexPath: Bool] = [:]

  init(of list: any SweptList) {
    self.list = list
    super.init()
    pan.delegate = self
    pan.addAction(UIAction { [weak self] _ in self?.panDidChange() })
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    start = list.sweptPath(at: origin)
    return start.map(list.mayBeginSweep) ?? false
  }

  /// Where the fingers came down.
  private var origin: CGPoint {
    let (place, offset) = (pan.location(in: list), pan.translation(in: list))
    return CGPoint(x: place.x - offset.x, y: place.y - offset.y)
  }

  private func panDidChange() {
    switch pan.state {
    case .began: begin()
    case .changed: follow()
    case .ended, .cancelled: end()
    case .possible, .failed: break
    }
  }

  private func begin() {
    guard let start else { return }
    selects = !list.isSelected(start)
    list.didBeginSweep(at: start)
    follow()
  }

  private func follow() {
    guard let start, let place = list.sweptPath(at: pan.location(in: list)) else { return }
    let span = min(start, place)...max(start, place)
    for (path, before) in swept where !span.contains(path) {
      swept[path] = nil
      set(path, before)
    }
    for path in list.paths(between: span.lowerBound, and: span.upperBound) where swept[path] == nil
    {
      swept[path] = list.isSelected(path)
      set(path, selects)
    }
  }

  private func set(_ path: IndexPath, _ isSelected: Bool) {
    if list.isSelected(path) != isSelected { list.sweep(path, isSelected: isSelected) }
  }

  private func end() {
    (start, swept) = (nil, [:])
    list.didEndSweep()
  }
}
