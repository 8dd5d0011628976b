import ArgumentParser
import Foundation
import NavigationKit
import SDLShell
import Scenario

/// Opens in a window what is asked for, and then what is dropped on it or was changed.
final class WindowRun {
  private let command: RunCommand
  private let shell: Shell
  private let drop: DropTarget
  /// Makes a scenario of what the person does in the first app.
  private var recorder: Recorder?
  /// The app that is open, or was open last; nil after a scenario.
  private var session: WindowSession?
  private var window: Window?
  private var isInspected: Bool
  /// The exit code of a scenario that was played last.
  private var code: Int32?

  /// Prepares a run of a command; a recording is of one app, in which nothing else is opened.
  init(_ command: RunCommand, in shell: Shell, recorder: Recorder? = nil) {
    (self.command, self.shell, self.recorder) = (command, shell, recorder)
    drop = DropTarget(shell, opensFiles: recorder == nil)
    isInspected = command.inspect
  }

  /// Opens one thing after the other until the window is closed.
  func run(_ first: DropTarget.Found) throws {
    defer { window?.finishFilm() }
    var (next, isFirst): (DropTarget.Found?, Bool) = (first, true)
    while let found = next {
      switch found {
      case .app(let found): try open(found)
      case .scenario(let file): try play(file, stays: command.stay || !isFirst)
      }
      (next, isFirst) = (drop.takeFound(), false)
    }
    if let code { throw ExitCode(code) }
  }

  private var options: WindowOptions {
    var options = command.options
    options.inspects = isInspected
    return options
  }

  // MARK: Apps

  /// Opens an app until it is left, or something else is opened in its window.
  private func open(_ found: DropTarget.FoundApp) throws {
    let (app, folder, former) = (found.app, found.folder, found.isSame ? session : nil)
    let memory =
      command.restore ? try StateMemory(app: app.name, environment: command.environment) : nil
    // A saved state and what was done to get there are not both needed.
    let repeated = command.watch ? (memory == nil ? found.steps ?? [] : []) : nil
    let session = try WindowSession(
      app: app, folder: folder,
      device: former?.device ?? found.device
        ?? command.screen.device(else: app.drawnFor ?? .window),
      traits: traits(after: former, found), options: options,
      hasKeyboard: former?.stage.hasSoftwareKeyboard ?? found.hasKeyboard
        ?? command.screen.keyboard,
      showsFocus: former?.stage.showsFocus ?? false,
      recorder: recorder, restoring: memory?.read { Console.complain([$0]) },
      repeating: repeated, in: window, reopen: { [drop] in drop.reopen(app, folder, language: $0) },
      onDrop: drop.open)
    (self.session, window, code) = (session, session.window, nil)
    drop.onFailure = { [weak loop = session.loop] in
      loop?.notice($0, for: $1 ? .infinity : FrameLoop.noticeTime)
    }
    // A killed app is found as it was.
    session.loop.onRest = { [stage = session.stage] in try? memory?.keep(stage.savedState()) }
    let finish = { [recorder] in
      try memory?.keep(stateOf: session.stage) { Console.complain([$0]) }
      try recorder?.finish(session.stage, on: session.device)
      session.stage.terminate()
    }
    session.window.endWithDisplay { try? finish() }
    let watching = command.watch ? Watching(app, folder, session, drop) : nil
    try session.loop.run { watching?.endsSession() ?? false }
    isInspected = session.isInspected
    try finish()
    recorder = nil
    watching?.end()
  }

  /// The traits of an app that is opened anew: those it had; a language brings its own direction.
  private func traits(
    after former: WindowSession?, _ found: DropTarget.FoundApp
  ) -> UITraitCollection {
    guard let former else { return (found.look ?? command.screen.look).traits }
    var look = Look(of: former.stage.traits)
    if found.isTranslated { look.isRightToLeft = command.screen.look.isRightToLeft }
    return look.traits
  }

  // MARK: Scenarios

  /// Plays a scenario, and again when it was changed; then the window may stay the person's.
  private func play(_ first: ScenarioFile, stays: Bool) throws {
    session = nil
    var next: ScenarioFile? = first
    drop.onFailure = { _, _ in }
    while let file = next {
      let player = try ScenarioPlayer(
        file, file.variants(of: command.screen),
        options: options, isQuiet: command.quiet, isWatched: command.watch, in: window)
      window = player.window
      code = try player.play()
      let isChanged =
        try code == nil || (stays || file.stop != nil || command.watch) && player.stay(drop)
      isInspected = player.isInspected
      next = isChanged ? try reread(file, player) : nil
    }
  }

  /// A scenario after a change; nil if the window is closed before it can be read.
  private func reread(_ file: ScenarioFile, _ player: ScenarioPlayer) throws -> ScenarioFile? {
    var failed: String?
    repeat {
      if player.isRebuilt {
        player.window.finishFilm()
        Rebuilt.start()
      }
      do {
        return try shell.scenario(at: file.name, for: command)
      } catch {
        guard let failure = Shell.failure(error) else { throw error }
        Console.complain(failure.lines)
        code = failure.code.rawValue
        failed = failure.lines.first
      }
    } while try player.stay(drop, because: failed)
    return nil
  }
}

extension Shell {
  /// Reads a scenario for a window.
  ///
  /// - Throws: ShellError or ScenarioProblems if it cannot be read.
  func scenario(at path: String, for command: RunCommand) throws -> ScenarioFile {
    let file = try ScenarioFile(
      path, in: self, set: command.parameters.values, language: command.texts.language,
      hasKeyboard: command.screen.keyboard)
    try command.parameters.check(against: [file])
    try file.app.checkLanguage()
    return file
  }
}
