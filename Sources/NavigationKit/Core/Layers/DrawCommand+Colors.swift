import Drawing

extension DrawCommand {
  /// The command with its colours multiplied by those of another, without their opacity; pictures
  /// and what code drew keep theirs.
  func multiplied(by color: Color) -> DrawCommand {
    guard color.red < 1 || color.green < 1 || color.blue < 1 else { return self }
    return changingColors { own in
      Color(
        red: own.red * color.red, green: own.green * color.green, blue: own.blue * color.blue,
        alpha: own.alpha)
    }
  }

  /// The command in one colour, of which as much is opaque as was of its own colours; pictures and
  /// what code drew keep theirs.
  func drawn(in color: Color) -> DrawCommand { changingColors { color.faded(by: $0.alpha) } }

  private func changingColors(_ change: (Color) -> Color) -> DrawCommand {
    switch self {
    case .fill(var fill):
      fill.color = change(fill.color)
      fill.colorOverDark = fill.colorOverDark.map(change)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.color = change(stroke.color)
      return .stroke(stroke)
    case .gradient(var gradient):
      (gradient.start, gradient.end) = (change(gradient.start), change(gradient.end))
      return .gradient(gradient)
    case .shadow(var shadow):
      shadow.color = change(shadow.color)
      return .shadow(shadow)
    case .text(var line):
      line.color = change(line.color)
      return .text(line)
    case .image(var placement):
      placement.tint = placement.tint.map(change)
      return .image(placement)
    case .layer(var layer):
      layer.commands = layer.commands.map { $0.changingColors(change) }
      return .layer(layer)
    case .material: return self
    }
  }
}
