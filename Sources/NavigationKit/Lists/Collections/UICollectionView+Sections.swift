import Foundation

/// Sections whose content scrolls on its own.
extension UICollectionView {
  /// How far a section's content is scrolled from its beginning.
  func offset(ofSection section: Int) -> CGFloat {
    sectionViews[section]?.offset ?? sectionOffsets[section] ?? firstOffset(ofSection: section)
  }

  private func firstOffset(ofSection section: Int) -> CGFloat {
    collectionViewLayout.sectionScroll(of: section).map { -$0.stops.margins.before } ?? 0
  }

  func sectionDidScroll(_ view: SectionScrollView) {
    guard sectionViews[view.section] === view else { return }
    sectionOffsets[view.section] = view.offset
    setNeedsLayout()
  }

  /// The view that an element's view is in.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard attributes.scrolls else { return self }
    return sectionViews[attributes.indexPath.section] ?? self
  }

  /// Attributes in the coordinates of the view that the element's view is in.
  func local(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let host = host(of: attributes)
    guard host !== self,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.center.x += host.bounds.minX - host.frame.minX
    copy.center.y += host.bounds.minY - host.frame.minY
    return copy
  }

  /// Places the scroll views of sections in view, and removes the others.
  func placeSectionViews(for shown: [UICollectionViewLayoutAttributes]) {
    let sections = Set(shown.lazy.filter(\.scrolls).map(\.indexPath.section))
    for (section, view) in sectionViews where !sections.contains(section) {
      view.removeFromSuperview()
      sectionViews[section] = nil
    }
    for section in sections.sorted() {
      guard let scroll = collectionViewLayout.sectionScroll(of: section) else { continue }
      let frame = isMirrored ? scroll.frame.mirrored(in: mirrorWidth) : scroll.frame
      if let view = sectionViews[section] {
        view.place(scroll, in: frame, at: view.offset)
      } else {
        UIView.performWithoutAnimation {
          let view = SectionScrollView(section, scroll)
          insertInOrder(view, depth: 0, in: self)
          view.place(scroll, in: frame, at: sectionOffsets[section])
          sectionViews[section] = view
        }
      }
    }
  }

  /// Follows a change of the data: sections take their offsets along.
  func renumberSections(by change: ListChange) {
    guard !change.sections.isEmpty else { return }
    sectionOffsets = sectionOffsets.reduce(into: [:]) { offsets, old in
      if let new = change.sections.after(old.key) { offsets[new] = old.value }
    }
    // The views know their sections' numbers; the next layout makes others.
    for view in sectionViews.values { view.removeFromSuperview() }
    sectionViews = [:]
  }
}
