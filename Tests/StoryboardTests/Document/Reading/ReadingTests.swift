import Foundation
import Testing

@testable import Storyboard

/// Attributes and children as typed values.
struct ReadingTests {
  @Test func `an absent property is nil and no issue`() throws {
    try read("<label id='l1'><nil key='frame'/></label>") { reader, label in
      #expect(reader.bool("hidden", of: label) == nil)
      #expect(reader.int("tag", of: label) == nil)
      #expect(reader.double("alpha", of: label) == nil)
      #expect(reader.string("text", of: label) == nil)
      #expect(reader.rect("frame", of: label) == nil)
      #expect(reader.insets("margins", of: label) == nil)
      #expect(reader.flags("edges", of: label) == nil)
      #expect(reader.color("textColor", of: label) == nil)
      #expect(reader.font(of: label) == nil)
      #expect(label.isNil("frame"))
      #expect(!label.isNil("text"))
    }
  }

  @Test(arguments: [("YES", true), ("NO", false)])
  func `bools are YES and NO`(text: String, value: Bool) throws {
    #expect(try read("<a b='\(text)'/>") { $0.bool("b", of: $1) } == value)
  }

  @Test(arguments: ["true", "1", "yes", ""])
  func `other bools are noted`(text: String) throws {
    let line = "Test.storyboard:1: a: b=\"\(text)\" is not YES or NO, so it is left out"
    #expect(try read("<a b='\(text)'/>", issues: [line]) { $0.bool("b", of: $1) } == nil)
  }

  @Test(arguments: [("7", 7), ("-1", -1), ("2.0", 2), ("2147483647", 2_147_483_647)])
  func `whole numbers`(text: String, value: Int) throws {
    #expect(try read("<a b='\(text)'/>") { $0.int("b", of: $1) } == value)
  }

  @Test(arguments: ["two", "1.5", "2147483648", "-9223372036854775808", "1e300", "nan", " 3"])
  func `other whole numbers are noted`(text: String) throws {
    let line =
      "Test.storyboard:1: a: b=\"\(text)\" is not a whole number of 32 bits, so it is left out"
    #expect(try read("<a b='\(text)'/>", issues: [line]) { $0.int("b", of: $1) } == nil)
  }

  @Test(arguments: [
    ("0.5", 0.5), ("-12", -12), ("1e3", 1000), ("2.2250738585072014e-308", 2.2250738585072014e-308),
  ])
  func `numbers`(text: String, value: Double) throws {
    #expect(try read("<a b='\(text)'/>") { $0.double("b", of: $1) } == value)
  }

  @Test(arguments: ["nan", "inf", "1e999", "1,5", "x", ""])
  func `other numbers are noted`(text: String) throws {
    let line = "Test.storyboard:1: a: b=\"\(text)\" is not a number, so it is left out"
    #expect(try read("<a b='\(text)'/>", issues: [line]) { $0.double("b", of: $1) } == nil)
  }

  private enum Side: String { case left, right }

  @Test func `words of enumerations and tables`() throws {
    let line = "Test.storyboard:1: a: c=\"up\" is not a value known here, so it is left out"
    try read("<a b='left' c='up'/>", issues: [line]) { reader, element in
      #expect(reader.choice("b", of: element, as: Side.self) == .left)
      #expect(reader.choice("c", of: element, as: Side.self) == nil)
      #expect(reader.choice("b", of: element, among: ["left": 1, "right": 2]) == 1)
      #expect(reader.choice("c", of: element, among: ["left": 1]) == nil)
      #expect(reader.choice("d", of: element, among: ["left": 1]) == nil)
    }
  }

  @Test func `text is an attribute or a child`() throws {
    let xml = """
      <a b="1&#10;2"><string key="c">two
      lines</string><mutableString key="d">old</mutableString>
      <string key="e" base64-UTF8="YES">Cg</string><color key="f"/>
      <string key="g" base64-UTF8="YES">?</string></a>
      """
    let lines = [
      "Test.storyboard:3: color: f of a is no text, so it is left out",
      "Test.storyboard:4: string: its base 64 is damaged, so it is left out",
    ]
    try read(xml, issues: lines) { reader, element in
      #expect(reader.string("b", of: element) == "1\n2")
      #expect(reader.string("c", of: element) == "two\nlines")
      #expect(reader.string("d", of: element) == "old")
      #expect(reader.string("e", of: element) == "\n")
      #expect(reader.string("f", of: element) == nil)
      #expect(reader.string("g", of: element) == nil)
    }
  }

  @Test func `an issue is noted once, and only so many`() throws {
    let reader = ElementReader(file: "Test.storyboard")
    let element = try element("<a b='x'/>")
    for _ in 0..<3 { #expect(reader.double("b", of: element) == nil) }
    #expect(reader.issues.count == 1)
    for number in 0..<2 * DocumentLimits.maximumIssues { reader.note("\(number)", at: element) }
    #expect(reader.issues.count == DocumentLimits.maximumIssues)
  }

  @Test func `a message stays one short line`() throws {
    let long = "x\u{202E}" + String(repeating: "y", count: 100)
    try read(
      "<a b='\(long)'/>",
      issues: [
        "Test.storyboard:1: a: b=\"x\u{FFFD}" + String(repeating: "y", count: 38)
          + "…\" is not a number, so it is left out"
      ]
    ) { #expect($0.double("b", of: $1) == nil) }
  }
}
