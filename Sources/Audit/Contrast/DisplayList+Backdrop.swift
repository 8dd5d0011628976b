import Drawing

extension DisplayList {
  /// The frame without texts: what is behind them.
  nonisolated var withoutTexts: DisplayList {
    DisplayList(size: size, commands: commands.compactMap { $0.backdrop(keepsSymbols: true) })
  }

  /// The frame without texts and tinted symbols: what is behind these.
  nonisolated var withoutSymbols: DisplayList {
    DisplayList(size: size, commands: commands.compactMap { $0.backdrop(keepsSymbols: false) })
  }
}

extension DrawCommand {
  fileprivate nonisolated func backdrop(keepsSymbols: Bool) -> DrawCommand? {
    switch self {
    case .text: return nil
    case .image(let image) where image.tint != nil && !keepsSymbols: return nil
    case .layer(var layer):
      layer.commands = layer.commands.compactMap { $0.backdrop(keepsSymbols: keepsSymbols) }
      return .layer(layer)
    default: return self
    }
  }
}
