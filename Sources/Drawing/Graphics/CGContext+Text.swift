import Foundation

extension CGContext {
  /// Draws letters and the lines and backgrounds of text, in the present coordinates.
  package func record(text commands: [DrawCommand]) {
    for command in commands {
      switch command {
      case .text(let line): record(.text(line))
      case .fill(let fill):
        record(.fill(Path { $0.addRect(fill.frame) }, .winding, fill.color))
      case .image, .stroke, .gradient, .material, .shadow, .layer: break
      }
    }
  }
}
