import Testing

@testable import AppleStandIns

/// The messages that logs write.
@Suite struct LoggerTests {
  @Test func `values are put into messages`() {
    let (name, count, part) = ("a", 7, 0.5)
    func text(_ message: OSLogMessage) -> String { message.text }
    #expect(text("\(count) of \(name, privacy: .private)") == "7 of a")
    #expect(
      text("\(name, align: .right(columns: 3))|\(name, align: .left(columns: 3))|") == "  a|a  |")
    #expect(text("\(count, format: .decimal(minDigits: 3)) \(255, format: .hex)") == "007 ff")
    #expect(text("\(-255, format: .hex(uppercase: true, minDigits: 4))") == "-00FF")
    #expect(text("\(part, format: .fixed(precision: 2))") == "0.50")
  }

  @Test func `a line has the level, the subsystem and the category`() {
    #expect(
      OSLog(subsystem: "app", category: "net").line("hello", .error) == "error [app:net]: hello")
    #expect(OSLog.default.line("hello", .default) == "log: hello")
  }

  @Test func `a log can be off`() {
    #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .debug))
  }
}
