import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Layers of text and layers that repeat what is inside; parts of pictures.
struct LayerKindTests {
  private let fixture = LayerPage()
  private var stage: Stage { fixture.stage }

  private func commands(of layer: CALayer) -> [DrawCommand] {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    fixture.box.layer.addSublayer(layer)
    return layer.view.drawnCommands
  }

  private func lines(_ layer: CALayer) -> [TextLine] {
    commands(of: layer).compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  @Test func `text begins at the left, is cut off or broken, and white`() {
    let text = CATextLayer()
    text.string = "one two three"
    text.fontSize = 20
    #expect(lines(text).map(\.text) == ["one two three"] && lines(text)[0].color == .white)
    text.truncationMode = .end
    #expect(lines(text)[0].text.hasSuffix("…"))
    text.truncationMode = .none
    text.isWrapped = true
    text.alignmentMode = .right
    text.foregroundColor = UIColor.red.cgColor
    let broken = lines(text)
    #expect(broken.count == 2 && broken[0].color == Color(255, 0, 0))
    #expect(broken.allSatisfy { $0.origin.x + $0.width == 100 })
    text.string = NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor.green])
    #expect(lines(text).map(\.text) == ["x"])
    text.string = nil
    #expect(lines(text).isEmpty)
  }

  @Test func `the size of text is animated`() {
    let text = CATextLayer()
    (text.string, text.fontSize) = ("a", 10)
    _ = commands(of: text)
    text.add(CABasicAnimation.of("fontSize", 10, 30), forKey: nil)
    stage.advance(by: 0.5)
    #expect(lines(text)[0].font.size == 20)
  }

  @Test func `what is inside is repeated, moved, later and in other colours`() {
    let repeater = CAReplicatorLayer()
    (repeater.instanceCount, repeater.instanceDelay) = (3, 0.25)
    repeater.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    repeater.instanceColor = UIColor.white.cgColor
    (repeater.instanceRedOffset, repeater.instanceAlphaOffset) = (-0.5, -0.25)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.red.cgColor
    repeater.addSublayer(dot)
    _ = commands(of: repeater)
    stage.advance(by: 1)
    dot.add(CABasicAnimation.of("position.x", 0, 100), forKey: nil)
    stage.advance(by: 0.5)
    let layers = commands(of: repeater).compactMap {
      if case .layer(let layer) = $0 { layer } else { nil }
    }
    #expect(layers.map(\.origin.x) == [0, 20, 40] && layers.map(\.opacity) == [1, 0.75, 0.5])
    let fills = layers.flatMap(\.commands).compactMap {
      if case .fill(let fill) = $0 { fill } else { nil }
    }
    #expect(fills.map(\.color.red) == [1, 0.5, 0])
    #expect(fills.map(\.frame.midX) == [50, 25, 0])
  }

  @Test func `a part of a picture fills the bounds, its edges unstretched`() {
    let layer = CALayer()
    layer.contents = CGImage(.symbol("a"), width: 40, height: 40)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    func placements() -> [ImagePlacement] {
      commands(of: layer).compactMap { if case .image(let image) = $0 { image } else { nil } }
    }
    #expect(placements().map(\.frame) == [CGRect(x: -100, y: 0, width: 200, height: 60)])
    #expect(placements().map(\.clip) == [CGRect(x: 0, y: 0, width: 100, height: 60)])
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    #expect(placements().count == 9)
    #expect(placements()[0].clip == CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.contentsScale = 2
    #expect(placements()[0].clip == CGRect(x: 0, y: 0, width: 5, height: 5))
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.contentsGravity = .bottomRight
    #expect(placements()[0].frame == CGRect(x: 80, y: 40, width: 20, height: 20))
  }
}
