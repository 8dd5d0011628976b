import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The shadow below what a finger has lifted.
struct LiftedShadowTests {
  private let fixture = DragPage()
  private var stage: Stage { fixture.stage }

  @Test func `it is soft, fades close around the item, and goes where the item is put back`() {
    #expect(stage.shadows.isEmpty)
    fixture.lift()
    // Gaussian: beyond two thirds of the blur almost nothing is visible.
    let reaches = stage.shadows.map { 2 / 3 * $0.blur }
    #expect(reaches.count == 1 && reaches.allSatisfy { $0 > 8 && $0 < 24 })
    stage.release()
    stage.settle()
    #expect(stage.shadows.isEmpty)
  }
}
