import Drawing
import Foundation
import NavigationKit
import NavigationShell
import SDLShell
import Testing

/// The tabs of the inspector.
@Suite struct InspectorTabTests {
  private let fixture = InspectorFixture()

  /// The symbols that are drawn on the panel.
  private var symbols: [String] {
    func all(_ commands: [DrawCommand]) -> [String] {
      commands.flatMap { command -> [String] in
        switch command {
        case .image(let placement):
          if case .symbol(let name) = placement.image { [name] } else { [] }
        case .layer(let layer): all(layer.commands)
        default: []
        }
      }
    }
    return all(fixture.panel.frame().commands)
  }

  @Test(
    arguments: zip(
      0..<4, ["hand.tap.fill", "arrow.right", "clock.fill", "square.stack.fill"]))
  func `a symbol that can be filled is while its tab is selected, and each has a drawing`(
    tab: Int, symbol: String
  ) {
    fixture.open(tab: tab)
    #expect(symbols.contains(symbol))
    let drawings = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Assets/Symbols").standardizedFileURL
    for name in symbols {
      let drawing = drawings.appendingPathComponent(name + ".svg")
      #expect(FileManager.default.fileExists(atPath: drawing.path), "\(name)")
    }
  }
}
