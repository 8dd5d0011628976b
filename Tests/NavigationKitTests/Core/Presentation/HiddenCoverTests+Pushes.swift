import Foundation
import Testing

@testable import NavigationKit

/// Pushes while such a presentation comes or goes, and its stack's end.
extension HiddenCoverTests {
  @Test(arguments: styles, [true, false])
  func `a push while it goes leaves its page below`(style: UIModalPresentationStyle, animated: Bool)
  {
    present(style)
    cover.dismiss(animated: true)
    stage.advance(by: 0.2)
    let next = fixture.page("C")
    navigation.pushViewController(next, animated: animated)
    stage.advance(by: 0.05)
    if animated {
      let x = page.view.presentedFrame(at: stage.now).minX
      stage.advance(by: 0.35)
      #expect(x < 0 && page.view.presentedFrame(at: stage.now).minX < x)
    }
    stage.settle()
    #expect(page.appearance == .disappeared && page.view.window == nil)
    #expect(cover.appearance == .disappeared)
    expectBare(next)
    expectBalance(of: "B")
    navigation.popViewController(animated: animated)
    stage.settle()
    expectBare(page)
  }

  @Test(arguments: styles, [true, false])
  func `a push while it comes hides it with its page`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    cover.modalPresentationStyle = style
    page.present(cover, animated: true)
    stage.advance(by: 0.2)
    let next = fixture.page("C")
    navigation.pushViewController(next, animated: animated)
    stage.settle()
    expectBare(next)
    expectBalance(of: "B")
    expectBalance(of: "M")
    #expect(page.appearance == .disappeared && cover.appearance == .disappeared)
    navigation.popViewController(animated: animated)
    stage.settle()
    #expect(cover.appearance == .appeared && page.presentedViewController === cover)
    #expect(page.appearance == (style == .currentContext ? .disappeared : .appeared))
    #expect((page.view.window == nil) == (style == .currentContext))
  }

  /// Expects appearing and disappearing to alternate.
  func expectBalance(of name: String) {
    let calls = fixture.log.calls.filter {
      $0 == "\(name).willAppear" || $0 == "\(name).willDisappear"
    }
    #expect(zip(calls, calls.dropFirst()).allSatisfy { $0 != $1 }, "\(calls)")
    let ends = fixture.log.calls.filter {
      $0 == "\(name).didAppear" || $0 == "\(name).didDisappear"
    }
    #expect(zip(ends, ends.dropFirst()).allSatisfy { $0 != $1 }, "\(ends)")
  }

  @Test(arguments: styles, [true, false])
  func `a stack that is dismissed is seen going, with the cover in it`(
    style: UIModalPresentationStyle, isHidden: Bool
  ) throws {
    let inner = fixture.page("I")
    inner.definesPresentationContext = true
    let sheet = UINavigationController(rootViewController: inner)
    navigation.present(sheet, animated: false)
    cover.modalPresentationStyle = style
    inner.present(cover, animated: false)
    if isHidden { sheet.pushViewController(fixture.page("J"), animated: false) }
    _ = fixture.log.take()
    let card = try #require(sheet.presentationController?.presentedView)
    let home = card.presentedFrame(at: stage.now).minY
    navigation.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(!card.isHidden && card.presentedFrame(at: stage.now).minY > home)
    stage.settle()
    #expect(heard("M") == (isHidden ? [] : ["M.willDisappear", "M.didDisappear"]))
    #expect(inner.presentedViewController == nil && stage.window.subviews.count == 1)
    expectBare(page)
  }
}
