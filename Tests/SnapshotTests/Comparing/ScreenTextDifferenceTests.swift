import Snapshot
import Testing

struct ScreenTextDifferenceTests {
  private static let text = """
    Screen
      (375.00 667.00)

    Stack
      "Albums"  Albums
      ▸ "Family"  Grid

    Bars
      navigation bar  (0.00 20.00 375.00 44.00)
      toolbar  hidden

    Elements
      backButton "Albums"  (8.00 20.00 80.50 44.00)
      cell "Family"  (0.00 91.00 375.00 44.00)
      cell "Friends"  (0.00 135.00 375.00 44.00)
      button "Edit (2)"  (300.00 20.00 60.00 44.00)  disabled
      toggle "Wi-Fi" = "on"  (9.00 9.00 51.00 31.00)

    Callbacks
      Albums viewWillAppear(animated)
      Albums viewDidAppear(animated)
      Grid viewDidLoad()
      Albums viewWillDisappear(animated)

    """

  @Test func `equal texts have no difference`() {
    #expect(ScreenTextDifference(expected: Self.text, actual: Self.text) == nil)
  }

  @Test(arguments: [
    (
      "(0.00 91.00 375.00 44.00)", "(0.50 91.00 375.00 44.00)",
      ["cell \"Family\" moved 0.5 pt right"]
    ),
    (
      "(0.00 91.00 375.00 44.00)", "(-1.00 89.00 377.00 43.75)",
      ["cell \"Family\" moved 1 pt left and 2 pt up and is 2 pt wider and 0.25 pt shorter"]
    ),
    ("  cell \"Family\"  (0.00 91.00 375.00 44.00)\n", "", ["cell \"Family\" is gone"]),
    (
      "Elements\n", "Elements\n  image \"Star\"  (0.00 0.00 9.00 9.00)\n",
      ["image \"Star\" is new"]
    ),
    (
      "135.00 375.00 44.00)", "135.00 375.00 44.00)  disabled",
      ["cell \"Friends\" is now disabled"]
    ),
    ("= \"on\"", "= \"off\"", ["toggle \"Wi-Fi\" says \"off\", expected \"on\""]),
    (" = \"on\"", "", ["toggle \"Wi-Fi\" no longer says \"on\""]),
    (
      "cell \"Family\"", "cell \"Family\" – \"12 photos\" = \"1\"",
      ["cell \"Family\" now says \"12 photos\" = \"1\""]
    ),
    (
      "9.00 51.00 31.00)", "9.00 51.00 31.00)  #wifi", ["toggle \"Wi-Fi\" is now #wifi"]
    ),
    ("  disabled", "", ["button \"Edit (2)\" is no longer disabled"]),
    (
      "toolbar  hidden", "toolbar  (0.00 623.00 375.00 44.00)",
      ["toolbar is no longer hidden"]
    ),
    (
      "(375.00 667.00)", "(667.00 375.00)",
      ["the screen is 667×375 pt, expected 375×667"]
    ),
    ("  ▸ \"Family\"  Grid\n", "", ["\"Family\" Grid is gone"]),
    (
      "\"Albums\"  Albums\n  ▸ ", "▸ \"Albums\"  Albums\n  ",
      ["\"Albums\" Albums is now on top", "\"Family\" Grid is no longer on top"]
    ),
    ("80.50", "80.500", ["line 13 of the screen's text is written otherwise"]),
  ])
  func `what changed on screen is told`(part: String, now: String, said: [String]) {
    #expect(sentences(part, now) == said)
  }

  @Test(arguments: [
    ("  Albums viewDidAppear(animated)\n", "", ["viewDidAppear of Albums is missing"]),
    (
      "  Grid viewDidLoad()\n", "  Grid viewDidLoad()\n  Grid viewDidLoad()\n",
      ["viewDidLoad of Grid is new"]
    ),
    (
      "viewDidAppear(animated)", "viewDidAppear()",
      ["viewDidAppear(animated) of Albums is missing", "viewDidAppear() of Albums is new"]
    ),
    ("  Albums viewWillDisappear(animated)\n", "", ["viewWillDisappear of Albums is missing"]),
  ])
  func `a callback that is hidden, new or otherwise is told`(
    part: String, now: String, said: [String]
  ) {
    #expect(sentences(part, now) == said)
  }

  @Test func `callbacks in another order are told`() {
    let line = "  Grid viewDidLoad()\n"
    let without = Self.text.replacing(line, with: "")
    #expect(
      sentences(without.replacing("Callbacks\n", with: "Callbacks\n" + line))
        == ["viewDidLoad of Grid comes earlier"])
    #expect(sentences(without + line) == ["viewDidLoad of Grid comes later"])
  }

  @Test func `swapped elements are told`() {
    let cell = "  cell \"Friends\"  (0.00 135.00 375.00 44.00)\n"
    let swapped = Self.text.replacing(cell, with: "")
      .replacing("Elements\n", with: "Elements\n" + cell)
    #expect(sentences(swapped) == ["cell \"Friends\" comes earlier in Elements"])
  }

  @Test func `of several of one name, those that did not change find each other`() {
    let rows = ["91.00", "135.00", "179.00"].map { "  cell \"Row\"  (0.00 \($0) 375.00 44.00)\n" }
    let all = "Elements\n" + rows.joined()
    let added = "  cell \"Row\"  (0.00 47.00 375.00 44.00)\n"
    #expect(
      ScreenTextDifference(expected: all, actual: all.replacing(rows[0], with: ""))?.sentences
        == ["cell \"Row\" is gone"])
    #expect(
      ScreenTextDifference(expected: all, actual: all.replacing("135.00", with: "136.50"))?
        .sentences == ["cell \"Row\" moved 1.5 pt down"])
    #expect(
      ScreenTextDifference(expected: all, actual: all.replacing(rows[0], with: added + rows[0]))?
        .sentences == ["cell \"Row\" is new"])
  }

  @Test func `of several the same is said once`() {
    let lower = Self.text.replacing("(0.00 91.00", with: "(0.00 93.00")
      .replacing("(0.00 135.00", with: "(0.00 137.00")
    #expect(sentences(lower) == ["cell \"Family\" and 1 more moved 2 pt down"])
    let said = Self.text.replacing("\"Family\"  (", with: "\"Family\" – \"it is\"  (")
      .replacing("\"Friends\"  (", with: "\"Friends\" – \"it is\"  (")
    #expect(sentences(said) == ["cell \"Family\" and 1 more now say \"it is\""])
    let gone = Self.text.split(separator: "\n").filter { !$0.contains("cell") }
    #expect(
      sentences(gone.joined(separator: "\n")) == ["cell \"Family\" and 1 more are gone"])
  }

  @Test func `a section that is gone takes its entries with it`() {
    let bars = """
      Bars
        navigation bar  (0.00 20.00 375.00 44.00)
        toolbar  hidden

      """
    #expect(
      sentences(Self.text.replacing(bars, with: "")) == ["navigation bar and 1 more are gone"])
    let cut = Self.text.replacing("Callbacks\n", with: "Calls\n")
    #expect(
      sentences(cut).first
        == "viewWillAppear of Albums and 3 more are missing")
  }

  @Test func `any two texts that differ have something to say`() {
    var random = Xorshift(state: 99)
    let bytes = Array(Self.text.utf8)
    for _ in 0..<500 {
      var damaged = bytes
      damaged[random.below(bytes.count)] = UInt8(random.below(256))
      let text = String(decoding: damaged, as: UTF8.self)
      guard text != Self.text else { continue }
      #expect(!sentences(text).isEmpty, "\(text)")
    }
    #expect(!sentences("").isEmpty)
    #expect(
      ScreenTextDifference(expected: "Caf\u{E9}", actual: "Cafe\u{301}")?.sentences.isEmpty
        == false, "letters composed otherwise")
  }

  private func sentences(_ part: String, _ now: String) -> [String] {
    sentences(Self.text.replacing(part, with: now, maxReplacements: 1))
  }

  private func sentences(_ actual: String) -> [String] {
    ScreenTextDifference(expected: Self.text, actual: actual)?.sentences ?? []
  }
}
