import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The shadow that sets a sheet off from a page that is not dimmed.
@Suite struct SheetShadowTests {
  private let fixture = ModalFixture(style: .pageSheet)
  private var stage: Stage { fixture.stage }
  private var sheet: UISheetPresentationController? {
    fixture.modal.sheetPresentationController
  }

  /// The strongest shadow that is drawn, and around what.
  private var shadow: (frame: CGRect, alpha: Double)? {
    func shadows(_ commands: [DrawCommand], _ opacity: CGFloat) -> [(CGRect, Double)] {
      commands.flatMap { command -> [(CGRect, Double)] in
        switch command {
        case .shadow(let shadow): [(shadow.frame, shadow.color.alpha * Double(opacity))]
        case .layer(let layer): shadows(layer.commands, opacity * layer.opacity)
        default: []
        }
      }
    }
    return shadows(stage.displayList().commands, 1).max { $0.1 < $1.1 }
  }

  private func present() {
    sheet?.detents = [.medium(), .large()]
    sheet?.largestUndimmedDetentIdentifier = .medium
    fixture.present()
  }

  @Test func `a sheet that dims the page has none`() {
    fixture.present()
    #expect(shadow == nil)
  }

  @Test func `it is around the card where the page is not dimmed`() {
    present()
    #expect(shadow?.frame == sheet?.card.frame && shadow?.alpha == SheetMetrics.shadowAlpha)
  }

  @Test func `it gives way to the dimming`() throws {
    present()
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    stage.advance(by: 0.1)
    let half = try #require(shadow)
    #expect(half.alpha > 0 && half.alpha < SheetMetrics.shadowAlpha)
    #expect(half.frame.minY == sheet?.card.presentedFrame(at: stage.now).minY)
    stage.settle()
    #expect(shadow == nil)
  }

  @Test func `a card behind another one has none`() {
    sheet?.largestUndimmedDetentIdentifier = .large
    fixture.present()
    #expect(shadow != nil)
    let other = fixture.base.page("O")
    other.modalPresentationStyle = .pageSheet
    fixture.modal.present(other, animated: true)
    stage.settle()
    #expect(sheet?.card.backdropInset != .zero && shadow == nil)
  }

  @Test func `it goes with the sheet`() {
    present()
    fixture.modal.dismiss(animated: true)
    stage.settle()
    #expect(shadow == nil)
  }
}
