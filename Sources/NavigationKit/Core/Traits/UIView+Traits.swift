import Foundation

extension UIView {
  /// Reports a change to the views and view controllers inside whose traits differ.
  ///
  /// `old` stands in for the traits of views that have never been in a window.
  func reportTraitChange(from old: UITraitCollection) {
    let (before, new) = (lastWindowTraits ?? old, traitCollection)
    lastWindowTraits = new
    if !before.isEqual(to: new) { notifyTraitChange(from: before) }
    setNeedsLayout()
    for subview in subviews { subview.reportTraitChange(from: old) }
  }

  /// Merges the overrides: the view controller's, then the view's.
  func mergeTraitOverrides() {
    var said = [controllerTraits, ownTraits, traitOverrides.collection].compactMap { $0 }
    if overrideUserInterfaceStyle != .unspecified {
      said.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    overrides = said.isEmpty ? nil : UITraitCollection(traitsFrom: said)
  }

  /// Reports changed overrides, if the view is in a window; otherwise it is told when it enters
  /// one.
  func overridesDidChange(from old: UITraitCollection?) {
    forgetTraits()
    let nothing = UITraitCollection()
    guard window != nil, !(old ?? nothing).isEqual(to: overrides ?? nothing) else { return }
    reportTraitChange(from: traitCollection)
  }

  /// Called when the view enters a window; reports what changed while it was in none.
  func reportMissedTraitChange() {
    guard window != nil else { return }
    viewController?.applyTraitOverrides()
    let (old, new) = (lastWindowTraits, traitCollection)
    lastWindowTraits = new
    guard let old, old !== new, !old.isEqual(to: new) else { return }
    notifyTraitChange(from: old)
    setNeedsLayout()
  }

  private func notifyTraitChange(from old: UITraitCollection) {
    window?.proxies?.traitsDidChange(of: self)
    traitsDidChangeForLayout()
    if recording != nil { setNeedsDisplay() }
    traitCollectionDidChange(old)
    for observer in traitObservers { observer.report(from: old, to: traitCollection) }
    guard let viewController else { return }
    viewController.traitCollectionDidChange(old)
    for observer in viewController.traitObservers {
      observer.report(from: old, to: traitCollection)
    }
  }
}
