import Foundation

extension UICollectionView {
  /// Shows the titles that the data source has for the trailing edge, above the items.
  func updateIndex() {
    if needsIndex {
      needsIndex = false
      let titles = dataSource?.indexTitles(for: self) ?? []
      if titles != index?.titles ?? [] { replaceIndex(titles) }
    }
    guard let index else { return }
    let room = bounds.inset(by: adjustedContentInset)
    let width = index.neededWidth((window?.stage ?? Stage.current)?.textMeasurer)
    index.frame = CGRect(
      x: isRightToLeft
        ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width,
      y: room.minY, width: width, height: max(0, room.height))
    bringSubviewToFront(index)
  }

  private func replaceIndex(_ titles: [String]) {
    index?.removeFromSuperview()
    index = nil
    guard !titles.isEmpty else { return }
    let new = SectionIndexView(titles: titles) { [weak self] in self?.goToItem(ofTitle: $0) }
    addSubview(new)
    index = new
  }

  private func goToItem(ofTitle number: Int) {
    guard let titles = index?.titles, let dataSource else { return }
    let path = dataSource.collectionView(
      self, indexPathForIndexTitle: titles[number], at: number)
    guard counts.indices.contains(path.section), path.item < counts[path.section] else { return }
    press.end()
    scroll(to: path, at: .top, animated: false)
  }
}
