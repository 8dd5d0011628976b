import Foundation

extension UICollectionView: SweptList {
  func sweptPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func paths(between first: IndexPath, and last: IndexPath) -> [IndexPath] {
    (first.section...last.section).flatMap { section in
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : counts[section]
      return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
    }
  }

  func mayBeginSweep(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: inData(path)) ?? false
  }

  func didBeginSweep(at path: IndexPath) {
    press.end()
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: inData(path))
  }

  func didEndSweep() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

  func isSelected(_ path: IndexPath) -> Bool { selectedItems.contains(path) }

  func sweep(_ path: IndexPath, isSelected: Bool) {
    guard selectsSeveral else { return }
    if isSelected {
      guard delegate?.collectionView(self, shouldSelectItemAt: inData(path)) != false else {
        return
      }
      selectItem(at: path, animated: false, scrollPosition: [])
      delegate?.collectionView(self, didSelectItemAt: inData(path))
    } else {
      deselect(path)
    }
  }
}
