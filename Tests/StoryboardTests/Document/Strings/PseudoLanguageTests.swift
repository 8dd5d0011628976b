import Storyboard
import Testing

/// Languages that are made of a file's own texts.
struct PseudoLanguageTests {
  @Test(
    arguments: [
      (PseudoLanguage.double, "Open", "Open Open"), (.bounded, "Open", "[# Open #]"),
      (.accented, "Open it 2", "Öþéñ îţ 2"), (.double, "", ""), (.bounded, " \n", " \n"),
    ])
  func `a text is changed, an empty one is not`(
    language: PseudoLanguage, text: String, changed: String
  ) {
    #expect(language.text(text) == changed)
  }

  @Test func `every letter has an accent, and no two have the same`() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    let accented = PseudoLanguage.accented.text(letters)
    #expect(Set(accented).count == letters.count && Set(accented).isDisjoint(with: letters))
  }

  @Test(
    arguments: [
      (#"<label text="A"/>"#, #"<label text="[# A #]"/>"#),
      (
        #"<button title="A"><state key="normal" title="B"/></button>"#,
        #"<button title="[# A #]"><state key="normal" title="[# B #]"/></button>"#
      ),
      (
        #"<textView><string key="text">A</string></textView>"#,
        #"<textView><string key="text">[# A #]</string></textView>"#
      ),
      (
        #"<label><attributedString key="attributedText"><fragment content="A"/></attributedString></label>"#,
        #"<label><attributedString key="attributedText"><fragment content="[# A #]"/></attributedString></label>"#
      ),
      (
        #"<searchBar placeholder="A"><array key="scopeButtonTitles"><string>B</string></array></searchBar>"#,
        #"<searchBar placeholder="[# A #]"><array key="scopeButtonTitles"><string>[# B #]</string></array></searchBar>"#
      ),
      (
        #"<accessibility key="accessibilityConfiguration" label="A" hint="B"/>"#,
        #"<accessibility key="accessibilityConfiguration" label="[# A #]" hint="[# B #]"/>"#
      ),
      (
        #"<button buttonType="system" id="title" customClass="text"/>"#,
        #"<button buttonType="system" id="title" customClass="text"/>"#
      ),
      (
        #"<userDefinedRuntimeAttribute type="string" keyPath="text" value="A"/>"#,
        #"<userDefinedRuntimeAttribute type="string" keyPath="text" value="A"/>"#
      ),
    ])
  func `what a person sees is changed, and nothing else`(xml: String, changed: String) throws {
    let result = try element(xml).changingTexts(PseudoLanguage.bounded.text)
    #expect(try result == element(changed))
  }
}
