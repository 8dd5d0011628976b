import ArgumentParser
import Foundation
import NavigationKit
import Scenario
import SDLShell

/// Films an app without a display.
struct FilmCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "film", abstract: "Film an app or a scenario, without a display.",
    discussion: """
      A scenario is filmed as it runs, an app as it is taken through its tour, with a rest at each \
      stop. Each frame is at its exact time, 50 a second in GIF files, 60 in others; the same command \
      gives the same bytes on every run.
      """)

  @Argument(
    help: "What to film: an app of the list, a storyboard, an Xcode project, a folder, a scenario.")
  var app: String?
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The film: .gif, .png or .apng; .mp4 or .webm where ffmpeg is installed.", valueName: "file"),
    transform: filmFile(path:))
  var output: FilmFile
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point, from 0.25 to 4; without it 2 for .mp4 and .webm, 1 for others.",
      valueName: "number"),
    transform: scale(ofFilms:))
  var scale: CGFloat?
  @Flag(help: "Draw the device around its screen.")
  var bezel = false
  @Flag(help: "Show a dot under each finger.")
  var touches = false
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var texts: LanguageOptions
  @OptionGroup var opening: StateOptions
  @OptionGroup var parameters: ParameterOptions

  @MainActor func perform(in shell: Shell) throws {
    let convert = try output.kind.converter()
    let painter = try HeadlessPainter()
    if let app, ScenarioPath.isScenario(app) {
      try opening.refuse(scenario: app)
      return try film(scenario: app, in: shell, painter, convert)
    }
    let (app, folder) = try shell.find(app, language: texts.language)
    let state = try opening.state(of: app)
    let session = try HeadlessSession(
      app: app, folder: folder, device: screen.device(else: app.device), traits: screen.traits,
      hasKeyboard: screen.keyboard, painter: painter, restoring: state)
    let camera = camera(session, painter, on: screen.device(else: app.device))
    for stop in folder == nil && state == nil ? app.tour : [] {
      stop.moves(session.stage)
      try session.stage.finishMainQueue()
      camera.hold()
    }
    try write(camera, convert)
  }

  @MainActor private func film(
    scenario name: String, in shell: Shell, _ painter: HeadlessPainter,
    _ convert: (Data) throws -> Data
  ) throws {
    let file = try ScenarioFile(
      name, in: shell, set: parameters.values, language: texts.language,
      hasKeyboard: screen.keyboard, needsChecks: false)
    try parameters.check(against: [file])
    let variant = file.variants(of: screen)[0]
    let session = try file.session(for: variant, painter: painter)
    let camera = camera(session, painter, on: variant.device)
    let runner = try session.perform(
      variant.scenario.steps, with: variant.scenario.pointer, on: variant.device)
    try write(camera, convert)
    guard !runner.failures.isEmpty else { return }
    throw ShellError.failures(runner.failures.map { $0.diagnostic(in: file.name) })
  }

  @MainActor private func camera(
    _ session: HeadlessSession, _ painter: HeadlessPainter, on device: Device
  ) -> FilmCamera {
    FilmCamera(
      session, painter: painter, as: output.kind.format, scale: scale ?? output.kind.defaultScale,
      showsTouches: touches, bezel: bezel ? device.bezel : nil)
  }

  @MainActor private func write(
    _ camera: FilmCamera, _ convert: (Data) throws -> Data
  ) throws {
    try output.write(convert(camera.finish()))
    Console.say(output.url.path)
  }
}

private nonisolated func filmFile(path: String) throws -> FilmFile {
  guard let file = FilmFile(path: try UsageSentence.path(path, of: "--output")) else {
    throw ValidationError(.badFilm(path))
  }
  return file
}

nonisolated func scale(ofFilms text: String) throws -> CGFloat {
  guard let scale = Double(text), (0.25...4).contains(scale) else {
    throw ValidationError(.badFilmScale(text))
  }
  return CGFloat(scale)
}
