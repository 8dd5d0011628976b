import Storyboard
import Testing

/// Colours in all the ways in which files have them.
struct ColorReadingTests {
  private func color(
    _ attributes: String, isColorMatched: Bool = true, issues: [String] = []
  ) throws -> DocumentColor? {
    let xml = "<label><color key='c' \(attributes)/></label>"
    return try read(xml, isColorMatched: isColorMatched, issues: issues) {
      $0.color("c", of: $1)
    }
  }

  @Test(arguments: [
    (
      "white='0.5' alpha='0.25' colorSpace='calibratedWhite'",
      ColorComponents(white: 0.5, alpha: 0.25)
    ),
    (
      "white='1' colorSpace='custom' customColorSpace='genericGamma22GrayColorSpace'",
      ColorComponents(white: 1)
    ),
    (
      "red='1' green='0.5' blue='0.0' alpha='1' colorSpace='custom' customColorSpace='sRGB'",
      ColorComponents(red: 1, green: 0.5, blue: 0)
    ),
    (
      "red='1' green='0.5' blue='0.0' alpha='7' colorSpace='custom' customColorSpace='displayP3'",
      ColorComponents(red: 1, green: 0.5, blue: 0, space: .displayP3)
    ),
    (
      "red='0' green='0' blue='1' colorSpace='calibratedRGB'",
      ColorComponents(red: 0, green: 0, blue: 1, space: .genericRGB)
    ),
  ])
  func `numbers in a space`(attributes: String, components: ColorComponents) throws {
    #expect(try color(attributes) == .literal(components))
  }

  @Test func `before colours were matched, calibrated values are those of the screen`() throws {
    let attributes = "red='0' green='0' blue='1' colorSpace='calibratedRGB'"
    #expect(
      try color(attributes, isColorMatched: false)
        == .literal(ColorComponents(red: 0, green: 0, blue: 1)))
  }

  @Test(arguments: [
    ("systemColor='labelColor'", DocumentColor.system("labelColor", fallback: nil)),
    ("cocoaTouchSystemColor='darkTextColor'", .system("darkTextColor", fallback: nil)),
    (
      "systemColor='systemBackgroundColor' cocoaTouchSystemColor='whiteColor'",
      .system("systemBackgroundColor", fallback: nil)
    ),
    (
      "xcode11CocoaTouchSystemColor='systemBackgroundColor' cocoaTouchSystemColor='whiteColor'",
      .system("systemBackgroundColor", fallback: nil)
    ),
    (
      "systemColor='linkColor' red='0' green='0' blue='1' alpha='1' customColorSpace='sRGB'",
      .system("linkColor", fallback: ColorComponents(red: 0, green: 0, blue: 1))
    ),
    ("name='Leaf'", .asset("Leaf", fallback: nil)),
    ("name='textColor' catalog='System' colorSpace='catalog'", .system("textColor", fallback: nil)),
  ])
  func `named colours`(attributes: String, value: DocumentColor) throws {
    #expect(try color(attributes) == value)
  }

  @Test func `what is garbled is noted`() throws {
    #expect(
      try color(
        "alpha='1'",
        issues: [
          "Test.storyboard:1: color: it has neither components nor a name, so it is left out"
        ]) == nil)
    #expect(
      try color(
        "red='1' green='0'",
        issues: [
          "Test.storyboard:1: color: one of red, green, blue is missing, so it is left out"
        ]) == nil)
  }

  /// Known pairs: the primaries' corners stay or are cut; the pair of Generic RGB is published.
  @Test(arguments: [
    (ColorComponents(red: 0.2, green: 0.4, blue: 0.6), [51, 102, 153]),
    (ColorComponents(red: -0.5, green: 1.5, blue: 0.5), [0, 255, 128]),
    (ColorComponents(white: 1, space: .displayP3), [255, 255, 255]),
    (ColorComponents(white: 0.5, space: .displayP3), [128, 128, 128]),
    (ColorComponents(red: 1, green: 0, blue: 0, space: .displayP3), [255, 0, 0]),
    (ColorComponents(red: 0.5, green: 0.25, blue: 0.25, space: .displayP3), [137, 59, 62]),
    (ColorComponents(white: 1, space: .genericRGB), [255, 255, 255]),
    (
      ColorComponents(red: 84 / 255, green: 124 / 255, blue: 224 / 255, space: .genericRGB),
      [102, 146, 230]
    ),
  ])
  func `colours become sRGB`(components: ColorComponents, values: [Int]) {
    let result = components.sRGB
    let bytes = [result.red, result.green, result.blue].map { Int(($0 * 255).rounded()) }
    #expect(bytes == values)
    #expect(result.space == .sRGB)
  }
}
