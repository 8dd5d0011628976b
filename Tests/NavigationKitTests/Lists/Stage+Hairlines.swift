import Drawing
import Foundation
import NavigationKit

extension Stage {
  /// How many lines as long as a row, and a pixel thin, are drawn.
  var hairlines: Int { count(displayList().commands) }

  private func count(_ commands: [DrawCommand]) -> Int {
    commands.reduce(0) { sum, command in
      switch command {
      case .fill(let fill):
        sum + (fill.frame.height <= 1 / screen.scale && fill.frame.width > 100 ? 1 : 0)
      case .layer(let layer): sum + count(layer.commands)
      default: sum
      }
    }
  }
}
