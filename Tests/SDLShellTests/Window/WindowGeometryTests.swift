import Foundation
import Testing

@testable import SDLShell

@Suite struct WindowGeometryTests {
  private static let phone = CGSize(width: 390, height: 844)

  @Test func `points times the scale are pixels, fractions too`() {
    let geometry = WindowGeometry(
      units: CGSize(width: 390, height: 844), unitsPerPoint: 1, pixelsPerUnit: 1.25)
    #expect(geometry.points == CGSize(width: 390, height: 844))
    #expect(geometry.scale == 1.25)
    let doubled = WindowGeometry(
      units: CGSize(width: 585, height: 1266), unitsPerPoint: 1.5, pixelsPerUnit: 1)
    #expect(doubled.points == CGSize(width: 390, height: 844))
    #expect(doubled.point(x: 30, y: 3) == CGPoint(x: 20, y: 2))
  }

  @Test func `a screen of its window's size follows the window`() {
    var geometry = WindowGeometry(units: Self.phone, unitsPerPoint: 1, pixelsPerUnit: 1)
    geometry.follow(units: CGSize(width: 500, height: 300), pixelsPerUnit: 2)
    #expect(geometry.points == CGSize(width: 500, height: 300))
    #expect(geometry.corner == .zero)
    #expect(geometry.scale == 2)
  }

  @Test(
    arguments: [
      (CGSize(width: 780, height: 1688), 2, CGPoint.zero),
      (CGSize(width: 195, height: 844), 0.5, CGPoint(x: 0, y: 211)),
      (CGSize(width: 1001, height: 422), 0.5, CGPoint(x: 403, y: 0)),
    ] as [(CGSize, CGFloat, CGPoint)])
  func `a device is seen whole, in the middle of a window of any size`(
    units: CGSize, scale: CGFloat, corner: CGPoint
  ) {
    var geometry = WindowGeometry(
      units: Self.phone, unitsPerPoint: 1, pixelsPerUnit: 1, device: Self.phone)
    geometry.follow(units: units, pixelsPerUnit: 1)
    #expect(geometry.points == Self.phone)
    #expect(geometry.scale == scale)
    #expect(geometry.corner == corner)
    let middle = CGPoint(x: 195, y: 422)
    #expect(
      geometry.point(x: corner.x + 195 * scale, y: corner.y + 422 * scale) == middle)
    #expect(
      geometry.point(
        fractionX: (corner.x + 195 * scale) / units.width,
        fractionY: (corner.y + 422 * scale) / units.height) == middle)
  }

  /// A phone at 300 %, of which a window shows the middle.
  private var enlarged: WindowGeometry {
    var geometry = opened
    geometry.focus = CGPoint(x: 0.5, y: 0.5)
    return geometry
  }

  /// The same as it is at first.
  private var opened: WindowGeometry {
    DesktopMetrics(scale: 1, size: CGSize(width: 1000, height: 800))
      .geometry(of: Self.phone, at: .factor(3), isDevice: true)
  }

  @Test func `of a screen larger than the window its bar is seen at first`() {
    var geometry = opened
    #expect(geometry.corner == CGPoint(x: -85, y: 0))
    let half = geometry.units.height / 2 / geometry.wholeUnits.height
    #expect(geometry.middle == CGPoint(x: 0.5, y: half), "the middle of what is seen")
    geometry.focus = geometry.middle
    #expect(geometry.corner == CGPoint(x: -85, y: 0))
  }

  @Test func `what has room is in the middle, wherever one looked before`() {
    let geometry = DesktopMetrics(scale: 1, size: CGSize(width: 1300, height: 800))
      .geometry(of: Self.phone, at: .factor(3), isDevice: true)
    #expect(geometry.middle.x == 0.5 && geometry.corner == .zero)
  }

  @Test
  func `of a screen larger than the window a part is seen, and a click is on what it shows`() {
    let geometry = enlarged
    #expect(geometry.units == CGSize(width: 1000, height: 800) && geometry.isCut)
    #expect(geometry.corner == CGPoint(x: -85, y: -866))
    #expect(geometry.point(x: 500, y: 400) == CGPoint(x: 195, y: 422))
  }

  @Test func `it is moved up to its edges, and back from there at once`() {
    var geometry = enlarged
    geometry.pan(by: CGSize(width: 20, height: 100))
    #expect(geometry.corner == CGPoint(x: -65, y: -766))
    geometry.pan(by: CGSize(width: 5000, height: 5000))
    #expect(geometry.corner == .zero)
    geometry.pan(by: CGSize(width: -10, height: -30))
    #expect(geometry.corner == CGPoint(x: -10, y: -30))
    geometry.pan(by: CGSize(width: -5000, height: -5000))
    #expect(geometry.corner == CGPoint(x: -170, y: -1732))
  }

  @Test func `one that has room is not moved`() {
    var geometry = WindowGeometry(
      units: Self.phone, unitsPerPoint: 0.5, pixelsPerUnit: 1, device: Self.phone)
    let corner = geometry.corner
    geometry.pan(by: CGSize(width: 50, height: 50))
    #expect(!geometry.isCut && geometry.corner == corner)
  }

  @Test func `a larger window shows more of it, at the same zoom`() {
    var geometry = enlarged
    geometry.follow(units: CGSize(width: 1100, height: 900), pixelsPerUnit: 1)
    #expect(geometry.unitsPerPoint == 3 && geometry.corner == CGPoint(x: -35, y: -816))
  }

  @Test func `a window of the size it was to have changes nothing, though that was rounded`() {
    let room = DesktopMetrics(scale: 1, size: CGSize(width: 800, height: 600))
    var geometry = room.geometry(of: CGSize(width: 393, height: 852), at: .fit, isDevice: true)
    #expect(geometry.unitsPerPoint == 0.7)
    geometry.follow(units: CGSize(width: 275, height: 596), pixelsPerUnit: 1)
    #expect(geometry.unitsPerPoint == 0.7)
    #expect(geometry.corner == .zero)
  }

  @Test func `where a pixel is smaller than a unit, the finger is where it is seen`() {
    var geometry = WindowGeometry(
      units: Self.phone, unitsPerPoint: 1, pixelsPerUnit: 2, device: Self.phone)
    geometry.follow(units: CGSize(width: 490, height: 844), pixelsPerUnit: 2)
    #expect(geometry.corner == CGPoint(x: 100, y: 0))
    #expect(geometry.point(x: 50, y: 10) == CGPoint(x: 0, y: 10))
  }

  @Test func `a frame of another size is seen whole`() {
    let geometry = WindowGeometry(units: Self.phone, unitsPerPoint: 1, pixelsPerUnit: 1)
    #expect(geometry.showing(Self.phone) == geometry)
    let turned = geometry.showing(CGSize(width: 844, height: 390))
    let scale: CGFloat = 390 / 844
    #expect(turned.scale == scale)
    #expect(turned.corner.x == 0)
    #expect(turned.corner.y == 332)
  }
}
