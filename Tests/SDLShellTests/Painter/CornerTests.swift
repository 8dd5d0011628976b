import Drawing
import Foundation
import Goldens
import Testing

@testable import SDLShell

/// Continuous corners in pixels.
struct CornerTests {
  private let red = Color(255, 59, 48)

  private func shape(
    _ radius: CGFloat, side: Int32 = 400, line: Int32 = 0, _ curve: CornerCurve = .continuous
  ) -> CornerShape {
    CornerShape(
      of: PixelRect(x: 0, y: 0, width: side, height: side + 60), radius: radius, curve: curve,
      lineWidth: line)
  }

  @Test(arguments: [
    (10, 400, 16), (30, 400, 46), (30, 80, 40), (30, 60, 30), (99, 60, 30), (0, 400, 0),
  ])
  func `a curve reaches 1.53 radii, or as far as there is room`(
    radius: CGFloat, side: Int32, tile: Int32
  ) {
    #expect(shape(radius, side: side).tile == tile)
  }

  @Test func `the curve begins flat, is a circle's in the middle, and is the same both ways`() {
    let (round, circle) = (CornerTable(of: shape(30)), CornerTable(of: shape(30, .circular)))
    #expect(circle.level(x: 29, y: 0) > 250)
    #expect((180..<215).contains(round.level(x: 29, y: 0)))
    #expect((35..<46).allSatisfy { round.level(x: $0, y: 0) > 240 })
    let middle = (7..<11).map { (round.level(x: $0, y: $0), circle.level(x: $0, y: $0)) }
    #expect(middle.allSatisfy { abs(Int($0) - Int($1)) <= 4 })
    for x in Int32(0)..<46 {
      for y in 0..<x { #expect(round.level(x: x, y: y) == round.level(x: y, y: x)) }
    }
  }

  @Test func `without room for a longer curve it is a circle's`() {
    #expect(shape(30, side: 60) == shape(30, side: 60, .circular))
  }

  @Test(arguments: [8, 12])
  func `pixels are covered as far as the path goes`(radius: CGFloat) {
    let (shape, samples) = (shape(radius), 16)
    let path = Path {
      $0.addContinuousRect(CGRect(x: 0, y: 0, width: 400, height: 460), cornerRadius: radius)
    }
    let table = CornerTable(of: shape)
    for y in 0..<shape.tile {
      for x in 0...y {
        let inside = (0..<samples * samples).filter { sample in
          let (column, row) = (sample % samples, sample / samples)
          let point = CGPoint(
            x: CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(samples),
            y: CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(samples))
          return path.contains(point, rule: .winding)
        }.count
        let level = inside * 255 / (samples * samples)
        #expect(abs(level - Int(table.level(x: x, y: y))) <= 10)
      }
    }
  }

  /// The most that two pictures differ in a level.
  private func distance(_ one: DrawCommand, _ other: DrawCommand) throws -> Int {
    let canvas = Canvas(scale: 3)
    return try zip(canvas.paint(one).pixels, canvas.paint(other).pixels)
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test func `layers and frosted glass are cut at the same curve as fills`() throws {
    let frame = CGRect(x: 3, y: 4, width: 34, height: 30)
    let fill = Fill(frame: frame, color: red, cornerRadius: 9, cornerCurve: .continuous)
    let layer = Layer(
      clip: frame, cornerRadius: 9, cornerCurve: .continuous,
      commands: [.fill(Fill(frame: frame, color: red))])
    #expect(try distance(.fill(fill), .layer(layer)) <= 2)
    let glass = Material(
      frame: frame, tint: red, sigma: 0, cornerRadius: 9, cornerCurve: .continuous)
    #expect(try distance(.fill(fill), .material(glass)) <= 2)
  }

  @Test func `shapes with continuous corners`() throws {
    let glass = Color(0, 122, 255, alpha: 0.4)
    try expectGolden(
      Canvas(size: CGSize(width: 60, height: 60), scale: 3).paint(
        .fill(
          Fill(
            frame: CGRect(x: 2, y: 2, width: 34, height: 40), color: red, cornerRadius: 10,
            cornerCurve: .continuous)),
        .stroke(
          Stroke(
            frame: CGRect(x: 20, y: 12, width: 38, height: 30), color: .black, width: 2,
            cornerRadius: 10, cornerCurve: .continuous)),
        .material(
          Material(
            frame: CGRect(x: 8, y: 20, width: 40, height: 36), tint: glass, sigma: 2,
            cornerRadius: 12, cornerCurve: .continuous)),
        // Less room than the curve wants, and none but for a circle.
        .fill(
          Fill(
            frame: CGRect(x: 40, y: 45, width: 18, height: 13), color: .black, cornerRadius: 5,
            cornerCurve: .continuous)),
        .fill(
          Fill(
            frame: CGRect(x: 40, y: 2, width: 18, height: 8), color: .black, cornerRadius: 4,
            cornerCurve: .continuous))), named: "continuous-corners")
  }
}
