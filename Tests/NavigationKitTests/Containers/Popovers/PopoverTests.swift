import Foundation
import Input
import Testing

@testable import NavigationKit

/// A card with an arrow on a wide screen: where it lies, how it comes, and how a person closes it.
struct PopoverTests {
  private let fixture = PopoverFixture()
  private var stage: Stage { fixture.stage }
  private var modal: PageController { fixture.modal }

  @Test func `it lies below what it points at, and its content keeps clear of the arrow`() {
    #expect(fixture.popover?.arrowDirection == .unknown)
    fixture.present()
    #expect(fixture.frame(of: modal) == CGRect(x: 360, y: 340, width: 300, height: 213))
    #expect(fixture.popover?.arrowDirection == .up)
    #expect(modal.view.bounds.size == CGSize(width: 300, height: 213))
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(top: 13))
    #expect(modal.traitCollection.horizontalSizeClass == .compact)
    #expect(modal.traitCollection.userInterfaceLevel == .elevated)
    #expect(fixture.navigation.view.window != nil)
    modal.dismiss(animated: false)
    #expect(fixture.navigation.presentedViewController == nil)
  }

  @Test func `it fades in where it stays, and out`() {
    fixture.popover?.sourceView = fixture.button
    fixture.page.present(modal, animated: true)
    stage.advance(by: 0.15)
    let card = modal.presentationController?.presentedView
    #expect(fixture.frame(of: modal)?.minY == 340)
    #expect(card.map { abs($0.presentedAlpha(at: stage.now) - 0.5) < 0.01 } == true)
    stage.settle()
    #expect(card?.presentedAlpha(at: stage.now) == 1)
    modal.dismiss(animated: true)
    stage.advance(by: 0.15)
    #expect(card.map { abs($0.presentedAlpha(at: stage.now) - 0.5) < 0.01 } == true)
    stage.settle()
    #expect(card?.window == nil)
  }

  @Test func `the presenter hears nothing of it`() {
    fixture.present()
    modal.dismiss(animated: true)
    stage.settle()
    #expect(fixture.log.take() == ["M.willDisappear", "M.didDisappear"])
    #expect(fixture.person.take() == ["will none", "popover"])
  }

  @Test func `a tap beside it closes it, and its delegate hears`() {
    fixture.present()
    _ = fixture.person.take()
    stage.tap(at: CGPoint(x: 500, y: 450))
    stage.settle()
    #expect(fixture.navigation.presentedViewController === modal)
    // Beside the arrow is beside the popover.
    stage.tap(at: CGPoint(x: 380, y: 345))
    stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
    #expect(fixture.person.take() == ["should", "did"])
  }

  @Test func `its delegate may refuse, and Escape asks too`() {
    fixture.person.allows = false
    fixture.present()
    _ = fixture.person.take()
    stage.tap(at: CGPoint(x: 100, y: 700))
    fixture.key(.escape)
    stage.settle()
    #expect(fixture.person.take() == ["should", "attempt", "should", "attempt"])
    #expect(fixture.navigation.presentedViewController === modal)
    fixture.person.allows = true
    fixture.key(.escape)
    stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
  }

  @Test func `what is behind it takes no touches, but for views that are let through`() {
    var presses = 0
    fixture.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let other = UIButton(frame: CGRect(x: 100, y: 600, width: 60, height: 40))
    other.addAction(UIAction { _ in presses += 10 }, for: .touchUpInside)
    fixture.page.view.addSubview(other)
    fixture.popover?.passthroughViews = [other]
    fixture.present()
    stage.tap(at: CGPoint(x: 130, y: 620))
    #expect(presses == 10)
    #expect(fixture.navigation.presentedViewController === modal)
    stage.tap(at: CGPoint(x: 510, y: 320))
    stage.settle()
    #expect(presses == 10)
    #expect(fixture.navigation.presentedViewController == nil)
  }

  @Test func `it points at a bar's button, or at any item that has a place`() {
    fixture.popover?.barButtonItem = fixture.item
    #expect(fixture.popover?.sourceItem === fixture.item)
    fixture.page.present(modal, animated: false)
    stage.settle()
    let button = stage.elements().first { $0.label == "Share" }?.frame ?? .zero
    let frame = fixture.frame(of: modal) ?? .zero
    #expect(frame.minY == button.maxY.rounded() && frame.maxX == 1014)
    #expect(fixture.item.frame(in: stage.window) == button)
    #expect(UIBarButtonItem().frame(in: stage.window) == nil)
    #expect(fixture.button.frame(in: stage.window)?.origin == CGPoint(x: 480, y: 300))
    fixture.popover?.sourceItem = fixture.button
    #expect(fixture.popover?.barButtonItem == nil)
    stage.settle()
    #expect(fixture.frame(of: modal)?.minY == 340)
  }

  @Test func `what is said of it counts at once`() {
    fixture.present()
    fixture.popover?.permittedArrowDirections = .down
    stage.settle()
    #expect(fixture.frame(of: modal)?.maxY == 300)
    #expect(fixture.popover?.arrowDirection == .down)
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(bottom: 13))
    fixture.popover?.sourceRect = CGRect(x: -460, y: 0, width: 10, height: 10)
    stage.settle()
    #expect(fixture.frame(of: modal)?.minX == 10)
    fixture.popover?.popoverLayoutMargins = UIEdgeInsets(left: 40)
    stage.settle()
    #expect(fixture.frame(of: modal)?.minX == 40)
    fixture.popover?.canOverlapSourceViewRect = true
    modal.preferredContentSize.height = 500
    stage.settle()
    #expect(fixture.frame(of: modal)?.height == 513)
    fixture.popover?.backgroundColor = .systemRed
    #expect(stage.displayList().description.contains("fill (0 0 300 513) #FF3B30"))
  }

  @Test func `it follows the size its content asks for, and is seen going there`() {
    fixture.present()
    modal.preferredContentSize.height = 300
    stage.advance(by: 0.15)
    let height = fixture.frame(of: modal)?.height ?? 0
    #expect(height > 220 && height < 310)
    stage.settle()
    #expect(fixture.frame(of: modal) == CGRect(x: 360, y: 340, width: 300, height: 313))
  }

  @Test func `it stays on its side of the source as its content grows, until the source moves`() {
    fixture.button.frame.origin.y = 400
    modal.preferredContentSize.height = 300
    fixture.present()
    #expect(fixture.popover?.arrowDirection == .up)
    let top = fixture.frame(of: modal)?.minY
    modal.preferredContentSize.height = 385
    stage.settle()
    #expect(fixture.popover?.arrowDirection == .up && fixture.frame(of: modal)?.minY == top)
    fixture.popover?.sourceRect = fixture.button.bounds.insetBy(dx: 1, dy: 1)
    stage.settle()
    #expect(fixture.popover?.arrowDirection == .left)
  }

  @Test func `a stack in it asks for its top page's size and its bars'`() {
    let (first, second) = (PageController("1"), PageController("2"))
    first.preferredContentSize = CGSize(width: 300, height: 200)
    second.preferredContentSize = CGSize(width: 320, height: 300)
    let stack = UINavigationController(rootViewController: first)
    fixture.present(stack)
    let bar = stack.navigationBar.frame.height
    #expect(stack.preferredContentSize == CGSize(width: 300, height: 200 + bar))
    #expect(fixture.frame(of: stack)?.height == 213 + bar)
    #expect(stack.navigationBar.frame.minY == 13)
    stack.pushViewController(second, animated: true)
    stage.advance(by: 0.1)
    #expect(second.view.bounds.size.width == 320)
    stage.settle()
    #expect(fixture.frame(of: stack)?.size == CGSize(width: 320, height: 313 + bar))
    second.preferredContentSize.height = 100
    stage.settle()
    #expect(fixture.frame(of: stack)?.height == 113 + bar)
    stack.popViewController(animated: true)
    stage.settle()
    #expect(fixture.frame(of: stack)?.height == 213 + bar)
    second.preferredContentSize.height = 500
    stage.settle()
    #expect(fixture.frame(of: stack)?.height == 213 + bar)
  }

  @Test func `its delegate may say as it comes what it points at, and as the screen changes`() {
    fixture.person.source = (CGRect(x: 0, y: 0, width: 20, height: 20), fixture.page.view)
    modal.popoverPresentationController?.delegate = fixture.person
    fixture.page.present(modal, animated: true)
    stage.settle()
    #expect(fixture.frame(of: modal)?.origin == CGPoint(x: 10, y: 20))
    _ = fixture.person.take()
    fixture.person.source = (fixture.button.bounds, fixture.button)
    fixture.resize(CGSize(width: 1000, height: 768))
    stage.settle()
    #expect(fixture.person.take() == ["move"])
    #expect(fixture.frame(of: modal)?.minX == 360)
    #expect(fixture.popover?.sourceView === fixture.button)
    fixture.popover?.barButtonItem = fixture.item
    fixture.resize(CGSize(width: 1024, height: 768))
    stage.settle()
    #expect(fixture.person.take() == [])
  }

  @Test func `one that points at nothing stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = PopoverFixture()
        fixture.page.present(fixture.modal, animated: false)
      }
    }
  }
}
