import Testing

@testable import AppleStandIns

/// Where the parts of a placeholder are.
@Suite struct PlaceholderLayoutTests {
  @Test func `symbol and texts are in the middle, one above the other`() {
    let layout = PlaceholderLayout(
      bounds: CGRect(x: 0, y: 0, width: 200, height: 200), texts: [20, 40])
    #expect(layout.symbol == CGRect(x: 84, y: 50, width: 32, height: 32))
    #expect(
      layout.texts == [
        CGRect(x: 12, y: 90, width: 176, height: 20), CGRect(x: 12, y: 110, width: 176, height: 40),
      ])
  }

  @Test func `a low one has no symbol`() {
    let layout = PlaceholderLayout(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 40), texts: [20, 0])
    #expect(layout.symbol == nil)
    #expect(layout.texts[0].minY == 10)
  }
}
