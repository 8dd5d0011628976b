@testable import NavigationKit

/// The invariants of presentations.
extension RandomWalk {
  /// The presentations that the root knows are those of all controllers.
  func checkWhoPresents() {
    let root = screen.root
    if !root.presentationsAbove.elementsEqual(root.presentationsOfAll, by: ===) {
      fail("what is presented is not what all children present")
    }
  }

  /// Wanted presentations are on screen, and nothing is left of others.
  func checkPresentations() {
    let everything = screen.root.presentationsAbove
    if everything.contains(where: { $0.runner.state != .idle || !$0.isShown || !$0.isWanted }) {
      fail("a presentation is on the way")
    }
    if everything.contains(where: { $0.runner.coordinator != nil }) {
      fail("a presentation's coordinator is left over")
    }
    checkChain(everything.filter { !$0.isInParentView })
  }

  /// Checks the presentations over the whole screen, each over the one before.
  private func checkChain(_ chain: [Presentation]) {
    let window = stage.window
    let containers = window.subviews.compactMap { $0 as? PresentationContainer }
    if containers.count != chain.filter({ $0.container.superview === window }).count {
      fail("a container is left over")
    }
    if (chain.first?.removesPresenterView ?? false) != (screen.root.view.window == nil) {
      fail("the root's view is not where it belongs")
    }
    let topmost = chain.last?.presented ?? screen.root
    if topmost.viewIfLoaded?.window == nil { return fail("the topmost is not on screen") }
    if topmost.view.presentedFrame(at: stage.now) != topmost.view.frame {
      fail("the topmost still moves")
    }
    if containers.contains(where: \.isMoving) { fail("a shield is left over") }
    let others = window.subviews.filter {
      $0 !== screen.root.view && !($0 is PresentationContainer) && !isMenuOfEditedText($0)
    }
    if !others.isEmpty, !stage.elements().contains(where: { $0.role == .menuItem }) {
      fail("something is left over the root: \(others)")
    }
  }

  /// Whether a view is the edit menu of the text that is being edited.
  private func isMenuOfEditedText(_ view: UIView) -> Bool {
    guard let menu = view as? EditMenuBar, !menu.isClosing,
      let edited = stage.window.firstResponder as? UIView
    else { return false }
    return menu.belongs(to: edited)
  }
}

extension UIViewController {
  /// The presentations over the controller and its descendants.
  fileprivate var presentationsOfAll: [Presentation] {
    children.flatMap(\.presentationsOfAll)
      + (presentation.map { [$0] + $0.presented.presentationsOfAll } ?? [])
  }
}
