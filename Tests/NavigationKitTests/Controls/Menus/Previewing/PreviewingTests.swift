import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Previews of 3D Touch, on a screen that does not feel how hard a finger presses.
struct PreviewingTests {
  private let fixture = PreviewingFixture()
  private var stage: Stage { fixture.stage }

  @Test
  func `a long press shows the controller that the delegate chooses, and a tap beside ends it`() {
    fixture.open()
    #expect(fixture.take() == ["asked at 140 200"] && fixture.isOpen)
    let shown = fixture.preview.view.convert(fixture.preview.view.bounds, to: nil)
    #expect(shown.size == fixture.preview.preferredContentSize)
    stage.tap(at: CGPoint(x: 380, y: 800))
    stage.settle()
    #expect(fixture.take() == [] && fixture.preview.view.window == nil)
  }

  @Test func `without a controller there is no preview`() {
    fixture.hasPreview = false
    fixture.open()
    #expect(fixture.take() == ["asked at 140 200"] && !fixture.isOpen)
  }

  @Test func `a tap on the preview lets the delegate show its controller`() {
    fixture.open()
    _ = fixture.take()
    stage.tap(at: fixture.preview.view.convert(CGPoint(x: 100, y: 100), to: nil))
    #expect(fixture.take() == [])
    stage.settle()
    #expect(fixture.take() == ["commit"])
    #expect(fixture.stack.topViewController === fixture.preview)
    #expect(stage.window.openMenu == nil)
  }

  @Test func `the preview's actions are beside it, and are told of the controller`() {
    fixture.open()
    let rows = stage.elements(.menuItem)
      .sorted { $0.frame.minY < $1.frame.minY }
    #expect(rows.map(\.label) == ["Keep", "Delete", "Share"])
    stage.tap("Delete")
    stage.settle()
    #expect(fixture.preview.chosen == ["Delete true"] && !fixture.isOpen)
    fixture.open()
    stage.tap("Share")
    stage.settle()
    stage.tap("Copy")
    stage.settle()
    #expect(fixture.preview.chosen == ["Delete true", "Copy true"])
  }

  @Test func `actions look as their styles say`() {
    fixture.open()
    let interaction = fixture.page.view.interactions.first as? UIContextMenuInteraction
    var actions: [UIMenuElement] = []
    interaction?.updateVisibleMenu {
      actions = $0.children
      return $0
    }
    #expect(actions.count == 3)
    #expect((actions[0] as? UIAction)?.state == .on)
    #expect((actions[1] as? UIAction)?.attributes == .destructive)
    #expect((actions[1] as? UIAction)?.state == .off && actions[2] is UIMenu)
  }

  @Test func `the view at the source's rectangle is pressed in, else all of the source`() {
    func pressed() -> [Bool] {
      stage.press(at: CGPoint(x: 140, y: 200))
      stage.advance(by: 0.4)
      defer {
        stage.release()
        stage.settle()
      }
      return (fixture.boxes + [fixture.page.view]).map { view in
        !view.presentedGeometry(at: stage.now).transform.isIdentity
      }
    }
    #expect(pressed() == [false, false, true])
    fixture.box = fixture.boxes[1]
    #expect(pressed() == [false, true, false])
    #expect(fixture.context?.sourceRect == fixture.boxes[1].frame)
    // The rectangle counts for one press.
    fixture.box = nil
    #expect(pressed() == [false, false, true])
  }

  @Test func `a view that is no source any more shows no previews`() throws {
    let context = try #require(fixture.context)
    #expect(context.sourceView === fixture.page.view && context.delegate === fixture)
    let press = context.previewingGestureRecognizerForFailureRelationship
    #expect(press.view === fixture.page.view)
    fixture.page.unregisterForPreviewing(withContext: context)
    fixture.open()
    #expect(fixture.take() == [] && !fixture.isOpen && press.view == nil)
  }

  @Test func `the source view holds what shows previews`() {
    weak var context: (any UIViewControllerPreviewing)?
    do {
      let view = UIView()
      context = fixture.page.registerForPreviewing(with: fixture, sourceView: view)
      #expect(context != nil)
      fixture.page.view.addSubview(view)
      view.removeFromSuperview()
    }
    #expect(context == nil)
  }

  @Test func `screens feel no force, and no touch has one`() {
    #expect(fixture.page.traitCollection.forceTouchCapability == .unavailable)
    #expect(UITraitCollection().forceTouchCapability == .unknown)
    let forceful = UITraitCollection(forceTouchCapability: .available)
    #expect(forceful.forceTouchCapability == .available)
    #expect(!fixture.page.traitCollection.containsTraits(in: forceful))
    let joined = UITraitCollection(traitsFrom: [fixture.page.traitCollection, forceful])
    #expect(joined.forceTouchCapability == .available)
    #expect(joined.userInterfaceIdiom == .phone)
  }

  @Test func `an interaction that needs force never begins`() {
    let interaction = UIPreviewInteraction(view: fixture.boxes[0])
    let delegate = ForceDelegate()
    interaction.delegate = delegate
    fixture.hasPreview = false
    fixture.open()
    #expect(delegate.count == 0 && interaction.view === fixture.boxes[0])
    #expect(interaction.location(in: fixture.page.view) == .zero)
    interaction.cancel()
    #expect(delegate.count == 0 && delegate.previewInteractionShouldBegin(interaction))
  }
}

/// Counts what it hears.
private final class ForceDelegate: NSObject, UIPreviewInteractionDelegate {
  private(set) var count = 0

  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
  ) { count += 1 }

  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { count += 1 }
}
