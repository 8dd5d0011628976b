import Foundation
import NavigationKit
import Testing

/// Fingers on the content of a sheet that is on its way.
struct SheetContentTouchTests {
  private let fixture = ModalFixture(style: .pageSheet)
  private var stage: Stage { fixture.stage }
  private var modal: PageController { fixture.modal }
  private var top: CGFloat { fixture.top(of: modal) ?? -1 }

  @Test func `on the way to another height, its content is touched where it is seen`() {
    let sheet = modal.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.prefersEdgeAttachedInCompactHeight = true
    sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    modal.preferredContentSize = CGSize(width: 300, height: 0)
    var touches = 0
    let button = UIButton(frame: CGRect(x: 20, y: 10, width: 120, height: 44))
    button.addAction(UIAction { _ in touches += 1 }, for: .touchDown)
    modal.view.addSubview(button)
    fixture.present()
    stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), over: 0.1)
    stage.advance(by: 0.04)
    #expect(top > 80 && top < 222)
    // The card is 45 points from the screen's left edge.
    stage.press(at: CGPoint(x: 165, y: top + 30))
    #expect(touches == 1)
  }
}
