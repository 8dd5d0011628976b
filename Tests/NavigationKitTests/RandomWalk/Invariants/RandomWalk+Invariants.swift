@testable import NavigationKit

/// The invariants of any screen after any action.
extension RandomWalk {
  func check() {
    stage.endOpenUpdate()
    if stage.hasOpenUpdate { fail("an update stays open") }
    for stack in stacks { checkMembers(of: stack) }
    checkWhoPresents()
    checkContent(atRest: !isFingerDown && stage.isSettled)
    guard !isFingerDown, stage.isSettled else { return }
    checkRest()
    checkAppearance()
    for stack in stacks { checkShownPage(of: stack) }
    checkPresentations()
    checkContainers()
    checkBars()
    checkSearches()
    checkLeaks()
  }

  /// Nothing of any transition is left.
  private func checkRest() {
    if !stage.rotations.isEmpty || stage.window.hasRotationOffsets { fail("a rotation is left") }
    for controller in everybody {
      let role = controller.containerRole
      if role.childTransition != nil { fail("a transition of \(controller) never ended") }
      if role.activeCoordinator != nil { fail("a coordinator of \(controller) is left") }
    }
  }

  /// All pages have got the callbacks for whether they are visible.
  private func checkAppearance() {
    for controller in everybody {
      let isVisible = controller.viewIfLoaded?.window != nil
      let wanted: AppearanceState = isVisible ? .appeared : .disappeared
      if controller.appearance != wanted {
        fail("\(name(of: controller)) has not heard whether it is seen: \(isVisible)")
      }
    }
    for page in pages {
      let heard = page.appearance == .appeared ? "didAppear" : "didDisappear"
      if page.last != heard { fail("page \(page.number) heard \(page.last) last") }
      // Off screen, a container puts that off until it is visible.
      if page.parent?.viewIfLoaded?.window != nil, page.lastMove != "didMove" {
        fail("page \(page.number) in a container heard \(page.lastMove) last")
      }
    }
  }

  /// Nobody keeps a page that is nowhere.
  private func checkLeaks() {
    let present = Set(pages.map(ObjectIdentifier.init))
    everyPage.removeAll { $0.page == nil }
    for page in everyPage.compactMap(\.page) where !present.contains(ObjectIdentifier(page)) {
      fail("page \(page.number) is still alive")
    }
  }

  /// A controller's name in a sentence.
  func name(of controller: UIViewController) -> String {
    "\(type(of: controller)) \(controller.title ?? "") in \(controller.parent?.title ?? "nothing")"
  }
}

extension UIView {
  /// Whether it or a subview still has an offset from a rotation.
  fileprivate var hasRotationOffsets: Bool {
    !rotationOffsets.isEmpty || subviews.contains(where: \.hasRotationOffsets)
  }
}
