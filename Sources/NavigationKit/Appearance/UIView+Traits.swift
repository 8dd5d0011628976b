import Foundation

extension UIView {
  /// Tells the views and controllers inside that the circumstances changed.
  func reportTraitChange(from old: UITraitCollection) {
    seenTraits = traitCollection
    tellTraitChange(from: old)
    setNeedsLayout()
    for subview in subviews { subview.reportTraitChange(from: old) }
  }

  /// Comes into a window: what changed while it was in none is heard now.
  func noteTraits() {
    guard window != nil else { return }
    let (old, new) = (seenTraits, traitCollection)
    seenTraits = new
    guard let old, !old.says(theSameAs: new) else { return }
    tellTraitChange(from: old)
    setNeedsLayout()
  }

  private func tellTraitChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    for observer in traitObservers { observer.report(from: old, to: traitCollection) }
    guard let viewController else { return }
    viewController.traitCollectionDidChange(old)
    for observer in viewController.traitObservers {
      observer.report(from: old, to: traitCollection)
    }
  }
}
