import Testing

@testable import SnapshotTesting

/// Colours of sRGB in CIE L*a*b* under D65, with values that colour tables list.
@Suite struct LabColorTests {
  @Test(arguments: [
    ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0)), ((255.0, 255.0, 255.0), (100.0, 0.0, 0.0)),
    ((255.0, 0.0, 0.0), (53.24, 80.09, 67.20)), ((0.0, 255.0, 0.0), (87.73, -86.18, 83.18)),
    ((0.0, 0.0, 255.0), (32.30, 79.19, -107.86)), ((128.0, 128.0, 128.0), (53.59, 0.0, 0.0)),
  ])
  func `sRGB becomes Lab`(
    rgb: (Double, Double, Double), lab: (Double, Double, Double)
  ) {
    let color = LabColor(red: rgb.0, green: rgb.1, blue: rgb.2)
    for (value, expected) in [(color.lightness, lab.0), (color.a, lab.1), (color.b, lab.2)] {
      #expect(abs(value - expected) < 0.02)
    }
  }

  @Test func `distances are the straight line's`() {
    let black: UInt32 = 0xFF00_0000
    #expect(abs(LabColor.distance(black, 0xFFFF_FFFF) - 100) < 0.01)
    #expect(LabColor.distance(black, black) == 0)
    // ΔE of red and green: √((53.24 − 87.73)² + (80.09 + 86.18)² + (67.20 − 83.18)²).
    #expect(abs(LabColor.distance(0xFF00_00FF, 0xFF00_FF00) - 170.57) < 0.05)
  }

  @Test func `what is transparent differs by what it lets through`() {
    #expect(abs(LabColor.distance(0x0000_0000, 0xFF00_0000) - 100) < 0.01)
    #expect(LabColor.distance(0x0000_0000, 0x00FF_FFFF) == 0)
  }
}
