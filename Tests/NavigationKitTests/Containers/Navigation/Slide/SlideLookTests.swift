import Drawing
import Foundation
import NavigationKit
import Testing

/// Shadow and dimming between two pages in a transition.
struct SlideLookTests {
  private let fixture = NavigationFixture("A")
  private let page: PageController

  init() {
    page = fixture.page("B")
    fixture.navigation.pushViewController(page, animated: true)
  }

  private var commands: [DrawCommand] { fixture.stage.displayList().commands }

  /// The gradients of the shadow, from its outer end to the page's edge.
  private var shadow: [Gradient] {
    commands.compactMap { if case .gradient(let gradient) = $0 { gradient } else { nil } }
  }

  @Test func `the edge shadow starts at nothing, grows with the way, and is gone at the end`() {
    fixture.stage.advance(by: 0)
    #expect(shadow.isEmpty)
    var alphas: [Double] = []
    for _ in 0..<4 {
      fixture.stage.advance(by: 0.05)
      alphas.append(shadow.last?.end.alpha ?? 0)
    }
    #expect(alphas == alphas.sorted() && Set(alphas).count == 4)
    #expect(abs(alphas[1] - 0.2 * 0.5448) < 0.0001)
    fixture.stage.settle()
    #expect(shadow.isEmpty)
  }

  @Test func `the edge shadow runs over 16 points from nothing to the page's leading edge`() {
    fixture.stage.advance(by: 0.1)
    let edge = fixture.x(of: page) ?? 0
    #expect(shadow.first?.frame.minX == edge - 16 && shadow.last?.frame.maxX == edge)
    #expect(shadow.first?.start.alpha == 0)
  }

  @Test func `the page below lies behind the shadow, and that behind the page on top`() {
    fixture.stage.advance(by: 0.1)
    let kinds = commands.compactMap { command -> String? in
      switch command {
      case .layer(let layer) where layer.isKept: layer.dim > 0 ? "below" : "on top"
      case .gradient: "shadow"
      default: nil
      }
    }
    let shadows = kinds.filter { $0 == "shadow" }
    #expect(kinds == ["below"] + shadows + ["on top"] && !shadows.isEmpty)
  }

  @Test func `right of the edge is the new page, left of it the old one, darkened so far`() {
    fixture.pages[0].view.backgroundColor = .red
    page.view.backgroundColor = .blue
    fixture.stage.advance(by: 0.1)
    let (dark, bright) = (0.1 * 0.54478, UITraitCollection(userInterfaceStyle: .light))
    let red = UIColor.red.resolvedColor(with: bright).color(in: bright)
    let blue = UIColor.blue.resolvedColor(with: bright).color(in: bright)
    let edge = fixture.x(of: page) ?? 0
    let left = color(at: CGPoint(x: edge - 17, y: 400), in: commands)
    #expect(abs(left.red - red.red * (1 - dark)) < 0.0001 && left.blue == 0)
    #expect(color(at: CGPoint(x: edge + 1, y: 400), in: commands) == blue)
  }

  /// The colour of the last background drawn at a point.
  private func color(at point: CGPoint, in commands: [DrawCommand]) -> Color {
    var result = Color.clear
    for command in commands {
      switch command {
      case .fill(let fill) where fill.frame.contains(point): result = fill.color
      case .layer(let layer):
        let inner = CGPoint(x: point.x - layer.origin.x, y: point.y - layer.origin.y)
        guard layer.clip?.contains(inner) != false else { continue }
        let visible = color(at: inner, in: layer.commands)
        if visible.alpha > 0 { result = visible.mixed(with: .black, fraction: Double(layer.dim)) }
      default: break
      }
    }
    return result
  }
}
