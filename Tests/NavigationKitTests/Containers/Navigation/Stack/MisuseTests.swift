import Foundation
import NavigationKit
import Testing

/// Misuse that stops the program with a message, as UIKit's exceptions do.
struct MisuseTests {
  @Test func `pushing a page that is on the stack stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController(rootViewController: page).pushViewController(page, animated: false)
      }
    }
    #expect(
      said(result).contains(
        "Pushing the same view controller instance more than once is not supported"))
  }

  @Test func `pushing a navigation controller stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      }
    }
    #expect(said(result).contains("Pushing a navigation controller is not supported"))
  }

  @Test func `popping to a page that is not on the stack stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UINavigationController(rootViewController: UIViewController())
          .popToViewController(UIViewController(), animated: false)
      }
    }
    #expect(said(result).contains("Tried to pop to a view controller that doesn't exist"))
  }

  @Test func `setting a stack that has a page twice stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController().setViewControllers([page, page], animated: false)
      }
    }
    #expect(
      said(result).contains("All view controllers in a navigation controller must be distinct"))
  }

  @Test func `tapping what is not on screen`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Stage(size: CGSize(width: 100, height: 100)).tap("Nothing") }
    }
  }

  /// The error output of a program that stopped.
}

/// The error output of a program that stopped.
func said(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
