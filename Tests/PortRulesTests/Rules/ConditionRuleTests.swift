import Testing

@Suite struct ConditionRuleTests {
  @Test(arguments: [
    ("#if os(iOS)", "#if true   "),
    ("#if !os(iOS) || DEBUG", "#if !true    || DEBUG"),
    ("#if (os(iOS) && os(macOS))", "#if (true    && os(macOS))"),
    ("#if targetEnvironment(simulator)", "#if true                        "),
    ("#if canImport(UIKit) && swift(>=5)", "#if canImport(UIKit) && swift(>=5)"),
    ("#if os(Linux)", "#if os(Linux)"),
  ])
  func `what is true in the Simulator is true here`(before: String, after: String) throws {
    #expect(try Port("\(before)\nf()\n#endif").source == "\(after)\nf()\n#endif")
  }

  @Test func `later branches are looked at, too`() throws {
    let port = try Port("#if os(macOS)\n#elseif os(iOS)\n#else\n#endif")
    #expect(port.source == "#if os(macOS)\n#elseif true   \n#else\n#endif")
  }

  @Test(arguments: [
    "#if canImport(WebKit)", "#if os(macOS)", "#if !os(iOS)", "#if DEBUG && os(macOS)",
    "#if os(macOS) || canImport(AppKit)", "#if (targetEnvironment(macCatalyst))", "#if false",
    "#if canImport(UIKit)\n#else", "#if os(iOS)\n#elseif DEBUG", "#if true || DEBUG\n#else",
  ])
  func `what is never taken needs no rule`(start: String) throws {
    #expect(try Port("\(start)\nimport WebKit\n#endif").findings.isEmpty)
  }

  @Test(arguments: [
    "#if DEBUG", "#if DEBUG || os(macOS)", "#if !DEBUG", "#if canImport(Kit)", "#if swift(>=5)",
    "#if os(macOS)\n#else", "#if os(iOS)", "#if canImport(UIKit) && DEBUG", "#if os(Linux)",
  ])
  func `what may be taken does`(start: String) throws {
    #expect(try Port("\(start)\nimport WebKit\n#endif").findings.count == 1)
  }
}
