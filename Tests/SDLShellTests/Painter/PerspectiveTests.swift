import Drawing
import Foundation
import SDLShell
import Testing

/// Layers seen in perspective, and layers drawn much smaller, pixel by pixel, at 2×.
struct PerspectiveTests {
  private let red = Color(255, 0, 0)
  private let blue = Color(0, 0, 255)

  /// A layer of 40 × 20 points, twice as far away at its right end; red on the left, blue on the
  /// right.
  private var board: Layer {
    Layer(
      origin: CGPoint(x: 5, y: 10), perspective: CGVector(dx: 1.0 / 40, dy: 0),
      clip: CGRect(x: 0, y: 0, width: 40, height: 20),
      commands: [
        .fill(Fill(frame: CGRect(x: 0, y: 0, width: 20, height: 20), color: red)),
        .fill(Fill(frame: CGRect(x: 20, y: 0, width: 20, height: 20), color: blue)),
      ])
  }

  /// The rows of a column of pixels that are not white.
  private func rows(_ drawn: Bitmap, _ column: Int) -> Int {
    (0..<drawn.height).count { drawn.levels(column, $0)[1] < 128 }
  }

  @Test func `the far side is smaller, and the far half narrower`() throws {
    let drawn = try Canvas().paint(.layer(board))
    // 5 points from the left, 40 / 2 = 20 points wide.
    #expect(drawn.levels(9, 24) == [255, 255, 255] && drawn.levels(51, 24) == [255, 255, 255])
    #expect(abs(rows(drawn, 11) - 39) <= 1 && abs(rows(drawn, 48) - 20) <= 1)
    // The middle is at 20 / 1.5 = 13⅓ of 20 points.
    #expect(drawn.levels(34, 24) == [255, 0, 0] && drawn.levels(39, 24) == [0, 0, 255])
  }

  @Test func `it is cut, faded and covered like others`() throws {
    var layer = board
    layer.opacity = 0.5
    let faded = try Canvas().paint(.layer(layer))
    #expect([127, 128].contains(faded.levels(12, 24)[1]))
    layer.opacity = 1
    layer.clip = CGRect(x: 0, y: 0, width: 20, height: 20)
    let cut = try Canvas().paint(.layer(layer))
    #expect(cut.levels(30, 24) == [255, 0, 0] && cut.levels(40, 24) == [255, 255, 255])
    let whole = CGRect(x: 0, y: 0, width: 40, height: 40)
    let covered = try Canvas().paint(.layer(board), .fill(Fill(frame: whole, color: .white)))
    #expect(covered.ink == nil)
  }

  @Test(arguments: [1e-8, -0.1, 1e8, .infinity, .nan] as [CGFloat])
  func `no perspective is too strong`(slope: CGFloat) throws {
    var layer = board
    layer.perspective = CGVector(dx: slope, dy: slope)
    _ = try Canvas().paint(.layer(layer))
  }

  // MARK: Much smaller

  /// Black lines of a point, every eighth point, of a layer of 320 points.
  private func lines(scaledBy scale: CGFloat, isKept: Bool = false) -> DrawCommand {
    .layer(
      Layer(
        transform: CGAffineTransform(scaleX: scale, y: scale),
        clip: CGRect(x: 0, y: 0, width: 320, height: 320), isKept: isKept,
        commands: stride(from: 0, to: 320, by: 8).map { x in
          .fill(Fill(frame: CGRect(x: x, y: 0, width: 1, height: 320), color: .black))
        }))
  }

  /// How dark the rows of a picture are, 0…1, in parts of the width.
  private func darkness(_ drawn: Bitmap, parts: Int) -> [Double] {
    let row = drawn.height / 2
    return (0..<parts).map { part in
      let columns = drawn.width * part / parts..<drawn.width * (part + 1) / parts
      let light = columns.reduce(0.0) { $0 + Double(drawn.levels($1, row)[1]) / 255 }
      return 1 - light / Double(columns.count)
    }
  }

  /// How dark the faintest line is, 0…1.
  private func faintest(_ drawn: Bitmap, scaledBy scale: CGFloat) -> CGFloat {
    let row = drawn.height / 2
    let levels = stride(from: 8, to: 312, by: 8).map { x -> UInt8 in
      let middle = Int((CGFloat(x) + 0.5) * 2 * scale)
      return (middle - 1...middle + 1).map { drawn.levels($0, row)[1] }.min() ?? 255
    }
    return 1 - CGFloat(levels.max() ?? 255) / 255
  }

  @Test(arguments: [0.45, 0.3, 0.25, 0.17, 0.125] as [CGFloat])
  func `thin lines of a small layer stay, all of them as dark`(scale: CGFloat) throws {
    // The lines are an eighth of what is drawn, the layer a part of the canvas.
    let side = (320 * scale).rounded(.down)
    let canvas = Canvas(size: CGSize(width: side, height: side))
    let drawn = try canvas.paint(lines(scaledBy: scale))
    for part in darkness(drawn, parts: 4) { #expect(abs(part - 0.125) < 0.045, "\(part)") }
    #expect(faintest(drawn, scaledBy: scale) > 0.25 * min(1, 2 * scale))
  }

  @Test(arguments: [0.4, 0.2, 0.1] as [CGFloat])
  func `thin lines of a layer that is squeezed in one direction stay, too`(scale: CGFloat) throws {
    let canvas = Canvas(size: CGSize(width: (320 * scale).rounded(.down), height: 20))
    guard case .layer(var layer) = lines(scaledBy: 1) else { return }
    layer.transform = CGAffineTransform(scaleX: scale, y: 1)
    let drawn = try canvas.paint(.layer(layer))
    for part in darkness(drawn, parts: 4) { #expect(abs(part - 0.125) < 0.045, "\(part)") }
    #expect(faintest(drawn, scaledBy: scale) > 0.25 * min(1, 2 * scale))
  }

  @Test func `a page that is kept is not left out in part either`() throws {
    let canvas = Canvas(size: CGSize(width: 64, height: 64))
    let ground = DrawCommand.fill(
      Fill(frame: CGRect(x: 0, y: 0, width: 320, height: 320), color: .white))
    guard case .layer(var page) = lines(scaledBy: 0.2, isKept: true) else { return }
    page.commands.insert(ground, at: 0)
    let drawn = try canvas.paintMoving(.layer(page))
    for part in darkness(drawn, parts: 4) { #expect(abs(part - 0.125) < 0.045, "\(part)") }
    #expect(faintest(drawn, scaledBy: 0.2) > 0.25 * min(1, 2 * 0.2))
  }

  @Test func `all of a layer that is larger than the screen is drawn`() throws {
    let canvas = Canvas(size: CGSize(width: 40, height: 40))
    let area = CGRect(x: 0, y: 0, width: 400, height: 400)
    let drawn = try canvas.paint(
      .layer(
        Layer(
          transform: CGAffineTransform(scaleX: 0.1, y: 0.1), clip: area,
          commands: [.fill(Fill(frame: area, color: red))])))
    for (x, y) in [(1, 1), (78, 1), (1, 78), (78, 78)] {
      #expect(drawn.levels(x, y) == [255, 0, 0])
    }
  }
}
