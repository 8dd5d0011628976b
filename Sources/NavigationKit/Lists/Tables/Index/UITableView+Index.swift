import Foundation

extension UITableView {
  /// The title for which a section index shows a magnifying glass.
  public nonisolated static let indexSearch = "{search}"

  /// The room at the rows' trailing ends for the section index, in points; 0 without one.
  var indexRoom: CGFloat { sectionIndex?.neededWidth(textMeasurer) ?? 0 }

  /// Asks the data source for the titles of the section index, unless they are known.
  func updateSectionIndex() {
    guard needsSectionIndex else { return }
    needsSectionIndex = false
    let minimumRowCount = sectionIndexMinimumDisplayRowCount
    let hasRows = minimumRowCount <= 0 || layout.counts.reduce(0, +) >= minimumRowCount
    let titles = hasRows ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    guard titles != sectionIndex?.titles ?? [] else { return }
    sectionIndex?.removeFromSuperview()
    sectionIndex = titles.isEmpty ? nil : makeSectionIndex(titles)
    for (_, cell) in shownCells { cell.setNeedsLayout() }
    for (_, title) in shownTitles { title.setNeedsLayout() }
    measuresDidChange()
  }

  private func makeSectionIndex(_ titles: [String]) -> SectionIndexView {
    let index = SectionIndexView(titles: titles) { [weak self] in self?.goToSection(ofTitle: $0) }
    addSubview(index)
    sectionIndex = index
    colorSectionIndex()
    return index
  }

  func sectionIndexWasCustomized(_ color: ReferenceWritableKeyPath<UITableView, UIColor?>) {
    colorSectionIndex()
    customized(color)
  }

  private func colorSectionIndex() {
    sectionIndex?.color = sectionIndexColor
    sectionIndex?.colors = (sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor)
  }

  /// Places the index at the trailing edge, where it stays while the rows scroll.
  func placeSectionIndex() {
    guard let sectionIndex else { return }
    let room = bounds.inset(by: adjustedContentInset)
    let width = indexRoom
    let isLeft = isRightToLeft
    sectionIndex.frame = CGRect(
      x: isLeft ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width,
      y: room.minY, width: width, height: max(0, room.height))
    bringSubviewToFront(sectionIndex)
  }

  /// Scrolls to the section that a title of the index stands for.
  private func goToSection(ofTitle index: Int) {
    guard let titles = sectionIndex?.titles, let dataSource else { return }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[index], at: index)
    guard layout.sections.indices.contains(section) else { return }
    press.end()
    scrollToSection(section)
  }

  /// Scrolls until a section's header is at the top.
  private func scrollToSection(_ section: Int) {
    updateContentSize()
    let top = layout.headerTop(of: section)
    let extent = extent
    setContentOffset(
      extent.clamped(CGPoint(x: contentOffset.x, y: top - extent.insets.top)), animated: false)
    guard window != nil else { return }
    // Rows that come into view may turn out higher or lower than estimated.
    layoutIfNeeded()
    if layout.headerTop(of: section) != top { scrollToSection(section) }
  }
}
