import Foundation
import SDLShell
import Scenario
import Snapshot

/// Answers the lines of somebody who drives an app: what each step changes, and questions between
/// steps.
final class SessionConversation {
  /// An answer: lines of text, and the same as JSON.
  struct Answer {
    let lines: [String]
    let json: JSONValue
  }

  private let session: AppSession
  private var number = 0
  /// Whether a step failed, or an expectation was not met.
  private(set) var hasFailed = false
  /// Whether a line could not be read.
  private(set) var hasProblems = false

  init(_ session: AppSession) { self.session = session }

  /// The answer before the first line: the screen.
  var greeting: Answer {
    let screen = session.screen()
    return Answer(
      lines: [session.subject.words] + ScreenText.lines(screen), json: screen.json(screen.entries))
  }

  /// Answers a line; nil if it says nothing.
  ///
  /// - Throws: The errors of painting, of writing a picture, and of an app that ends.
  func answer(_ line: String) throws -> Answer? {
    number += 1
    switch SessionLine(line) {
    case .nothing: return nil
    case .steps(let text): return try perform(text)
    case .find(let text): return find(text)
    case .picture(let file): return try picture(file)
    case .unknown(let sentence): return problem([sentence])
    }
  }

  private func perform(_ text: String) throws -> Answer {
    do {
      let outcome = try session.perform([text], from: number)
      hasFailed = hasFailed || outcome.hasFailed
      return Answer(lines: outcome.stepLines + outcome.changeLines, json: outcome.json)
    } catch let problems as ScenarioProblems {
      return problem(problems.problems.map(\.description))
    } catch let reason as StepInterruption {
      return problem([reason.description])
    }
  }

  private func find(_ text: String) -> Answer {
    let screen = session.screen()
    let found = screen.entries(saying: text)
    let lines = text.isEmpty ? ScreenText.lines(screen) : found.map(ScreenText.line)
    return Answer(
      lines: lines.isEmpty ? ["nothing on screen says “\(text)”"] : lines, json: screen.json(found))
  }

  private func picture(_ file: String) throws -> Answer {
    let data = try PNG.encode(session.session.picture())
    try WrittenFile(URL(fileURLWithPath: file)).write(data)
    return Answer(lines: [file], json: ["picture": .string(file)])
  }

  private func problem(_ sentences: [String]) -> Answer {
    hasProblems = true
    return Answer(
      lines: sentences, json: ["problems": .array(sentences.map { .string($0) })])
  }
}

nonisolated extension ReferencedScreen {
  /// The elements whose line has a text in it, whatever the case; all for an empty text.
  func entries(saying text: String) -> [Entry] {
    guard !text.isEmpty else { return entries }
    return entries.filter { ScreenText.line($0).localizedCaseInsensitiveContains(text) }
  }
}
