import Foundation
import NavigationKit
import Testing

@testable import Storyboard

/// How texts of a file look and fit, and what is said of them for assistive technology.
@MainActor
struct TextAttributeTests {
  private func label(_ attributes: String, _ contents: String = "") throws -> UILabel {
    let played = try PlayedText(
      PlayedText.page(
        """
        <label text="Sea" \(attributes) id="l"><rect key="frame" x="0" y="0" width="90" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="20"/>\(contents)</label>
        """))
    return try #require(played.views.first as? UILabel)
  }

  @Test(
    arguments: [
      ("", false, 0), (#"minimumScaleFactor="0.5""#, true, 0.5),
      (#"minimumFontSize="9""#, true, 0.45),
      (#"minimumFontSize="10" adjustsFontSizeToFit="NO""#, false, 0.5),
      (#"adjustsFontSizeToFit="YES""#, true, 0), (#"minimumFontSize="90""#, true, 1),
    ] as [(String, Bool, CGFloat)])
  func `a label becomes smaller down to what the file says`(
    attributes: String, adjusts: Bool, minimum: CGFloat
  ) throws {
    let label = try label(attributes)
    #expect(label.adjustsFontSizeToFitWidth == adjusts)
    #expect(abs(label.minimumScaleFactor - minimum) < 0.001)
  }

  @Test func `a label's shadow and the place of smaller letters are those of the file`() throws {
    let label = try label(
      #"baselineAdjustment="alignCenters""#,
      """
      <color key="shadowColor" red="1" green="0" blue="0" alpha="1"/>
      <size key="shadowOffset" width="2" height="3"/>
      """)
    #expect(label.baselineAdjustment == .alignCenters)
    #expect(label.shadowColor?.cgColor.components == [1, 0, 0, 1])
    #expect(label.shadowOffset == CGSize(width: 2, height: 3))
  }

  @Test func `a text measured with San Francisco is not cut off`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <label text="mmmmmmmmmm" id="l"><rect key="frame" x="0" y="0" width="97" height="24"/>
        <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
        <button id="b"><rect key="frame" x="0" y="50" width="97" height="44"/>
        <fontDescription key="fontDescription" type="system" pointSize="20"/>
        <state key="normal" title="nnnnnnnnnn"/></button>
        """))
    let drawn = played.stage.displayList().description
    #expect(drawn.contains("mmmmmmmmmm") && drawn.contains("nnnnnnnnnn") && !drawn.contains("…"))
  }

  @Test func `a font in a file that is not there becomes one of the system's that is like it`() {
    let bold = UIFont.font(DocumentFont(face: .named("Gill-BoldItalic", family: nil), size: 21))
    #expect(bold.pointSize == 21)
    #expect(bold.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    let fixed = UIFont.font(DocumentFont(face: .named("Courier", family: nil), size: 9))
    #expect(fixed == .monospacedSystemFont(ofSize: 9, weight: .regular))
  }

  @Test(
    arguments: [
      ("", false, 0), (#"minimumFontSize="12""#, true, 12),
      (#"minimumFontSize="12" adjustsFontSizeToFit="NO""#, false, 12),
      (#"minimumFontSize="-3""#, true, 0),
    ] as [(String, Bool, CGFloat)])
  func `a field's letters become smaller down to what the file says`(
    attributes: String, adjusts: Bool, minimum: CGFloat
  ) throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <textField \(attributes) id="f"><rect key="frame" x="0" y="0" width="90" height="30"/></textField>
        """))
    let field = try #require(played.views.first as? UITextField)
    #expect(field.adjustsFontSizeToFitWidth == adjusts && field.minimumFontSize == minimum)
  }

  @Test func `a text view finds what the file says`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <textView text="example.org" id="t"><rect key="frame" x="0" y="0" width="300" height="90"/>
        <dataDetectorType key="dataDetectorTypes" link="YES"/></textView>
        """))
    let view = try #require(played.views.first as? UITextView)
    #expect(view.dataDetectorTypes == .link)
  }

  @Test func `a text view keeps the looks of all parts of its text`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <textView id="t"><rect key="frame" x="0" y="0" width="300" height="200"/>
        <attributedString key="attributedText">
          <fragment content="Low "><attributes>
            <font key="NSFont" size="21" metaFont="systemBold"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineHeightMultiple="1.5" \
        paragraphSpacing="7" headIndent="9"/></attributes></fragment>
          <fragment content="tide"><attributes>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
            <url key="NSLink" value="https://example.org"/></attributes></fragment>
        </attributedString></textView>
        """))
    let text = try #require((played.views.first as? UITextView)?.attributedText)
    #expect(text.string == "Low tide")
    let first = text.attributes(at: 0, effectiveRange: nil)
    #expect((first[.font] as? UIFont)?.pointSize == 21)
    let style = try #require(first[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineHeightMultiple == 1.5)
    #expect(style.paragraphSpacing == 7 && style.headIndent == 9)
    let last = text.attributes(at: 5, effectiveRange: nil)
    #expect((last[.foregroundColor] as? UIColor)?.cgColor.components == [1, 0, 0, 1])
    #expect((last[.link] as? URL)?.absoluteString == "https://example.org")
  }

  @Test func `a configuration's title has its font and its parts' looks`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <button id="b"><rect key="frame" x="0" y="0" width="200" height="44"/>
          <buttonConfiguration key="configuration" style="plain" title="Go">
            <fontDescription key="titleFontDescription" type="system" pointSize="11"/>
          </buttonConfiguration></button>
        <button id="c"><rect key="frame" x="0" y="60" width="200" height="44"/>
          <buttonConfiguration key="configuration" style="plain">
            <attributedString key="attributedTitle"><fragment content="Stay"><attributes>
              <font key="NSFont" size="13" metaFont="system"/></attributes></fragment>
            </attributedString></buttonConfiguration></button>
        """))
    let sizes = played.views.compactMap { button -> CGFloat? in
      let text = (button as? UIButton)?.titleLabel?.attributedText
      return (text?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont)?.pointSize
    }
    #expect(sizes == [11, 13])
  }

  @Test func `what is said for assistive technology is that of the file`() throws {
    let label = try label(
      "",
      """
      <accessibility key="accessibilityConfiguration" identifier="sea" hint="Opens it" label="Ocean">
        <accessibilityTraits key="traits" button="YES" header="YES"/>
        <bool key="isElement" value="NO"/>
      </accessibility>
      """)
    #expect(label.accessibilityIdentifier == "sea" && label.accessibilityLabel == "Ocean")
    #expect(label.accessibilityHint == "Opens it" && !label.isAccessibilityElement)
    #expect(label.accessibilityTraits == [.button, .header])
  }
}
