import ArgumentParser
import Foundation
import Scenario
import Snapshot

/// Drives an app step by step from standard input.
struct SessionCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "session",
    abstract: "Drive an app from standard input: a step a line in, what changed out.",
    discussion: """
      A line is a step of a scenario, such as tap: Family or {tap: {ref: c12}}, after which the app \
      comes to rest unless the step is wait, press, move or film; “? TEXT” asks for the elements on \
      screen that say it, “! picture FILE” for a picture. No time passes between lines. An answer \
      ends in an empty line. The exit code is that of verify: 1 if a step failed, 65 if a line could \
      not be read.
      """)

  @Argument(help: "What to open: an app of the list, a storyboard, an Xcode project, a folder.")
  var app: String?
  @Flag(help: "Answer each line with a line of JSON.")
  var json = false
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var texts: LanguageOptions

  @MainActor func perform(in shell: Shell) throws {
    let output = ReservedOutput(appOutput: STDERR_FILENO)
    let (app, folder) = try shell.find(app, language: texts.language)
    let subject = SessionSubject(
      app: app, name: self.app, folder: folder, device: screen.device(else: app.device),
      look: screen.look, language: texts.language, hasKeyboard: screen.keyboard)
    let session = try AppSession(
      subject, painter: HeadlessPainter(),
      vocabulary: shell.vocabularyOfSteps, file: "session")
    let conversation = SessionConversation(session)
    try say(conversation.greeting, to: output)
    while let line = readLine() {
      if let answer = try conversation.answer(line) { try say(answer, to: output) }
    }
    guard !conversation.hasProblems else { throw ExitCode(ShellError.Code.badInput.rawValue) }
    throw ExitCode(conversation.hasFailed ? ShellError.Code.different.rawValue : 0)
  }

  private func say(_ answer: SessionConversation.Answer, to output: ReservedOutput) throws {
    let lines = json ? [answer.json.line] : answer.lines.map(\.onOneLine) + [""]
    try output.say(lines.joined(separator: "\n"))
  }
}
