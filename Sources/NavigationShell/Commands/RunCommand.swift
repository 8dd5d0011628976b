import ArgumentParser
import Foundation
import NavigationKit
import Scenario
import SDLShell

/// Opens an app in a window.
struct RunCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Open an app in a window.",
    discussion: """
      The left mouse button and touch screens are fingers; wheel and touchpad scroll. Esc, \
      Alt+Left and the mouse's back button go back. F10, or the right button beside the screen, \
      opens the menu of what the window can do; F1 or ? lists the keys. Ctrl+S saves a picture \
      of the screen, with the device's own pixels; Ctrl+R films it; Ctrl+Q quits.

      Over a storyboard, Ctrl+Shift+O opens a list of the segues that only code takes and of all \
      scenes: typing narrows it, Return opens the marked one, Esc closes it; it has a map, too. A \
      badge counts these segues, 1 to 9 take them at once unless a text is edited. A storyboard or \
      a folder that is dropped on the window is opened in it.

      A scenario is run as verify runs it, at the same instants and against the same baselines, \
      and ends with verify's exit code; it writes nothing. Each step is told. A click or a key \
      stops it, another lets it go on: it has the screen for itself. Left before its end, the \
      exit code is 66.
      """)

  @Argument(
    help:
      "What to open: an app of the list, a storyboard, an Xcode project, a folder, a scenario.")
  var app: String?
  @Argument(help: "The folder to open it with.")
  var path: String?
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var texts: LanguageOptions
  @Option(
    help: ArgumentHelp(
      "Who draws; auto takes the graphics card where there is one.",
      valueName: RendererChoice.allCases.map(\.rawValue).joined(separator: "|")),
    transform: rendererChoice)
  var renderer = RendererChoice.auto
  // A value may begin with a dash, so that -1 is reported as too small.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How large: a factor, a percentage, fit, pixels (the device's are the display's) or physical "
        + "(as in the hand); without it as this device was shown last.",
      valueName: "factor|fit|pixels|physical"),
    transform: zoom(written:))
  var zoom: Zoom?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How fast what moves by itself moves, and a scenario passes; 1 is as on a phone.",
      valueName: "factor"),
    transform: factor)
  var speed: Double?
  @Flag(help: "Let what moves by itself take ten times as long: --speed 0.1.")
  var slow = false
  @Flag(
    inversion: .prefixedNo,
    help: "Draw the device around its screen; without either, where there is room.")
  var bezel: Bool?
  @Flag(help: "Show a dot under each finger.")
  var touches = false
  @Flag(help: "Open the inspector beside the screen: touches, transitions, time, views.")
  var inspect = false
  @Option(
    help: ArgumentHelp(
      "Write what your hands do as a scenario, once the window closes. Apps show samples then.",
      valueName: "file"),
    transform: { try UsageSentence.path($0, of: "--record") })
  var record: String?
  @Option(
    help: ArgumentHelp(
      "How Ctrl+R films, with the device if it is shown: mp4 and webm need ffmpeg.",
      valueName: FilmKind.allCases.map(\.rawValue).joined(separator: "|")),
    transform: filmKind)
  var film = FilmKind.gif
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point of these films; without it 2 for mp4 and webm, 1 for others.",
      valueName: "number"),
    transform: scale(ofFilms:))
  var filmScale: CGFloat?
  @Flag(help: "Open the app where it was left, and keep where it is left this time.")
  var restore = false
  @Flag(
    help: ArgumentHelp(
      "Start anew when the storyboard, its pictures or this program is changed, or play a changed "
        + "scenario again; what your hands did is done again."))
  var watch = false
  @Flag(
    help: ArgumentHelp(
      "Open a project with its code: port it into a cache, build it there, and run it. With --watch a "
        + "saved source is built anew."))
  var code = false
  @Flag(help: "Tell the end of a scenario, and not its steps.")
  var quiet = false
  @Flag(help: "Leave the window open, and to your hands, once a scenario has ended.")
  var stay = false
  @OptionGroup var parameters: ParameterOptions

  /// A window shows the user's own time zone, unless a scenario is recorded or played.
  var isSameEverywhere: Bool { record != nil || app.map(ScenarioPath.isScenario) == true }

  func validate() throws {
    guard speed == nil || !slow else {
      throw ValidationError(.twoSpeeds)
    }
    guard record == nil || !restore else {
      throw ValidationError(.recordsRestored)
    }
    guard record == nil || !watch else { throw ValidationError(.recordsWatched) }
  }

  @MainActor func perform(in shell: Shell) throws {
    // SDL closes the window then; a parent may block the signal, which a child inherits.
    Program.unblock(SIGTERM)
    if code { return try runCode() }
    if let app, path == nil, ScenarioPath.isScenario(app) { return try play(app, in: shell) }
    guard !quiet, !stay else {
      throw ShellError.usage(.onlyForScenarios(option: quiet ? "--quiet" : "--stay"))
    }
    let (app, folder) = try shell.find(app, path: path, language: texts.language)
    let recorder = try record.map {
      try Recorder(
        file: $0, app: app, folder: folder, isOnlyApp: shell.apps.count == 1, look: screen.look,
        hasKeyboard: screen.keyboard)
    }
    var first = DropTarget.FoundApp(app: app, folder: folder)
    if watch, let former = Rebuilt.takeScenario() {
      first.device = former.devices.first.flatMap { Device(named: $0.value) }?
        .showing(former.statusBar)
      (first.look, first.hasKeyboard) = (former.looks.first, former.hasKeyboard)
      first.steps = former.steps
    }
    try WindowRun(self, in: shell, recorder: recorder).run(.app(first))
  }

  private func runCode() throws(ShellError) {
    guard let app, path == nil else {
      throw .usage(.port("--code opens a project: name an .xcodeproj or the folder of one"))
    }
    // The app's own program has all options but this one, and knows no other app.
    let words = CommandLine.arguments.dropFirst().filter { !["run", "--code", app].contains($0) }
    try PortedRun(
      project: app, arguments: ["run"] + words, isWatched: watch,
      library: PortCommand.defaultLibrary, environment: environment
    ).perform()
  }

  @MainActor private func play(_ name: String, in shell: Shell) throws {
    guard record == nil else {
      throw ShellError.usage(.recordsNoScenario(name))
    }
    guard !restore else { throw ShellError.usage(.restoresNoScenario(name)) }
    let file = try shell.scenario(at: name, for: self)
    try WindowRun(self, in: shell).run(.scenario(file))
  }

  /// How the window is.
  var options: WindowOptions {
    WindowOptions(
      renderer: renderer, speed: slow ? WindowOptions.slowMotion : speed ?? 1, zoom: zoom,
      memory: WindowMemory(environment: environment), showsBezel: bezel,
      showsTouches: touches, film: film, filmScale: filmScale)
  }

  var environment: [String: String] { ProcessInfo.processInfo.environment }
}

private nonisolated func zoom(written text: String) throws -> Zoom {
  guard let zoom = Zoom(text) else {
    throw ValidationError(.badZoom(text))
  }
  return zoom
}

private nonisolated func factor(_ text: String) throws -> Double {
  guard let factor = Double(text), (0.01...100).contains(factor) else {
    throw ValidationError(.badSpeed(text))
  }
  return factor
}

private nonisolated func filmKind(_ name: String) throws -> FilmKind {
  guard let kind = FilmKind(rawValue: name) else {
    throw ValidationError(
      .unknownName(name, kind: "format of films", available: FilmKind.allCases.map(\.rawValue)))
  }
  return kind
}

private nonisolated func rendererChoice(_ name: String) throws -> RendererChoice {
  guard let choice = RendererChoice(rawValue: name) else {
    throw ValidationError(
      .unknownName(name, kind: "renderer", available: RendererChoice.allCases.map(\.rawValue)))
  }
  return choice
}
