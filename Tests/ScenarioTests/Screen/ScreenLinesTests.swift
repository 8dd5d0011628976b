import Testing

@testable import Scenario

struct ScreenLinesTests {
  private nonisolated static let screen = [
    "title \"Mail\"  (0.00 0.00 10.00 10.00)",
    "cell \"Files\" – \"12 – or so\"  (0.00 10.00 10.00 10.00)  #files  selected",
    "toggle \"Say \"hi\"\" = \"on\"  (0.00 20.00 10.00 10.00)",
    "cell \"Photos\"  (0.00 30.00 10.00 10.00)  disabled",
  ]

  @Test(
    arguments: [
      (["title \"Mail\"", "cell \"Files\"", "toggle \"Say \"hi\"\"", "cell \"Photos\""], nil),
      (["…"], nil), (["title \"Mail\"", "…"], nil), (["…", "cell \"Photos\""], nil),
      (["…", "cell \"Files\" selected", "…", "cell \"Photos\"  disabled"], nil),
      (["title \"Mail\"", "…", "toggle \"Say \"hi\"\" = \"on\"", "…"], nil),
      (
        ["…", "cell \"Files\" – \"12 – or so\"  (0.00 10.00 10.00 10.00)  #files  selected", "…"],
        nil
      ),
      ([], "on the screen there is title \"Mail\", expected nothing more"),
      (
        ["title \"Mail\""],
        "after title \"Mail\" there is cell \"Files\" – \"12 – or so\", expected nothing more"
      ),
      (["cell \"Files\""], "on the screen there is title \"Mail\", expected cell \"Files\""),
      (
        ["title \"Mail\"", "…", "cell \"Notes\"", "…"],
        "after title \"Mail\" there is no cell \"Notes\""
      ),
      (
        ["…", "cell \"Photos\"", "cell \"More\""],
        "after cell \"Photos\" there is nothing, expected cell \"More\""
      ),
      (["…", "cell \"Files\" disabled", "…"], "on the screen there is no cell \"Files\" disabled"),
      (
        ["…", "toggle \"Say \"hi\"\" = \"off\"", "…"],
        "on the screen there is no toggle \"Say \"hi\"\" = \"off\""
      ),
      (
        ["…", "cell \"Photos\"", "…", "cell \"Files\"", "…"],
        "after cell \"Photos\" there is no cell \"Files\""
      ),
    ] as [([String], String?)])
  func `lines are those of the screen, or say which is not`(lines: [String], said: String?) {
    #expect(ScreenLines(lines: lines).difference(from: Self.screen) == said)
  }

  @Test(arguments: [
    ("cell \"A\"", true), ("cell \"A b\" = \"on\"", true), ("cells \"A\"", false),
    ("cell A", false),
    ("cell \"A", false), ("cell", false), ("…", false),
  ])
  func `a line begins with a role and a label in quotes`(line: String, isElement: Bool) {
    #expect(ScreenLines.isElement(line) == isElement)
  }
}
