import Drawing
import Foundation
import Snapshot
import Synchronization
import Testing

@testable import NavigationShell

/// The output during a run.
@Suite struct VerifyConsoleTests {
  private func written(isTerminal: Bool) -> [String] {
    let paper = Paper()
    let console = VerifyConsole(count: 2, isTerminal: isTerminal, hasColours: false) { text in
      paper.written.withLock { $0.append(text) }
    }
    let results = ["a", "b"].map {
      ScenarioResult(scenario: $0, variant: "v", source: Fingerprint(value: 1))
    }
    console.begin()
    results.forEach(console.printResult)
    console.end(
      RunResult(program: Fingerprint(value: 1), libraries: [:], scenarios: results, orphans: ["o"]))
    return paper.written.withLock { $0 }
  }

  @Test func `a terminal has a last line that counts, taken back before each other one`() {
    let erased = "\r\u{1B}[K"
    #expect(
      written(isTerminal: true) == [
        "0 of 2 …", "\(erased)same            a (v)  0.00 s\n1 of 2 …",
        "\(erased)same            b (v)  0.00 s\n",
        "\(erased)no scenario refers to o\n2 scenarios in 0.00 s: 2 same; 1 file no scenario refers to\n",
      ])
  }

  private final class Paper: Sendable {
    let written = Mutex<[String]>([])
  }

  @Test func `elsewhere there are plain lines`() {
    #expect(
      written(isTerminal: false).joined() == """
        same            a (v)  0.00 s
        same            b (v)  0.00 s
        no scenario refers to o
        2 scenarios in 0.00 s: 2 same; 1 file no scenario refers to

        """)
  }
}
