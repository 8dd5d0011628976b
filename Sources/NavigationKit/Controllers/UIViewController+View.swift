import Foundation

extension UIViewController {
  /// Stops the program if a nib is named.
  func refuseNib(_ name: String?, _ bundle: Bundle?) {
    precondition(
      name == nil && bundle == nil,
      "Nibs are not read: override loadView() in place of naming “\(name ?? "")”.")
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

  func makeView() {
    guard loadedView == nil else { return }
    loadView()
    precondition(
      loadedView != nil, "loadView() of \(type(of: self)) must set the view property.")
    note("viewDidLoad()")
    viewDidLoad()
  }

  /// Tells the container that this controller's preferences for bars changed.
  func barsDidChange() { parent?.containerRole.barsDidChange(of: self) }

  /// Makes its parents lay out their bars and pages again.
  func layOutBarsAround() {
    for container in containersAround { container.containerRole.layOutBars() }
  }
}
