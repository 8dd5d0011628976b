import Scenario
import Testing

struct NearestNameTests {
  @Test(
    arguments: [
      ("tpa", "tap"), ("tp", "tap"), ("pat", nil), ("settlement", nil), ("Settel", "settle"),
      ("SETTLE", "settle"), ("dance", nil),
      ("", nil), ("xs", "XS"),
    ] as [(String, String?)])
  func `the nearest name needs few changes`(typed: String, name: String?) {
    #expect(NearestName.nearest(to: typed, among: ["tap", "settle", "XS"]) == name)
  }
}
