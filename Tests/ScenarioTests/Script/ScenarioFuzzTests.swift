import Scenario
import Testing

struct ScenarioFuzzTests {
  @Test func `no text stops the parser and every problem lies within it`() {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<2000 {
      let good = Bool.random(using: &numbers) ? ScriptSamples.swipe : ScriptSamples.everything
      let text = Self.mutated(good, using: &numbers)
      do {
        _ = try ScriptSamples.read(text)
      } catch {
        #expect(!error.problems.isEmpty)
        for problem in error.problems {
          #expect(Self.has(text, problem.place), "\(problem) in\n\(text)")
          #expect(!problem.sentence.contains("\n"))
        }
      }
    }
  }

  /// The text with some bytes changed, removed or moved.
  private static func mutated(_ text: String, using numbers: inout SeededNumbers) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes.remove(at: place)
      case 2:
        bytes.insert(
          Array("{}[]:-,#&*!|>'\"%@`\t\n 0.".utf8).randomElement(using: &numbers) ?? 0, at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + 9))
      default:
        let from = Int.random(in: 0..<bytes.count, using: &numbers)
        bytes.insert(contentsOf: bytes[from..<min(bytes.count, from + 30)], at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a position is in a text or right after the end of a line; CR LF is one line end.
  private static func has(_ text: String, _ place: SourcePosition) -> Bool {
    let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
    let lines = text.replacing("\r\n", with: "\n").unicodeScalars
      .split(omittingEmptySubsequences: false) { breaks.contains($0) }
    guard place.line >= 1, place.column >= 1, place.line <= lines.count else { return false }
    return place.column <= lines[place.line - 1].count + 1
  }
}
