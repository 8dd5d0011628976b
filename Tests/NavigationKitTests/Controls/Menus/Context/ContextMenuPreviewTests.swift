import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Previews of context menus, and what a tap on them does.
struct ContextMenuPreviewTests {
  private let fixture = ContextMenuFixture()
  private var stage: Stage { fixture.stage }

  @Test func `a tap on the preview performs its action and closes the menu`() {
    fixture.open()
    _ = fixture.take()
    var isOver = false
    fixture.perform = { animator in
      #expect(animator.preferredCommitStyle == .dismiss && animator.previewViewController == nil)
      animator.addCompletion { isOver = true }
    }
    stage.tap("Box")
    #expect(fixture.take() == ["preview action", "will end box", "ending"] && !isOver)
    stage.settle()
    #expect(isOver && fixture.menuRows.isEmpty)
  }

  @Test func `a controller is the preview in the size that it asks for`() {
    let preview = PreviewPage()
    fixture.makePreview = { preview }
    fixture.open()
    #expect(preview.view.convert(preview.view.bounds, to: nil).size == preview.preferredContentSize)
    #expect(preview.calls == ["will appear", "did appear"])
    #expect(preview.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(fixture.box.presentedAlpha(at: stage.now) == 1)
    stage.tap(at: CGPoint(x: 380, y: 800))
    stage.settle()
    #expect(preview.calls.suffix(2) == ["will disappear", "did disappear"])
    #expect(preview.view.window == nil)
  }

  @Test func `a controller without a size gets the room that the menu leaves`() {
    let preview = UIViewController()
    fixture.makePreview = { preview }
    fixture.open()
    let frame = preview.view.convert(preview.view.bounds, to: nil)
    #expect(frame.minX == 16 && frame.width == 358 && frame.minY == 66)
    #expect(abs(frame.maxY + 12 - fixture.frame("Copy").minY) < 0.01)
    #expect(abs(fixture.frame("Share").maxY - (844 - 30 - 16)) < 0.01)
  }

  @Test func `a preview that pops grows to the whole window, and its controller is pushed at once`()
  {
    let preview = PreviewPage()
    fixture.makePreview = { preview }
    fixture.open()
    fixture.perform = { animator in
      #expect(animator.previewViewController === preview)
      animator.preferredCommitStyle = .pop
      animator.addCompletion { [stack = fixture.stack] in
        stack.pushViewController(preview, animated: true)
      }
    }
    let middle = preview.view.convert(CGPoint(x: 100, y: 100), to: nil)
    stage.tap(at: middle)
    stage.advance(by: 0.34)
    #expect(fixture.stack.viewControllers.count == 2)
    let width = preview.view.presentedFrame(at: stage.now).width
    #expect(width > 350)
    stage.advance(by: 0.02)
    #expect(fixture.stack.topViewController === preview)
    #expect(fixture.stack.transitionCoordinator == nil)
    #expect(stage.window.subviews.allSatisfy { !($0 is MenuOverlay) })
    #expect(preview.calls.last == "did appear")
    stage.settle()
    #expect(stage.element(.title, "Preview") != nil)
  }
}

/// A page that notes when it appears.
private final class PreviewPage: UIViewController {
  private(set) var calls: [String] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Preview"
    preferredContentSize = CGSize(width: 240, height: 300)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}
