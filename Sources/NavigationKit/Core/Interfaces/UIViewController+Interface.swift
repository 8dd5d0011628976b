extension UIViewController {
  /// The storyboard or nib that it is of: its own, else that of what it is in or presented by; nil
  /// if code made them all.
  var interfaceAround: (any InterfaceContent)? {
    sequence(first: self) { $0.parent ?? $0.presentingViewController }
      .lazy.compactMap(\.ownInterface).first
  }

  private var ownInterface: (any InterfaceContent)? { interface?.storyboard?.content ?? nibOfView }

  /// Makes its view and what its code adds to it.
  func makeView() {
    guard loadedView == nil else { return }
    isLoadingView = true
    defer { isLoadingView = false }
    Stage.using(interfaceAround, loadView)
    precondition(
      loadedView != nil, "loadView() of \(type(of: self)) must set the view property.")
    reportCallback("viewDidLoad()")
    // By now it may have a nib.
    Stage.using(interfaceAround, viewDidLoad)
  }
}
