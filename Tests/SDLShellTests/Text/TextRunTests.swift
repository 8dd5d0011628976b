import SDLShell
import Testing

struct TextRunTests {
  @Test(arguments: [
    ("plain text", ["plain text"]),
    ("ab漢字 cd", ["ab", "漢字", " cd"]),
    ("a\u{301}e", ["a\u{301}e"]),
    ("שלום עולם", ["שלום עולם"]),
    ("abc שלום", ["abc ", "שלום"]),
    ("שלום abc", ["abc", "שלום "]),
    ("a שלום 12 עולם b", ["a ", " עולם", "12", "שלום ", " b"]),
    ("שלום (abc) 12", ["12", ") ", "abc", "שלום ("]),
    ("שלום, ab", ["ab", "שלום, "]), ("ab שלום.", ["ab ", "שלום", "."]),
    ("ab \u{202E}cd\u{202C} ef", ["ab ", "cd", " ef"]),
    ("\u{200F}ab, cd.", [".", "ab, cd"]),
    ("שלום \u{2066}a-b!\u{2069} עולם", [" עולם", "a-b!", "שלום "]),
    ("שלום abc ", [" ", "abc", "שלום "]), ("العربية", ["العربية"]), ("Ωж", ["Ω", "ж"]),
    ("a\tb\u{0}", ["a b"]),
  ])
  func `a line is cut where the typeface or the direction changes`(text: String, runs: [String]) {
    // The first file has the characters before Chinese and Japanese, the second the rest.
    let cut = TextRun.runs(of: text, files: 2) { file, scalar in
      (scalar.value < 0x2E80) == (file == 0)
    }
    #expect(cut.map(\.text) == runs)
  }

  @Test(arguments: [
    ("a 😀 b", ["a ", "😀", " b"]), ("😀😀, 1", ["😀😀", ", 1"]), ("1️⃣2", ["1️⃣", "2"]),
    ("👍🏽❤\u{FE0E}", ["👍🏽", "❤\u{FE0E}"]), ("❤️ ❤", ["❤️", " ❤"]),
  ])
  func `emoji are from a file of theirs, and what is between them from the text's`(
    text: String, runs: [String]
  ) {
    let cut = TextRun.runs(of: text, files: 2, emoji: 1) { _, _ in true }
    #expect(cut.map(\.text) == runs)
    #expect(cut.map(\.file).contains(1))
  }

  @Test func `what no typeface has is one box, however many parts it has`() {
    let cut = TextRun.runs(of: "a👩‍👩‍👧b", files: 2) { _, scalar in scalar.value < 0x3000 }
    #expect(cut.map(\.text) == ["a□b"])
  }
}
