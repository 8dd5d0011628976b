import Foundation
import Storyboard
import Testing

/// Texts of localisations.
struct StringsFileTests {
  private func entries(_ text: String) throws -> [String: String] {
    try StringsFile(contents: Data(text.utf8), file: "Main.strings").entries
  }

  @Test(arguments: [
    (#""a.text" = "Beet";"#, ["a.text": "Beet"]),
    ("/* Class = \"x\"; */\n\"a\" = \"1\"; // one\n\"b\"=\"2\" ;\n", ["a": "1", "b": "2"]),
    (#"a.title = Leaf;"#, ["a.title": "Leaf"]), (#""same";"#, ["same": "same"]),
    (#""a" = "1"; "a" = "2";"#, ["a": "2"]), ("", [:]), ("  // none", [:]),
    (#""a" = "\"q\" \\ \n\t\r\'";"#, ["a": "\"q\" \\ \n\t\r'"]),
    (#""a" = "\U00e9\u00E9 \U1F33 \UD83C\UDF31";"#, ["a": "éé ἳ 🌱"]),
    (#""a" = "\101\7z\q";"#, ["a": "A\u{7}zq"]),
    ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]), ("\"ü\" = \"日本\";", ["ü": "日本"]),
    ("\u{FEFF}\"a\" = \"\";", ["a": ""]),
  ])
  func `entries`(text: String, entries: [String: String]) throws {
    #expect(try self.entries(text) == entries)
  }

  @Test(arguments: [
    ("\"a\" = \"1\"\n\"b\" = \"2\";", ":2: ; is missing after \"a\""),
    ("\"a\" = \"1\";\n\n\"b", ":3: a key does not end; a quotation mark is missing"),
    ("\"a\" = \"1;\n\n", ":1: the text of \"a\" does not end; a quotation mark is missing"),
    ("\"a\" = ;", ":1: the text of \"a\" is missing or has no quotation mark"),
    ("\n= \"1\";", ":2: a key is missing or has no quotation mark"),
    ("\n/* open", ":2: a comment does not end; write */"),
    (#""a" = "\U12"; "#, ":1: \\U needs four hexadecimal digits"),
    (#""a" = "\UD83C";"#, ":1: \\U is followed by half a character"),
    (#""a" = "\UD83C\U0041";"#, ":1: \\U is followed by half a character"),
    (#""a" = "\"#, ":1: a backslash is followed by nothing"),
    ("bplist00", ": it is a property list; write its texts as \"key\" = \"text\";"),
    ("<?xml version='1.0'?>", ": it is a property list; write its texts as \"key\" = \"text\";"),
  ])
  func `errors have lines`(text: String, line: String) throws {
    let error = #expect(throws: StoryboardError.self) { try entries(text) }
    #expect(error?.description == "Main.strings" + line)
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is read with and without a mark`(isBigEndian: Bool, hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + "\"a\" = \"Rübe 🌱\";"
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isBigEndian ? pair.reversed() : pair
    }
    let file = try StringsFile(contents: Data(bytes), file: "Main.strings")
    #expect(file.entries == ["a": "Rübe 🌱"])
  }

  @Test(
    arguments: [[0xFF, 0xFE, 0x41], [0xFF, 0xFE, 0x00, 0xD8], [0x22, 0xC3, 0x28]] as [[UInt8]])
  func `bytes that are no text are refused`(bytes: [UInt8]) {
    let error = #expect(throws: StoryboardError.self) {
      try StringsFile(contents: Data(bytes), file: "Main.strings")
    }
    #expect(
      error?.description
        == "Main.strings: it is encoded neither in UTF-8 nor in UTF-16; convert it")
  }

  @Test func `a file of more than 10 MB is refused`() {
    let error = #expect(throws: StoryboardError.self) {
      try StringsFile(contents: Data(count: 10_000_001), file: "Main.strings")
    }
    #expect(error?.description == "Main.strings: it has more than 10 MB")
  }
}
