import Foundation
import Storyboard
import Testing

/// Bytes that cannot be read, each with the line that says so.
struct DamagedXMLTests {
  @Test(arguments: [
    ("", ": it is empty, so there is nothing to play"),
    ("\u{FEFF} \n", ": it is empty, so there is nothing to play"),
    ("Dear reader", ": it is not XML, so it is no storyboard or nib from Xcode"),
    ("<a>\n<b></c></a>", ":2: an end tag does not fit its element; the file is damaged"),
    ("<a>\n<b>", ":2: it ends before its elements do; the file is cut off"),
    ("<a", ":1: it ends before its elements do; the file is cut off"),
    ("<a/>\n<b/>", ":2: it has something behind its root element; the file is damaged"),
    ("<a/>\n</b>", ":2: it has something behind its root element; the file is damaged"),
    ("<a/>\nmore", ":2: it has something behind its root element; the file is damaged"),
    ("<a\n<b/>", ":2: a name or ; is missing, or it has & or < instead of &amp; or &lt;"),
    ("<a x='1'y='2'/>", ":1: a tag does not end; the file is damaged"),
    ("<a x='1' x='2'/>", ":1: an element has an attribute twice; take one out"),
    ("<a x/>", ":1: an attribute has no value; the file is damaged"),
    ("<a x=1/>", ":1: the value of an attribute has no quotation marks; the file is damaged"),
    ("<a x='1", ":1: the value of an attribute does not end or has more than 10 MB"),
    ("<a x='<'/>", ":1: the value of an attribute does not end, or has < instead of &lt;"),
    ("<a>\n&bomb;</a>", ":2: it names an entity that XML does not have; write &amp; for &"),
    ("<a>&#0;</a>", ":1: it has a character that XML does not allow; take it out"),
    ("<a>&#xD800;</a>", ":1: it has a character that XML does not allow; take it out"),
    (
      "<a>salt & pepper</a>",
      ":1: a name or ; is missing, or it has & or < instead of &amp; or &lt;"
    ),
    ("<a><!-- b</a>", ":1: a comment or CDATA section does not end; the file is cut off"),
    ("<a><![CDATA[ b</a>", ":1: it ends before its elements do; the file is cut off"),
    ("<a>\u{1}</a>", ":1: it has a character that XML does not allow; take it out"),
    ("<a>]]></a>", ":1: it is not well-formed XML (error 62 of libxml2); the file is damaged"),
    (
      "<a>\n<?b?></a>",
      ":2: it has a processing instruction (<?...?>), which storyboards never do; take it out"
    ),
    (
      " <?xml version='1.0'?><a/>",
      ":1: it is not well-formed XML (error 64 of libxml2); the file is damaged"
    ),
    ("NIBArchive", ": it is compiled; name the .storyboard or .xib file that it was made of"),
  ])
  func `damage is named with its line`(xml: String, line: String) {
    #expect(refusal(xml.utf8) == "Test.xib" + line)
  }

  @Test(
    arguments: [
      [0x3C, 0x61, 0x3E, 0xC3, 0x28], [0xFF, 0xFE, 0x3C, 0x00], [0xFE, 0xFF, 0x00, 0x3C],
      [0x3C, 0x00, 0x61, 0x00], [0x3C, 0x61, 0x80, 0x2F, 0x3E],
    ] as [[UInt8]])
  func `other encodings than UTF-8 are refused`(bytes: [UInt8]) {
    #expect(
      refusal(bytes)?.hasSuffix("it is not encoded in UTF-8, as Xcode's files are; convert it")
        == true)
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY b 'bbbb'>]>\n<a/>",
    "<?xml version='1.0'?><!DOCTYPE a SYSTEM 'a.dtd'><a/>",
    "<!-- x --><!ENTITY b SYSTEM 'file:///etc/passwd'><a/>", "<a><!DOCTYPE a><b/></a>",
  ])
  func `document types are refused wherever they are`(xml: String) {
    #expect(refusal(xml.utf8)?.contains("it declares a document type") == true)
  }

  @Test(arguments: ["UTF-7", "UTF-16", "ISO-8859-1"])
  func `declarations of other encodings are refused`(name: String) {
    for declaration in [
      "encoding='\(name)'", "version='encoding=\"UTF-8\"' encoding = \"\(name)\"",
    ] {
      #expect(refusal("<?xml \(declaration)?><a/>".utf8)?.contains("not encoded in UTF-8") == true)
    }
    let endless =
      "<?xml version='1.0'" + String(repeating: " ", count: 500) + "encoding='\(name)'?>"
    #expect(refusal(endless.utf8)?.contains("not encoded in UTF-8") == true)
  }

  @Test func `limits are named`() {
    for depth in [DocumentLimits.deepest + 1, 100_000] {
      let deep = String(repeating: "<a>", count: depth)
      #expect(refusal(deep.utf8) == "Test.xib:1: it has more than 200 elements in each other")
    }
    let many = "<a>\n" + String(repeating: "<b/>", count: 100_000)
    #expect(refusal(many.utf8) == "Test.xib:2: it has more than 100000 elements")
    let broad = "<a " + (0..<251).map { "x\($0)='' " }.joined() + "/>"
    #expect(refusal(broad.utf8) == "Test.xib:1: an element has more than 250 attributes")
    let spaced = "<a " + (0..<251).map { "x\($0) = \">\" " }.joined() + "/>"
    #expect(refusal(spaced.utf8) == "Test.xib:1: an element has more than 250 attributes")
    let element = "<b " + (0..<200).map { "x\($0)='' " }.joined() + "/>\n"
    let wide = "<a>\n" + String(repeating: element, count: 3501)
    #expect(refusal(wide.utf8) == "Test.xib:3502: it has more than 700000 attributes")
    let named = "<a " + (0..<101).map { "xmlns:x\($0)='u:' " }.joined() + "/>"
    #expect(refusal(named.utf8) == "Test.xib:1: it declares more than 100 namespaces")
    let long = "<a x='" + String(repeating: "b", count: 10_000_001) + "'/>"
    #expect(
      refusal(long.utf8)
        == "Test.xib:1: the value of an attribute does not end or has more than 10 MB")
    let comment = "<a><!--" + String(repeating: "b", count: 10_100_000) + "--></a>"
    #expect(refusal(comment.utf8)?.hasSuffix("section of more than 10 MB") == true)
    let large = Data(count: DocumentLimits.mostBytes + 1)
    #expect(refusal(large) == "Test.xib: it has more than 50 MB")
  }

  @Test func `the deepest tree is walked and freed`() throws {
    let depth = DocumentLimits.deepest
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    var count = 0
    let traits = DocumentTraits(width: .compact, height: .compact)
    let root = try element(text).varied(for: traits).localized(by: StringsFile(entries: [:]))
    root.forEach { _ in count += 1 }
    #expect(count == depth)
  }
}
