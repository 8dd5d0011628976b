import Drawing
import Foundation
import NavigationKit
import Testing

/// The shadow around the preview of a context menu.
struct PreviewShadowTests {
  private let fixture = ContextMenuFixture()

  @Test func `it is soft, and fades before the screen's edge beside the preview`() {
    fixture.open()
    let preview = fixture.box.frame
    let shadows = fixture.stage.shadows.filter { $0.frame.size == preview.size }
    // Gaussian: beyond two thirds of the blur almost nothing is visible.
    let reaches = shadows.map { 2 / 3 * $0.blur }
    #expect(reaches.count == 1 && reaches.allSatisfy { $0 > 16 && $0 < preview.minX })
  }
}
