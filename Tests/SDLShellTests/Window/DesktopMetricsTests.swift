import Foundation
import Testing

@testable import SDLShell

/// The initial size of windows.
@Suite struct DesktopMetricsTests {
  @Test(
    arguments: [
      ([:], nil, nil, 1), ([:], nil, 96, 1), ([:], nil, 157, 1), ([:], nil, 192, 2),
      ([:], nil, 288, 2), (["GDK_SCALE": "2"], nil, 96, 2),
      (["GDK_SCALE": "2", "GDK_DPI_SCALE": "0.75"], nil, nil, 1.5),
      (["GDK_SCALE": "many"], nil, 96, 1), (["GDK_SCALE": "-1"], nil, 96, 1),
      (["GDK_SCALE": "900"], nil, 96, 4), (["GDK_SCALE": "nan"], nil, 96, 1),
      ([:], 96, 288, 1), ([:], 192, 96, 2), ([:], 120, nil, 1.25), ([:], 9999, nil, 4),
      ([:], -96, nil, 1), (["GDK_SCALE": "1"], 192, nil, 1),
    ] as [([String: String], CGFloat?, CGFloat?, CGFloat)])
  func `the desktop's own scale comes first, then its text, then the display's density`(
    environment: [String: String], text: CGFloat?, density: CGFloat?, scale: CGFloat
  ) {
    #expect(
      DesktopMetrics.scale(environment: environment, textDensity: text, dotsPerInch: density)
        == scale)
  }

  @Test(
    arguments: [
      ("96", 96), ("192", 192), (" 120.5 ", 120.5), ("", nil), ("many", nil), ("-1", nil),
      ("0", nil), ("nan", nil), ("inf", nil),
    ] as [(String, CGFloat?)])
  func `an entry of the X resources is a density or nothing`(text: String, density: CGFloat?) {
    #expect(XResources.density(text) == density)
  }

  private static let phone = CGSize(width: 390, height: 844)
  private nonisolated static let rooms: [(CGFloat, CGSize, Bool, CGFloat)] = [
    (2, CGSize(width: 3840, height: 2100), true, 2),
    (2, CGSize(width: 1920, height: 1048), true, 1),
    (2, CGSize(width: 1920, height: 1300), false, 1.5),
    (1.25, CGSize(width: 4000, height: 1100), true, 1.25),
    (0.5, CGSize(width: 100, height: 100), false, 0.5),
    (1, CGSize(width: 1366, height: 700), false, 1),
    (1, CGSize(width: 1366, height: 700), true, 0.82),
    (2, CGSize(width: 800, height: 600), true, 0.71),
    (1, CGSize(width: 100, height: 844), true, 0.25),
    (1, CGSize.zero, true, 0.1),
  ]

  @Test(arguments: rooms)
  func `where there is no room a device is shrunk, any other screen cut`(
    wished: CGFloat, room: CGSize, isDevice: Bool, scale: CGFloat
  ) {
    let geometry = DesktopMetrics(scale: wished, size: room).geometry(
      of: Self.phone, at: .fit, isDevice: isDevice)
    #expect(geometry.unitsPerPoint == scale)
    if isDevice {
      #expect(geometry.points == Self.phone)
    } else {
      #expect(geometry.units.width <= room.width && geometry.units.height <= room.height)
    }
  }

  @Test func `a factor counts whatever the desktop asks for, in a window that has room there`() {
    let room = DesktopMetrics(scale: 2, size: CGSize(width: 800, height: 600))
    let geometry = room.geometry(of: Self.phone, at: .factor(1.5), isDevice: true)
    #expect(geometry.units == CGSize(width: 585, height: 600) && geometry.isCut)
    #expect(geometry.points == Self.phone && geometry.unitsPerPoint == 1.5)
    let cut = room.geometry(of: Self.phone, at: .factor(1.5), isDevice: false)
    #expect(cut.units == CGSize(width: 585, height: 600))
    #expect(cut.points == CGSize(width: 390, height: 400))
  }
}
