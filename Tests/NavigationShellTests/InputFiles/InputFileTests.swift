import Foundation
import Testing

@testable import NavigationShell

struct InputFileTests {
  @Test func `a text may begin with a byte order mark`() throws {
    #expect(try InputFile.text(Data([0xEF, 0xBB, 0xBF]) + Data("Zoë".utf8), of: "a.yaml") == "Zoë")
  }

  @Test(arguments: [
    (Data([0xFF, 0xFE, 0x61, 0]), 1),
    (Data("one\r\ntwo\n".utf8) + Data([0x5A, 0x6F, 0xEB, 0x0A]), 3),
  ])
  func `a text in another encoding is told with its line`(file: Data, line: Int) {
    let error = #expect(throws: ReadError.self) { try InputFile.text(file, of: "a.yaml") }
    #expect(
      error?.description
        == "a.yaml cannot be read: line \(line) is not written in UTF-8: save it as that")
  }
}
