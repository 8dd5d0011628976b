import Drawing
import Foundation
import NavigationKit
import Testing

/// Lines of one pixel at every scale.
struct HairlineTests {
  @Test(arguments: [(1.0, 1.0 / 3), (2, 1), (3, 1)])
  func `a row's line is one pixel thick, and no heavier where pixels are large`(
    scale: CGFloat, coverage: Double
  ) throws {
    let table = TableFixture(count: 1)
    table.stage.change(traits: UITraitCollection(displayScale: scale))
    table.start()
    table.stage.advance(by: 0)
    let lines = fills(table.stage.displayList().commands).filter { $0.frame.height == 1 / scale }
    let line = try #require(lines.first)
    let ink = UIColor.separator.color(in: table.traitCollection).alpha
    #expect(abs(line.color.alpha - ink * coverage) < 0.001)
  }

  private func fills(_ commands: [DrawCommand]) -> [Fill] {
    commands.flatMap { command -> [Fill] in
      switch command {
      case .fill(let fill): [fill]
      case .layer(let layer): fills(layer.commands)
      default: []
      }
    }
  }
}
