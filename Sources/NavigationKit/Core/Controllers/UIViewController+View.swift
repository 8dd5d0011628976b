import Foundation

extension UIViewController {
  /// Makes the view that its storyboard or nib describes; returns false if there is none.
  func loadViewFromInterface() -> Bool {
    interface?.scene.loadView(of: self)
    if loadedView == nil { loadViewFromNib() }
    return loadedView != nil
  }

  /// Makes the view of the nib that was named, or else of the one with the name of the class, with or
  /// without “Controller” at its end.
  private func loadViewFromNib() {
    let nib =
      nibName.map { UINib(nibName: $0, bundle: nibBundle) }
      ?? namesOfNib.lazy.compactMap { Stage.current?.nib(named: $0, in: self.nibBundle) }.first
      .map(UINib.init)
    nibOfView = nib?.content
    _ = nib?.instantiate(withOwner: self)
  }

  private var namesOfNib: [String] {
    let name = String(describing: type(of: self))
    let ending = "Controller"
    return [name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name, name]
  }

  /// The view, made at the first access.
  var madeView: UIView? {
    loadViewIfNeeded()
    return loadedView
  }

  func replaceView(by view: UIView?) {
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
    applyTraitOverrides()
  }

  /// The margins of a page: none but at its sides.
  var defaultMargins: NSDirectionalEdgeInsets {
    let side = SideMargin.points(inWidth: viewIfLoaded?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Tells the container that this controller's preferences for bars changed.
  func barsDidChange() { parent?.containerRole.barsDidChange(of: self) }

  /// Makes its parents lay out their bars and pages again.
  func layOutBarsAround() {
    for container in containersAround { container.containerRole.layOutBars() }
  }
}
