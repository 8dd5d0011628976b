import Drawing

extension DrawCommand {
  /// The command with its colours multiplied by those of another, without their opacity; pictures
  /// and what code drew keep theirs.
  func multiplied(by color: Color) -> DrawCommand {
    guard color.red < 1 || color.green < 1 || color.blue < 1 else { return self }
    func product(_ own: Color) -> Color {
      Color(
        red: own.red * color.red, green: own.green * color.green, blue: own.blue * color.blue,
        alpha: own.alpha)
    }
    switch self {
    case .fill(var fill):
      fill.color = product(fill.color)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.color = product(stroke.color)
      return .stroke(stroke)
    case .gradient(var gradient):
      (gradient.start, gradient.end) = (product(gradient.start), product(gradient.end))
      return .gradient(gradient)
    case .shadow(var shadow):
      shadow.color = product(shadow.color)
      return .shadow(shadow)
    case .text(var line):
      line.color = product(line.color)
      return .text(line)
    case .image(var placement):
      placement.tint = placement.tint.map(product)
      return .image(placement)
    case .layer(var layer):
      layer.commands = layer.commands.map { $0.multiplied(by: color) }
      return .layer(layer)
    case .material: return self
    }
  }
}
