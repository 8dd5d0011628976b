import Foundation
import Goldens
import NavigationKit
import Testing

/// Misuse that stops the program, and misuse that is only logged.
struct PresentationMisuseTests {
  @Test func `a presentation controller that is kept outlives what it presented`() throws {
    let stage = Stage(size: .phone)
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    weak var shown: UIViewController?
    var kept: [UIPresentationController] = []
    do {
      let (page, never) = (UIViewController(), UIViewController())
      shown = page
      root.present(page, animated: false)
      kept = [page, never].compactMap(\.presentationController)
      root.dismiss(animated: false)
    }
    #expect(shown == nil && kept.count == 2)
    for controller in kept {
      #expect(!controller.presentedViewController.isViewLoaded)
      #expect(controller.presentedViewController === controller.presentedViewController)
      #expect(controller.preferredContentSize == .zero)
      _ = (controller.presentedView, controller.presentingViewController)
      _ = (controller.containerView, controller.frameOfPresentedViewInContainerView)
      (controller as? UISheetPresentationController)?.selectedDetentIdentifier = .medium
    }
  }

  @Test func `presenting a page that is on a stack`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = NavigationFixture("A", "B")
        fixture.pages[1].present(fixture.pages[0], animated: false)
      }
    }
  }

  @Test func `presenting a page that is presented already`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = NavigationFixture("A")
        let page = UIViewController()
        fixture.navigation.present(page, animated: false)
        page.present(page, animated: false)
      }
    }
  }

  @Test func `presenting a page over itself`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let page = UIViewController()
        page.present(page, animated: false)
      }
    }
  }

  @Test func `a sheet without a height to rest at`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIViewController().sheetPresentationController?.detents = [] }
    }
  }

  @Test func `presenting over a page that is in no window is ignored and noted`() {
    let fixture = NavigationFixture("A")
    let stray = UIViewController()
    let page = UIViewController()
    fixture.stage.perform { stray.present(page, animated: false) }
    #expect(stray.presentedViewController == nil)
    #expect(fixture.stage.warnings.count == 1)
    #expect(
      fixture.stage.warnings.first?.description.contains(
        "whose view is not in the window hierarchy") == true)
  }
}
