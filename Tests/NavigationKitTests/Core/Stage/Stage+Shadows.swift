import Drawing
import NavigationKit

extension Stage {
  /// The soft shadows that are drawn, each in the points of its own layer.
  var shadows: [Shadow] { collectShadows(of: displayList().commands) }

  private func collectShadows(of commands: [DrawCommand]) -> [Shadow] {
    commands.flatMap { command -> [Shadow] in
      switch command {
      case .shadow(let shadow): [shadow]
      case .layer(let layer): collectShadows(of: layer.commands)
      default: []
      }
    }
  }
}
