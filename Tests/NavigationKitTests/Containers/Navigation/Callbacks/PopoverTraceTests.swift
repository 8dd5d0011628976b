import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The same for a popover that becomes a sheet.
struct PopoverTraceTests {
  @Test func `as a page is pushed inside, the push goes on`() throws {
    let trace = Trace(
      "A popover with a stack of its own; as a page is pushed in it, the window gets narrow.",
      "The popover becomes a sheet, and nobody in it hears of that: the push goes on.",
      size: PopoverFixture.wide)
    let page = trace.page("Page")
    trace.show(page)
    let stack = UINavigationController(rootViewController: trace.page("First"))
    stack.delegate = trace
    stack.modalPresentationStyle = .popover
    stack.popoverPresentationController?.sourceView = page.view
    stack.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 200, width: 20, height: 20)
    trace.act("present(stack, animated: true)") { page.present(stack, animated: true) }
    trace.settle()
    let next = trace.page("Next")
    trace.act("push(Next, animated: true)") { stack.pushViewController(next, animated: true) }
    trace.act("0.2 s later the window is 390 points wide") {
      trace.stage.advance(by: 0.2)
      trace.stage.resize(to: PopoverFixture.narrow, safeAreaInsets: .zero)
    }
    #expect(stack.activePresentationController is UISheetPresentationController)
    #expect(stack.transitionCoordinator != nil)
    let x = next.view.presentedFrame(at: trace.stage.now).minX
    #expect(x > 0 && x < 390)
    #expect(next.view.bounds.width == 390)
    trace.settle()
    #expect(stack.topViewController === next && next.view.frame.origin == .zero)
    trace.act("the window is 1024 points wide again") {
      trace.stage.resize(to: PopoverFixture.wide, safeAreaInsets: .zero)
    }
    trace.settle()
    try expectGolden(trace.text, named: "trace-adapting-popover")
  }
}
