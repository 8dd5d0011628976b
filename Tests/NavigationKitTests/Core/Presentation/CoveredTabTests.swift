import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// A page covered in its context, in a tab of a user's container that is hidden meanwhile.
struct CoveredTabTests {
  private let stage = Stage(size: .phone)
  private let log = CallLog()

  private func page(_ name: String) -> PageController { PageController(name, log: log) }

  @Test(
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
  func `a push over it while it is hidden lets what covers it disappear once`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let covered = page("Covered")
    let stack = UINavigationController(rootViewController: covered)
    let tabs = TabLikeController([stack, page("Other")])
    stage.window.rootViewController = tabs
    stage.window.makeKeyAndVisible()
    covered.definesPresentationContext = true
    let cover = page("Cover")
    cover.modalPresentationStyle = style
    covered.present(cover, animated: false)
    stage.settle()
    _ = log.take()
    tabs.select(1, animated: animated)
    stage.settle()
    stack.pushViewController(page("Next"), animated: true)
    stage.settle()
    #expect(cover.appearance == .disappeared && covered.appearance == .disappeared)
    let heard = log.take()
    #expect(heard.filter { $0 == "Cover.didDisappear" }.count == 1)
    tabs.select(0, animated: animated)
    stage.settle()
    #expect(log.take().filter { $0.hasPrefix("Cover") } == [])
    stack.popViewController(animated: true)
    stage.settle()
    #expect(cover.appearance == .appeared)
  }
}
