import Storyboard
import Testing

/// Fonts and attributed text.
struct FontReadingTests {
  @Test(arguments: [
    ("type='system' pointSize='17'", DocumentFont(face: .system(.regular), size: 17)),
    (
      "type='system' weight='semibold' pointSize='12.5'",
      DocumentFont(face: .system(.semibold), size: 12.5)
    ),
    ("type='boldSystem' pointSize='15'", DocumentFont(face: .boldSystem, size: 15)),
    ("type='italicSystem' pointSize='15'", DocumentFont(face: .italicSystem, size: 15)),
    ("type='system' pointSize='0.0'", DocumentFont(face: .system(.regular), size: 12)),
    ("style='UICTFontTextStyleSubhead'", DocumentFont(face: .textStyle(.subheadline))),
    ("style='UICTFontTextStyleTitle0'", DocumentFont(face: .textStyle(.largeTitle))),
    (
      "name='Optima-Bold' family='Optima' pointSize='20'",
      DocumentFont(face: .named("Optima-Bold", family: "Optima"), size: 20)
    ),
    (
      "name='.AppleSystemUIFont' family='.AppleSystemUIFont' pointSize='15'",
      DocumentFont(face: .system(.regular), size: 15)
    ),
  ])
  func `fonts`(attributes: String, font: DocumentFont) throws {
    let xml = "<label><fontDescription key='fontDescription' \(attributes)/></label>"
    #expect(try read(xml) { $0.font(of: $1) } == font)
  }

  @Test(arguments: [
    ("type='fancy' pointSize='9'", "type=\"fancy\" is not a value known here", 9),
    ("type='system' weight='fat' pointSize='9'", "weight=\"fat\" is not a value known here", 9),
    ("type='system' pointSize='-3'", "pointSize=\"-3\" is not a font's size", nil as Double?),
    ("type='system' pointSize='9999'", "pointSize=\"9999\" is not a font's size", nil),
  ])
  func `what is garbled in a font is left out`(attributes: String, issue: String, size: Double?)
    throws
  {
    let xml = "<label><fontDescription key='fontDescription' \(attributes)/></label>"
    let line = "Test.storyboard:1: fontDescription: \(issue), so it is left out"
    #expect(
      try read(xml, issues: [line]) { $0.font(of: $1) }
        == DocumentFont(face: .system(.regular), size: size))
  }

  @Test func `attributed text`() throws {
    let xml = """
      <label><attributedString key="attributedText">
        <fragment content="Sow in "><attributes>
          <font key="NSFont" metaFont="systemBold" size="17"/>
          <color key="NSColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
          <integer key="NSUnderline" value="1"/><real key="NSKern" value="0.5"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"
            lineSpacing="4"/>
        </attributes></fragment>
        <fragment><string key="content">April
      or May</string><attributes><font key="NSFont" size="12" name="Optima"/></attributes></fragment>
      </attributedString></label>
      """
    var paragraph = ParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineBreaking = .wordWrapping
    paragraph.lineSpacing = 4
    let text = try #require(try read(xml) { $0.attributedText("attributedText", of: $1) })
    #expect(text.plain == "Sow in April\nor May")
    let first = text.fragments[0]
    #expect(first.font == DocumentFont(face: .boldSystem, size: 17))
    #expect(first.color == .literal(ColorComponents(white: 0)))
    #expect(first.underline == 1)
    #expect(first.strikethrough == nil)
    #expect(first.kern == 0.5)
    #expect(first.paragraph == paragraph)
    #expect(text.fragments[1].font == DocumentFont(face: .named("Optima", family: nil), size: 12))
    #expect(text.fragments[1].paragraph == nil)
  }
}
