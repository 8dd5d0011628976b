/// Owns MainWindow.xib as an app delegate would, and adds the view of its navigation controller.
final class NibPage: UIViewController {
  var myNavigationController: UINavigationController!

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = Bundle.main.loadNibNamed("MainWindow", owner: self)
    addChild(myNavigationController)
    myNavigationController.view.frame = view.bounds
    myNavigationController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(myNavigationController.view)
    myNavigationController.didMove(toParent: self)
  }

  func close(_ sender: UIBarButtonItem) { dismiss(animated: true) }
}

/// The first page of MainWindow.xib, whose view is in Moorings.xib.
final class MooringsController: UIViewController {
  var boatsLabel: UILabel!

  func boatsChanged(_ stepper: UIStepper) { boatsLabel.text = "\(Int(stepper.value))" }
}
