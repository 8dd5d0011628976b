import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Particles of an emitter, at a time and on a stage.
@MainActor
struct EmitterLayerTests {
  private let layer = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }.cgImage
    (cell.birthRate, cell.lifetime) = (10, 2)
    layer.emitterPosition = CGPoint(x: 50, y: 20)
    layer.emitterCells = [cell]
  }

  private func centers(at time: TimeInterval) -> [CGPoint] {
    layer.particles(at: time).map(\.center)
  }

  @Test func `as many live as come in a lifetime`() {
    #expect(layer.particles(at: 1.05).count == 11 && layer.particles(at: 10.05).count == 20)
    layer.lifetime = 0.5
    #expect(layer.particles(at: 10.05).count == 10)
    cell.isEnabled = false
    #expect(layer.particles(at: 10.05).isEmpty)
  }

  @Test func `a particle flies, falls, grows, turns and fades`() throws {
    (cell.birthRate, cell.lifetime, cell.velocity) = (0.1, 5, 100)
    cell.yAcceleration = 10
    (cell.scale, cell.scaleSpeed, cell.spin, cell.alphaSpeed) = (0.5, 0.25, 1, -0.25)
    let particle = try #require(layer.particles(at: 2).first)
    #expect(particle.center == CGPoint(x: 250, y: 40) && particle.angle == 2)
    let scale = particle.size.width / CGFloat(try #require(cell.picture).width)
    #expect(abs(scale - 1) < 1e-6 && particle.opacity == 0.5 && particle.tint == nil)
    cell.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    #expect(layer.particles(at: 2).first?.tint == Color(255, 0, 0))
  }

  @Test func `a range makes particles different, and each run the same`() {
    (cell.velocity, cell.velocityRange, cell.emissionRange) = (50, 20, .pi)
    let first = centers(at: 3)
    #expect(Set(first.map(\.x)).count == 20 && first == centers(at: 3))
    #expect(first.allSatisfy { hypot($0.x - 50, $0.y - 20) <= 60 * 2 && $0.x >= 49.99 })
    layer.seed = 7
    #expect(centers(at: 3) != first)
  }

  @Test(
    arguments: [
      (.line, .volume, 0...0), (.rectangle, .volume, 0...10), (.circle, .volume, 0...40),
      (.circle, .outline, 40...40), (.rectangle, .points, 5...5), (.point, .volume, 0...0),
    ] as [(CAEmitterLayerEmitterShape, CAEmitterLayerEmitterMode, ClosedRange<CGFloat>)])
  func `particles come from a shape`(
    shape: CAEmitterLayerEmitterShape, mode: CAEmitterLayerEmitterMode,
    reach: ClosedRange<CGFloat>
  ) {
    (layer.emitterShape, layer.emitterMode) = (shape, mode)
    layer.emitterSize = CGSize(width: 40, height: 10)
    for center in centers(at: 5) {
      let (x, y) = (abs(center.x - 50), abs(center.y - 20))
      let far = shape == .circle ? hypot(x, y) : y
      #expect(far >= reach.lowerBound - 0.01 && far <= reach.upperBound + 0.01 && x <= 40)
    }
  }

  @Test func `from the points of a rectangle they come out of its corners`() {
    (layer.emitterShape, layer.emitterMode) = (.rectangle, .points)
    layer.emitterSize = CGSize(width: 40, height: 10)
    let corners = centers(at: 5.05).map { CGPoint(x: abs($0.x - 50), y: abs($0.y - 20)) }
    #expect(corners.count == 20 && corners.allSatisfy { $0 == CGPoint(x: 20, y: 5) })
  }

  @Test func `those that have come fly on after the last`() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.window.makeKeyAndVisible()
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 3.05)
    stage.perform { layer.birthRate = 0 }
    #expect(layer.particles(at: 3.05).count == 20)
    #expect(layer.particles(at: 4.05).count == 10 && layer.particles(at: 6).isEmpty)
    stage.advance(by: 3)
    stage.perform { layer.birthRate = 2 }
    #expect(layer.particles(at: 6.55 + 0.01).count == 11)
  }

  @Test func `a stage with an emitter is settled, and its picture changes`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(stage.nextChange == nil)
    cell.velocity = 20
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
    let next = try #require(stage.nextChange)
    #expect(stage.isSettled && next - stage.now <= 1.0 / 60 + 1e-6)
    stage.advance(by: 1)
    let before = stage.displayList()
    stage.advance(by: 0.05)
    #expect(stage.displayList() != before)
    layer.removeFromSuperlayer()
    #expect(stage.nextChange == nil)
  }
}
