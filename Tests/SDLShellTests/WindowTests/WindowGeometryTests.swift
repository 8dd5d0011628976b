import Foundation
import SDLShell
import Testing

@Suite struct WindowGeometryTests {
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

  @Test(
    arguments: [
      ([:], nil, 1), ([:], 96, 1), ([:], 157, 1), ([:], 192, 2), ([:], 288, 2),
      (["GDK_SCALE": "2"], 96, 2), (["GDK_SCALE": "2", "GDK_DPI_SCALE": "0.75"], nil, 1.5),
      (["GDK_SCALE": "many"], 96, 1), (["GDK_SCALE": "-1"], 96, 1), (["GDK_SCALE": "900"], 96, 4),
      (["GDK_SCALE": "nan"], 96, 1),
    ] as [([String: String], CGFloat?, CGFloat)])
  func `the desktop's wish decides the scale, then the display's density`(
    environment: [String: String], density: CGFloat?, scale: CGFloat
  ) {
    #expect(
      WindowGeometry.desktopScale(environment: environment, dotsPerInch: density) == scale)
  }

  @Test(
    arguments: [
      (2, CGSize(width: 3840, height: 2100), 2), (2, CGSize(width: 1920, height: 1048), 1),
      (2, CGSize(width: 1920, height: 1300), 1.5), (1, CGSize(width: 1366, height: 700), 1),
      (0.5, CGSize(width: 100, height: 100), 0.5), (1.25, CGSize(width: 4000, height: 1100), 1.25),
    ] as [(CGFloat, CGSize, CGFloat)])
  func `a window that does not fit gets a smaller scale, but stays readable`(
    wished: CGFloat, room: CGSize, scale: CGFloat
  ) {
    let size = CGSize(width: 390, height: 844)
    let fitting = WindowGeometry.fittingScale(points: size, wished: wished, room: room)
    #expect(fitting == scale)
  }

  @Test(
    arguments: [
      (CGSize(width: 390, height: 844), 1.5), (CGSize(width: 195, height: 211), 3),
      (CGSize(width: 844, height: 390), 1.5 * 390 / 844), (.zero, 1.5),
      (CGSize(width: 390.3, height: 843.7), 1.5),
    ] as [(CGSize, CGFloat)])
  func `a frame of another size than the window is seen as large as there is room`(
    size: CGSize, scale: CGFloat
  ) {
    let geometry = WindowGeometry(
      units: CGSize(width: 585, height: 1266), unitsPerPoint: 1.5, pixelsPerUnit: 1)
    #expect(geometry.scale(showing: size) == scale)
  }

  @Test func `a window gets so many points, where there is room`() {
    let geometry = WindowGeometry(
      units: CGSize(width: 585, height: 1266), unitsPerPoint: 1.5, pixelsPerUnit: 1)
    let size = CGSize(width: 200, height: 400)
    #expect(geometry.units(for: size, in: nil) == CGSize(width: 300, height: 600))
    #expect(
      geometry.units(for: size, in: CGSize(width: 250, height: 900))
        == CGSize(width: 250, height: 600))
  }

  @Test func `a turned window is as wide as it was high, where there is room`() {
    let geometry = WindowGeometry(
      units: CGSize(width: 390, height: 844), unitsPerPoint: 1, pixelsPerUnit: 1)
    #expect(geometry.turned(in: nil) == CGSize(width: 844, height: 390))
    #expect(
      geometry.turned(in: CGSize(width: 600, height: 300)) == CGSize(width: 600, height: 300))
  }
}
