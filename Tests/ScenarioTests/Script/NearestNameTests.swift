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

  @Test func `a name that lacks only what is behind a dot is found whole`() {
    let names = ["ship", "Shop.xcodeproj"]
    #expect(NearestName.nearest(to: "Shop", among: names) == "Shop.xcodeproj")
    #expect(NearestName.nearest(to: "shop", among: names) == "Shop.xcodeproj")
    #expect(NearestName.nearest(to: "", among: [".hidden"]) == nil)
  }
}
