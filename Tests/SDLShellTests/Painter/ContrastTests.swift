import Drawing
import Foundation
import SDLShell
import Testing

/// Fills whose colour depends on what is behind them.
@Suite struct ContrastTests {
  private static let bar = CGRect(x: 8, y: 16, width: 24, height: 8)

  private func bar(_ ground: DrawCommand...) throws -> [UInt8] {
    let bar = Fill(frame: Self.bar, color: .black, cornerRadius: 4, colorOverDark: .white)
    return try Canvas().paint(.layer(Layer(commands: ground)), .fill(bar)).levels(40, 40)
  }

  private func fill(_ color: Color, _ frame: CGRect = CGRect(x: 0, y: 0, width: 40, height: 40))
    -> DrawCommand
  {
    .fill(Fill(frame: frame, color: color))
  }

  @Test(
    arguments: [
      (Color(255, 255, 255), 0), (Color(242, 242, 247), 0), (Color(255, 204, 0), 0),
      (Color(142, 142, 147), 0), (Color(0, 0, 0), 255), (Color(28, 28, 30), 255),
      (Color(0, 0, 128), 255), (Color(0, 122, 255), 255), (Color(255, 59, 48), 255),
    ] as [(Color, UInt8)])
  func `it is dark over light colours and light over dark ones`(ground: Color, level: UInt8) throws
  {
    #expect(try bar(fill(ground)) == [level, level, level])
  }

  @Test func `the mean of what is behind it counts, and nothing beside it`() throws {
    let left = CGRect(x: 8, y: 16, width: 10, height: 8)
    #expect(try bar(fill(.white), fill(.black, left))[0] == 0)
    #expect(try bar(fill(.white), fill(.black, left.insetBy(dx: -5, dy: 0)))[0] == 255)
    let above = CGRect(x: 0, y: 0, width: 40, height: 16)
    #expect(try bar(fill(.white), fill(.black, above))[0] == 0)
  }

  @Test func `what is behind may be glass`() throws {
    let glass = Material(
      frame: CGRect(x: 0, y: 0, width: 40, height: 40), tint: Color(249, 249, 249, alpha: 0.94),
      sigma: 10)
    #expect(try bar(fill(.black), .material(glass))[0] == 0)
  }
}
