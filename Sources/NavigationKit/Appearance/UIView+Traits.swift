import Foundation

extension UIView {
  /// Tells the views and controllers inside that the circumstances changed, where they did.
  ///
  /// What a view overrides stays as it is in there; `old` is for those that were never shown.
  func reportTraitChange(from old: UITraitCollection) {
    let (before, new) = (seenTraits ?? old, traitCollection)
    seenTraits = new
    if !before.says(theSameAs: new) { tellTraitChange(from: before) }
    setNeedsLayout()
    for subview in subviews { subview.reportTraitChange(from: old) }
  }

  /// Puts together what is said here otherwise than around: the controller first, then the view.
  func joinOverrides() {
    var said = [controllerTraits, ownTraits].compactMap { $0 }
    if overrideUserInterfaceStyle != .unspecified {
      said.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    overrides = said.isEmpty ? nil : UITraitCollection(traitsFrom: said)
  }

  /// What is on screen is laid out anew at once; what is not hears once it comes.
  func overridesDidChange(from old: UITraitCollection?) {
    let nothing = UITraitCollection()
    guard window != nil, !(old ?? nothing).says(theSameAs: overrides ?? nothing) else { return }
    reportTraitChange(from: traitCollection)
  }

  /// Comes into a window: what changed while it was in none is heard now.
  func noteTraits() {
    guard window != nil else { return }
    viewController?.sayOverrides()
    let (old, new) = (seenTraits, traitsOnArrival)
    seenTraits = new
    guard let old, old !== new, !old.says(theSameAs: new) else { return }
    tellTraitChange(from: old)
    setNeedsLayout()
  }

  /// The circumstances it comes into: those that its superview has just seen, but for what it says itself.
  private var traitsOnArrival: UITraitCollection {
    guard let outer = superview?.seenTraits else { return traitCollection }
    return overrides.map { UITraitCollection(traitsFrom: [outer, $0]) } ?? outer
  }

  private func tellTraitChange(from old: UITraitCollection) {
    window?.proxies?.traitsDidChange(of: self)
    traitCollectionDidChange(old)
    for observer in traitObservers { observer.report(from: old, to: traitCollection) }
    guard let viewController else { return }
    viewController.traitCollectionDidChange(old)
    for observer in viewController.traitObservers {
      observer.report(from: old, to: traitCollection)
    }
  }
}
