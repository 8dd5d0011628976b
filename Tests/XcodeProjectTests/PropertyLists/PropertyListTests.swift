import Foundation
import Testing
import XcodeProject

/// Property lists in both forms: their values, and where damaged ones are damaged.
@Suite struct PropertyListTests {
  private func read(_ text: String) throws -> PropertyList {
    try PropertyList(data: Data(text.utf8), file: "list")
  }

  @Test(arguments: [
    ("{a = b;}", ["a": PropertyList.string("b")]),
    (
      "{a = 1.0; /* one */ b = (c, \"d e\",);}",
      [
        "a": .string("1.0"), "b": .array([.string("c"), .string("d e")]),
      ]
    ),
    ("// !$*UTF8*$!\r\n{\r\n\ta = {};\r\n}\r\n", ["a": .dictionary([:])]),
    (#"{a = "x\n\t\"y\"\\ \U00e9";}"#, ["a": .string("x\n\t\"y\"\\ é")]),
    (
      "{\"Größe\" = A-B+C@2x.png; c = <0f 1e>;}",
      [
        "Größe": .string("A-B+C@2x.png"), "c": .data("0f 1e"),
      ]
    ),
    ("{a = 'b c'; // d = e;\n}", ["a": .string("b c")]),
  ])
  func `the older form with braces is read`(text: String, values: [String: PropertyList]) throws {
    #expect(try read(text) == .dictionary(values))
  }

  @Test func `XML is read`() throws {
    let list = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <!-- <key>x</key> -->
        <key>a &amp; b</key><string>&lt;c&#x41;&#66;&quot;</string>
        <key>n</key><integer>-3</integer><key>r</key><real>1.5</real>
        <key>t</key><true/><key>f</key><false/><key>e</key><string/>
        <key>l</key><array><string><![CDATA[<b>]]></string><dict/><array/></array>
        <key>d</key><data> AA== </data><key>w</key><date>2020-01-01T00:00:00Z</date>
      </dict></plist>
      """)
    #expect(
      list
        == .dictionary([
          "a & b": .string("<cAB\""), "n": .integer(-3), "r": .real(1.5), "t": .bool(true),
          "f": .bool(false), "e": .string(""), "d": .data("AA=="),
          "l": .array([.string("<b>"), .dictionary([:]), .array([])]),
          "w": .date("2020-01-01T00:00:00Z"),
        ]))
  }

  @Test func `what is written in XML is read as it was`() throws {
    let list = PropertyList.dictionary([
      "a<b>": .array([.string("x & y"), .integer(2), .real(0.5), .bool(true), .array([])]),
      "c": .dictionary(["d": .dictionary([:]), "e": .data("AA=="), "f": .date("2020")]),
    ])
    #expect(try read(list.xml) == list)
  }

  @Test(arguments: [
    ("{\n  a = b;\n  c = d\n}", 4, 1, "; is missing after the value of c"),
    ("{\n  a b;\n}", 2, 5, "= is missing after a"),
    ("{\n  a = (b,\n c;\n", 3, 3, ") is missing"),
    ("{a = \"b;\n}", 1, 6, "a quotation mark is missing"),
    ("{}\n}", 2, 1, "behind its last brace"),
    ("", 1, 1, "a value is missing"),
    ("{a = b; /* c", 1, 9, "write */"),
    ("{a = <0", 1, 7, "> is missing"),
    ("{a = " + String(repeating: "(", count: 500), 1, 205, "more than 200 lists"),
    ("<plist>\n<dict>\n<key>a</ky></dict></plist>", 3, 12, "an end tag does not fit"),
    ("<plist>\n<dict><string/></dict></plist>", 2, 16, "a <key> is missing"),
    ("<plist><dict>\n<key>a</key></dict></plist>", 2, 20, "the value of a is missing"),
    ("<plist><integer>x</integer></plist>", 1, 17, "“x” is no number"),
    ("<plist><url/></plist>", 1, 14, "there is no value <url>"),
    ("<plist><dict>", 1, 14, "cut off"),
    ("<plist/>", 1, 9, "no <plist>"),
    ("<plist><string>a & b</string></plist>", 1, 16, "write &amp;"),
    ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist/>", 1, 1, "a document type of its own"),
    ("<?xml version='1.0'?>\n<!DOCTYPE plist PUBLIC '-//Ap", 2, 1, "cut off"),
  ])
  func `what is wrong is said with its place`(
    text: String, line: Int, column: Int, reason: String
  ) throws {
    let error = try #require(throws: ProjectError.self) { try read(text) }
    #expect(error.reason.contains(reason), "\(error)")
    #expect([error.line, error.column] == [line, column], "\(error)")
    #expect(error.description.hasPrefix("list:\(line):\(column): "))
  }

  @Test(arguments: [
    (Array("bplist00".utf8), "plutil -convert xml1"), ([0x7B, 0xFF, 0x7D], "not encoded in UTF-8"),
  ])
  func `bytes that are no text are refused with a cure`(bytes: [UInt8], cure: String) throws {
    let error = try #require(throws: ProjectError.self) {
      try PropertyList(data: Data(bytes), file: "list")
    }
    #expect(error.description.contains(cure))
  }

  @Test func `a mark of its encoding is no part of it`() throws {
    let data = Data([0xEF, 0xBB, 0xBF] + Array("{a = b;}".utf8))
    #expect(try PropertyList(data: data, file: "list")["a"]?.string == "b")
  }
}
