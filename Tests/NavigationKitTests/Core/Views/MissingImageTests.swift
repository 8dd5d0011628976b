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

  /// What is written in a box 100 points wide.
  private func line(_ name: String) -> TextLine? {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    var canvas = Canvas(
      now: 0, traits: UITraitCollection(), measurer: FixedTextMeasurer(), visible: rect)
    canvas.image(UIImage(missing: name, size: rect.size), in: rect, tint: nil, opacity: 1)
    for case .text(let line) in canvas.commands { return line }
    return nil
  }

  @Test func `a name that is wider than the box has smaller letters, which can still be read`()
    throws
  {
    let usual = try #require(line("meadow")).font.size
    let small = try #require(line("meadow-by-a-lake"))
    #expect(small.text == "meadow-by-a-lake" && small.font.size < usual)
    let name = String(repeating: "meadow", count: 9)
    let smallest = try #require(line(name))
    #expect(smallest.text != name && smallest.font.size > usual / 2)
  }
}
