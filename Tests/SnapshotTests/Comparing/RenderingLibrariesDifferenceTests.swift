import Snapshot
import Testing

struct RenderingLibrariesDifferenceTests {
  @Test func `the same libraries have no difference`() {
    #expect(
      RenderingLibrariesDifference(expected: ["SDL": "2.26.5"], actual: ["SDL": "2.26.5"]) == nil)
  }

  @Test(arguments: [
    (["SDL": "2.26.5"], ["SDL": "2.30.0"], "SDL was 2.26.5, is 2.30.0"),
    (
      ["font A": "3f2a111111111111", "SDL": "1"], ["font A": "9b1c111111111111", "SDL": "2"],
      "font A was 3f2a…, is 9b1c…; SDL was 1, is 2"
    ),
    (
      ["font A": "3f2a111111111111"], ["font A": "3f2a111111111112"],
      "font A was 3f2a111111111111, is 3f2a111111111112"
    ),
    (["font A": "3f2a111111111111"], [:], "font A was 3f2a…, is not there"),
    ([:], ["zlib": "1.2"], "zlib was not there, is 1.2"),
  ])
  func `each change is named`(old: [String: String], new: [String: String], said: String) {
    #expect(RenderingLibrariesDifference(expected: old, actual: new)?.description == said)
  }
}
