import Foundation

extension UITableView: SweptList {
  func sweptPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func paths(between first: IndexPath, and last: IndexPath) -> [IndexPath] {
    Array(
      sequence(first: first) { [layout] in layout.row(after: $0) }.prefix { $0 <= last })
  }

  func mayBeginSweep(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: inData(path)) ?? false
  }

  func didBeginSweep(at path: IndexPath) {
    press.end()
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: inData(path))
  }

  func didEndSweep() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  func isSelected(_ path: IndexPath) -> Bool { selection.contains(path) }

  func sweep(_ path: IndexPath, isSelected: Bool) {
    guard selectsSeveral else { return }
    if isSelected {
      let answer = delegate == nil ? path : willSelect(path)
      guard let path = answer, layout.contains(path) else { return }
      choose(path, animated: false)
      delegate?.tableView(self, didSelectRowAt: inData(path))
    } else {
      deselect(path)
    }
  }
}
