import Drawing
import Foundation
import NavigationKit
import Testing

/// The minus and the plus of a stepper.
struct StepperSignTests {
  private let fixture = ControlFixture(UIStepper())

  @Test func `each is in the middle of its half, as high as a line of text, with room around it`() {
    for (name, left) in [("minus", 50), ("plus", 97)] as [(String, CGFloat)] {
      let half = CGRect(x: left, y: 50, width: 47, height: 32)
      let sign = fixture.stage.drawn.images.first { $0.image == .symbol(name) }?.frame ?? .null
      #expect(sign.midX == half.midX && sign.midY == half.midY)
      #expect(sign.height >= 17 && half.insetBy(dx: 4, dy: 4).contains(sign))
    }
  }
}
