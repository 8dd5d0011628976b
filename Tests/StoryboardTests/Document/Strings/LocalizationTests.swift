import Storyboard
import Testing

/// Elements with the texts of a localisation.
struct LocalizationTests {
  private func localized(_ xml: String, _ entries: [String: String]) throws -> DocumentElement {
    try element(xml).localized(by: StringsFile(entries: entries))
  }

  @Test func `texts replace attributes and children, anywhere`() throws {
    let xml = """
      <view><subviews><label id="l" text="Bed"/><textField id="f" placeholder="Name"/>
      <textView id="t"><string key="text">Long
      text</string></textView></subviews></view>
      """
    let entries = ["l.text": "Beet", "f.placeholder": "", "t.text": "Lang", "z.text": "Weg"]
    let view = try localized(xml, entries)
    let reader = ElementReader(file: "Test.storyboard")
    let views = view.children(in: "subviews")
    #expect(reader.string("text", of: views[0]) == "Beet")
    #expect(reader.string("placeholder", of: views[1]) == "")
    #expect(reader.string("text", of: views[2]) == "Lang")
  }

  @Test func `titles of states and segments have places of their own`() throws {
    let button = try localized(
      """
      <button id="b"><state key="normal" title="Sow"/>
      <buttonConfiguration key="configuration" style="plain" title="Sow"/>
      <accessibility key="accessibilityConfiguration" label="Sow now"/></button>
      """,
      [
        "b.normalTitle": "Säen", "b.configuration.title": "Aussäen", "b.accessibilityLabel": "Nun",
        "b.selectedTitle": "nirgends",
      ])
    #expect(button.child(key: "normal")?["title"] == "Säen")
    #expect(button.child(key: "configuration")?["title"] == "Aussäen")
    #expect(button.child(key: "accessibilityConfiguration")?["label"] == "Nun")
    let segments = try localized(
      "<segmentedControl id='s'><segments><segment title='A'/><segment/></segments></segmentedControl>",
      ["s.segmentTitles[1]": "Zwei", "s.segmentTitles[7]": "x", "s.segmentTitles[-1]": "y"])
    #expect(segments.children(in: "segments").map { $0["title"] } == ["A", "Zwei"])
  }

  @Test func `keys cannot change what an element is`() throws {
    let label = try localized(
      "<label id='l' key='k' text='Bed'/>", ["l.id": "m", "l.key": "n", "l": "o"])
    #expect(label.attributes == ["id": "l", "key": "k", "text": "Bed"])
  }
}
