import Testing

@testable import AppleStandIns

/// The formats of `os_log`.
@Suite struct LogFormatTests {
  @Test(arguments: [
    ("plain", [], "plain"),
    ("%d of %{public}@", ["3", "a"], "3 of a"),
    ("%{private, mask.hash}s|%ld|%llu", ["x", "1", "2"], "x|1|2"),
    ("100 %% of %@", ["it"], "100 % of it"),
    ("%@ and %@", ["one"], "one and %@"),
    ("%5d|%-5d|%05d", ["1", "2", "3"], "    1|2    |00003"),
    ("50% more", ["x"], "50% more"),
  ])
  func `each specifier takes a value`(format: String, values: [String], text: String) {
    #expect(LogFormat(format: format).text(with: values) == text)
  }

  @Test func `numbers are written as the specifier says`() {
    #expect(
      LogFormat(format: "%x %X %.2f %@").text(with: [255, 255, 1.5, 1.5]) == "ff FF 1.50 1.5")
    #expect(LogFormat(format: "%04x|%d").text(with: [10, true]) == "000a|true")
  }
}
