import Drawing

extension DisplayList {
  /// The frame without texts and tinted symbols: what is behind them.
  nonisolated var backdrop: DisplayList {
    DisplayList(size: size, commands: commands.compactMap(\.backdrop))
  }
}

extension DrawCommand {
  fileprivate nonisolated var backdrop: DrawCommand? {
    switch self {
    case .text: return nil
    case .image(let image) where image.tint != nil: return nil
    case .layer(var layer):
      layer.commands = layer.commands.compactMap(\.backdrop)
      return .layer(layer)
    default: return self
    }
  }
}
