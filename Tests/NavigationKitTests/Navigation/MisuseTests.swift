import Foundation
import Testing

@testable import NavigationKit

/// What stops with a sentence, as UIKit's exceptions do.
struct MisuseTests {
  @Test func `pushing a page that is on the stack stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController(rootViewController: page).pushViewController(page, animated: false)
      }
    }
  }

  @Test func `pushing a navigation controller stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      }
    }
  }

  @Test func `popping to a page that is not on the stack stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UINavigationController(rootViewController: UIViewController())
          .popToViewController(UIViewController(), animated: false)
      }
    }
  }

  @Test func `setting a stack that has a page twice stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController().setViewControllers([page, page], animated: false)
      }
    }
  }

  @Test func `tapping what is not on screen`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Stage(size: CGSize(width: 100, height: 100)).tap("Nothing") }
    }
  }
}
