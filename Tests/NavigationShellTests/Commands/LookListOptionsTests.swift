import ArgumentParser
import Scenario
import Testing

@testable import NavigationShell

/// Lists of looks on the command line.
struct LookListOptionsTests {
  @Test func `what is named twice is there once, where it is first`() throws {
    #expect(
      try deviceList("ipad-11,iphone-8,ipad-11").map(\.name) == ["ipad-11", "iphone-8"])
    #expect(try appearanceList("dark,light,dark").map(\.isDark) == [true, false])
    #expect(try textSizeList("AX5,L,AX5") == ["AX5", "L"])
    #expect(languageList("de,fr,de") == ["de", "fr"])
  }

  @Test func `no app is explored twice in one look`() throws {
    let options = try LookListOptions.parse([
      "--devices", "iphone-8,iphone-8", "--appearances", "light,light", "--text-sizes", "L,L",
    ])
    #expect(options.combinations.count == 1)
  }
}
