import Foundation

extension CGContext {
  /// Draws commands of a frame, in the present coordinates.
  package func record(_ commands: [DrawCommand]) {
    for command in commands {
      switch command {
      case .text(let line): record(.text(line))
      case .image(let placement): record(.image(placement))
      case .fill(let fill) where fill.cornerRadius == 0:
        record(.fill(Path { $0.addRect(fill.frame) }, .winding, fill.color))
      case .fill, .stroke, .gradient, .material, .shadow, .layer:
        record(
          .frame(
            DisplayList(
              size: CGSize(width: bounds.maxX, height: bounds.maxY), commands: [command])))
      }
    }
  }
}
