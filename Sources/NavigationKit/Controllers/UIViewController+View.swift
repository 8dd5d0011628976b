import Foundation

extension UIViewController {
  /// Makes the view that its storyboard or nib describes; returns false if there is none.
  func loadViewFromInterface() -> Bool {
    interface?.scene.loadView(of: self)
    if loadedView == nil { loadViewFromNib() }
    return loadedView != nil
  }

  /// Makes the view of the nib that was named, or else of the one with the name of the class.
  private func loadViewFromNib() {
    if let nibName {
      _ = UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self)
    } else if let nib = Stage.current?.interfaceLoader?.nib(named: nameOfClass, in: nibBundle) {
      _ = nib.makeObjects(owner: self, external: [:])
    }
  }

  private var nameOfClass: String { String(describing: type(of: self)) }

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

  func makeView() {
    guard loadedView == nil else { return }
    loadView()
    precondition(
      loadedView != nil, "loadView() of \(type(of: self)) must set the view property.")
    note("viewDidLoad()")
    viewDidLoad()
  }

  /// The margins of a page: none but at its sides.
  var usualMargins: NSDirectionalEdgeInsets {
    let side = TableMetrics.margin(forWidth: viewIfLoaded?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Tells the container that this controller's preferences for bars changed.
  func barsDidChange() { parent?.containerRole.barsDidChange(of: self) }

  /// Makes its parents lay out their bars and pages again.
  func layOutBarsAround() {
    for container in containersAround { container.containerRole.layOutBars() }
  }
}
