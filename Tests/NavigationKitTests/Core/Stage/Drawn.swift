import Drawing
import Foundation
import NavigationKit

/// The drawing of a stage, without its layers, in the stage's points and back to front.
struct Drawn {
  private(set) var fills: [Fill] = []
  private(set) var strokes: [Stroke] = []
  private(set) var texts: [TextLine] = []
  private(set) var images: [ImagePlacement] = []

  init(_ list: DisplayList) { add(list.commands, from: .zero) }

  private mutating func add(_ commands: [DrawCommand], from origin: CGPoint) {
    for command in commands {
      switch command {
      case .fill(var fill):
        fill.frame = fill.frame.offsetBy(dx: origin.x, dy: origin.y)
        fills.append(fill)
      case .stroke(var stroke):
        stroke.frame = stroke.frame.offsetBy(dx: origin.x, dy: origin.y)
        strokes.append(stroke)
      case .text(var line):
        line.origin = CGPoint(x: line.origin.x + origin.x, y: line.origin.y + origin.y)
        texts.append(line)
      case .image(var image):
        image.frame = image.frame.offsetBy(dx: origin.x, dy: origin.y)
        image.clip = image.clip.offsetBy(dx: origin.x, dy: origin.y)
        images.append(image)
      case .layer(let layer):
        guard layer.opacity > 0 else { continue }
        add(
          layer.commands,
          from: CGPoint(x: origin.x + layer.origin.x, y: origin.y + layer.origin.y))
      case .gradient, .material, .shadow: break
      }
    }
  }

  /// The line with a text; nil if it is not drawn, or twice.
  func text(_ text: String) -> TextLine? {
    let found = texts.filter { $0.text == text }
    return found.count == 1 ? found[0] : nil
  }

  /// The fills of a colour, as it is in a light look.
  func fills(_ color: UIColor) -> [CGRect] {
    let light = color.color(in: UITraitCollection(userInterfaceStyle: .light))
    return fills.filter { $0.color == light }.map(\.frame)
  }
}

extension Stage {
  /// The drawing now.
  var drawn: Drawn { Drawn(displayList()) }
}
