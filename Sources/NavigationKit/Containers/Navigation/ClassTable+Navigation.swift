extension ClassTable {
  /// The members of navigation controllers that apps commonly reach by name.
  static var navigationClasses: [ClassTable] {
    [
      ClassTable(
        UINavigationController.self,
        selectors: [
          "popViewControllerAnimated:": .init { (stack: UINavigationController) in
            { stack.popViewController(animated: true) }
          },
          "popToRootViewControllerAnimated:": .init { (stack: UINavigationController) in
            { stack.popToRootViewController(animated: true) }
          },
        ],
        outlets: ["viewControllers": .init(\UINavigationController.viewControllers)])
    ]
  }
}
