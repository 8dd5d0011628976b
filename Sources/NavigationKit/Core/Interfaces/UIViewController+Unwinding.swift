import Foundation

extension UIViewController {
  /// Goes back to the nearest controller that has an action, and calls it there.
  ///
  /// If none has, as in a storyboard that is played without its code, a presented controller is
  /// dismissed, and else a page is popped.
  func unwind(by action: Selector, _ template: SegueTemplate, sender: Any?) {
    let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    guard let target = unwindTarget(of: source) else { return goBackInPlace(of: template) }
    let segue = (template.segueClass ?? UIStoryboardSegue.self).instance(
      identifier: template.identifier, source: self, destination: target)
    segue.performHandler = { [unowned self] in
      goBack(to: target, by: segue, animated: template.isAnimated)
    }
    prepare(for: segue, sender: sender)
    if target.responds(to: action) { target.perform(action, with: segue) }
    segue.perform()
  }

  /// The controller that an unwinding segue leads to: outwards from the source, in each container
  /// and in what it allows.
  private func unwindTarget(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    func search(_ controller: UIViewController) -> UIViewController? {
      for child in controller.allowedChildrenForUnwinding(from: source) {
        if let found = search(child) { return found }
      }
      let isMeant =
        controller !== self
        && controller.canPerformUnwindSegueAction(
          source.unwindAction, from: self, sender: source.sender as Any)
      return isMeant ? controller : nil
    }
    var outer = parent ?? presentingViewController
    while let container = outer {
      if let found = search(container) { return found }
      outer = container.parent ?? container.presentingViewController
    }
    return nil
  }

  private func goBackInPlace(of template: SegueTemplate) {
    if presentingViewController != nil {
      dismiss(animated: template.isAnimated)
    } else {
      _ = containersAround.first { $0.containerRole.goBack() }
    }
  }

  private func goBack(
    to target: UIViewController, by segue: UIStoryboardSegue, animated: Bool
  ) {
    let holders = sequence(first: target, next: \.parent)
    holders.first { $0.presentedViewController != nil }?.dismiss(animated: animated)
    for container in sequence(first: target, next: \.parent).dropFirst() {
      container.unwind(for: segue, towards: target)
    }
  }

  /// The children in which an unwinding segue looks for its target: all but the one it comes from,
  /// the latest first.
  func childrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }.reversed()
  }

  func child(containing source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.parent).first { $0.parent === self }
  }
}
