import Drawing
import Foundation
import Testing

@testable import NavigationShell
@testable import SDLShell

/// Frames whose pictures are known already.
struct PaintedFramesTests {
  private static func frame(_ level: Int) -> DisplayList {
    let size = CGSize(width: 4, height: 4)
    let color = Color(red: Double(level) / 255, green: 0, blue: 0)
    return DisplayList(
      size: size, commands: [.fill(Fill(frame: CGRect(origin: .zero, size: size), color: color))])
  }

  private static func fingerprint(_ level: Int) -> PictureFingerprint {
    PictureFingerprint(of: Bitmap(width: 1, height: 1, pixels: [UInt8(level), 0, 0, 255]))
  }

  @Test func `an equal frame at the same scale is known`() {
    var painted = PaintedFrames()
    painted.add(Self.fingerprint(1), of: Self.frame(1), scale: 2)
    painted.add(Self.fingerprint(2), of: Self.frame(2), scale: 2)
    #expect(painted.fingerprint(of: Self.frame(1), scale: 2) == Self.fingerprint(1))
    #expect(painted.fingerprint(of: Self.frame(2), scale: 2) == Self.fingerprint(2))
    #expect(painted.fingerprint(of: Self.frame(1), scale: 3) == nil)
    #expect(painted.fingerprint(of: Self.frame(3), scale: 2) == nil)
  }

  @Test func `the oldest are forgotten`() {
    var painted = PaintedFrames()
    for level in 0..<20 { painted.add(Self.fingerprint(level), of: Self.frame(level), scale: 2) }
    let cached = (0..<20).filter { painted.fingerprint(of: Self.frame($0), scale: 2) != nil }
    #expect(cached == Array(12..<20))
  }
}
