import Testing

@testable import Demos

struct CountTextTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1204, "1,204"), (20000, "20,000"),
    (1_234_567, "1,234,567"), (-4200, "-4,200"),
  ])
  nonisolated func `thousands are set apart`(number: Int, text: String) {
    #expect(CountText.number(number) == text)
  }

  @Test(arguments: [(0, "No items"), (1, "1 item"), (2, "2 items"), (1204, "1,204 items")])
  nonisolated func `one item is not items`(count: Int, text: String) {
    #expect(CountText.items(count) == text)
  }

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 KB"), (1499, "1 KB"),
    (1500, "2 KB"), (999_499, "999 KB"), (999_500, "1 MB"), (1_250_000, "1.3 MB"),
    (3_400_000_000, "3.4 GB"), (Int.max, "9.2 EB"),
  ])
  nonisolated func `sizes are rounded to what a person compares`(bytes: Int, text: String) {
    #expect(CountText.bytes(bytes) == text)
  }
}
