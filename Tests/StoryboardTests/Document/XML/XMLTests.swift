import Foundation
import Storyboard
import Testing

/// From bytes to elements.
struct XMLTests {
  @Test func `elements have attributes, children, lines and comments`() throws {
    let root = try element(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- the whole -->
      <scene sceneID="s1">
          <!--Garden-->
          <objects>
              <button id = 'b1' title="&lt;Water &amp; light&gt;"
                  key="main"/>
          </objects>
          <point key="place" x="1" y="2"/>
      </scene>
      """)
    #expect(root.tag == "scene")
    #expect(root.comment == " the whole ")
    #expect(root.line == 3)
    #expect(root.text.isEmpty)
    let objects = try #require(root.child(tag: "objects"))
    #expect(objects.comment == "Garden")
    #expect(objects.line == 5)
    let button = try #require(root.children(in: "objects").first)
    #expect(button.id == "b1")
    #expect(button.key == "main")
    #expect(button["title"] == "<Water & light>")
    #expect(button.line == 7)
    #expect(button.comment == nil)
    #expect(button.name == "button b1")
    #expect(root.child(key: "place")?["y"] == "2")
    #expect(root.child(key: "place")?.comment == nil)
    #expect(root.children(in: "subviews").isEmpty)
  }

  @Test(arguments: [
    ("<a> two\r\nlines\t</a>", " two\nlines\t"), ("<a>1 &#60; 2 &#x1F331;</a>", "1 < 2 🌱"),
    ("<a>x<![CDATA[<b> & ]]]>y</a>", "x<b> & ]y"), ("<a>x<!-- c -->y</a>", "xy"), ("<a/>", ""),
    ("<a>  <b/>  </a>", ""), ("<a>&quot;&apos;</a>", "\"'"), ("\u{FEFF}<a>é</a>", "é"),
    ("<a>x = '1' 2 = \"3\"</a>", "x = '1' 2 = \"3\""),
  ])
  func `text keeps its spaces`(xml: String, text: String) throws {
    #expect(try element(xml).text == text)
  }

  @Test func `text longer than a piece of the parser is whole`() throws {
    // The parser reads 131,072 bytes at a time; characters of 2 and 4 bytes fall on each end.
    for shift in 0..<4 {
      let text = String(repeating: "x", count: shift) + String(repeating: "é🌱\n", count: 40_000)
      #expect(try element("<a>\(text)</a>").text == text)
      #expect(try element("<a><![CDATA[\(text)]]></a>").text == text)
    }
  }

  @Test func `text may have many quotation marks`() throws {
    let text = String(repeating: "x='1' ", count: 300)
    #expect(try element("<a>\(text)<!-- \(text) --></a>").text == text)
    #expect(try element("<a x=\"\(text)\"/>")["x"] == text)
  }

  @Test func `line ends in attributes are spaces unless they are written as references`() throws {
    let root = try element("<a x='1\n2\t3\r\n4' y='1&#10;2'/>")
    #expect(root["x"] == "1 2 3 4")
    #expect(root["y"] == "1\n2")
  }
}
