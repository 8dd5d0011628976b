import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// A rounded clip with an arrow.
struct ArrowClipTests {
  @Test(arguments: [Arrow.Side.top, .left, .bottom, .right])
  func `an arrow sticks out of a clip, joined to it, and spares what is beside`(side: Arrow.Side)
    throws
  {
    let whole = CGRect(x: 0, y: 0, width: 80, height: 80)
    let drawn = try Canvas(size: CGSize(width: 90, height: 90)).paint(
      .fill(Fill(frame: CGRect(x: 0, y: 0, width: 90, height: 90), color: Color(255, 204, 0))),
      .layer(
        Layer(
          origin: CGPoint(x: 5, y: 5), clip: whole, cornerRadius: 13,
          arrow: Arrow(side: side, tip: 36, height: 13, base: 37),
          commands: [.fill(Fill(frame: whole, color: Color(0, 122, 255)))])))
    try expectGolden(drawn, named: "arrow-\(side.rawValue)")
  }
}
