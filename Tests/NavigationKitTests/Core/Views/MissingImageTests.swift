import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// How the box for an image that is nowhere is drawn.
struct MissingImageTests {
  @Test func `it is as faint as the image would be, as one`() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    func commands(opacity: CGFloat) -> [DrawCommand] {
      var canvas = Canvas(
        now: 0, traits: UITraitCollection(), measurer: FixedTextMeasurer(), visible: rect)
      let image = UIImage(missing: "meadow", size: rect.size)
      canvas.image(image, in: rect, tint: nil, opacity: opacity)
      return canvas.commands
    }
    let whole = commands(opacity: 1)
    #expect(whole.count == 3)
    #expect(commands(opacity: 0.5) == [.layer(Layer(opacity: 0.5, commands: whole))])
  }
}
