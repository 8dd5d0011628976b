import ArgumentParser
import Drawing
import Foundation
import NavigationKit
import SDLShell
import Scenario

/// Shows two runs of scenarios side by side, locked in time.
struct CompareCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Show two scenarios, or one on two devices or in two looks, side by side.",
    discussion: """
      Both are locked in time. A click or the space bar halts them, Left and Right go from change to \
      change, the line below leads to any time; it is orange where screens of one size differ. With \
      --output the same is filmed, without a display.
      """)

  @Argument(help: "Two scenarios, or one.")
  var scenarios: [String]
  @OptionGroup var parameters: ParameterOptions
  @Option(
    help: ArgumentHelp("Two devices for one scenario.", valueName: "name,name"),
    transform: deviceList)
  var devices: [Device]?
  @Option(
    help: ArgumentHelp("Two looks for one scenario.", valueName: "light,dark"),
    transform: appearanceList)
  var appearances: [Look]?
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A film instead of a window: .gif, .png or .apng, or .webm.", valueName: "file"),
    transform: { path in
      guard let file = FilmFile(path: try UsageSentence.path(path, of: "--output")) else {
        throw ValidationError(.badFilm(path))
      }
      return file
    })
  var output: FilmFile?

  @MainActor func perform(in shell: Shell) throws {
    Program.unblock(SIGTERM)
    let painter = try HeadlessPainter()
    let pairs = try variants(in: shell)
    guard pairs.count == 2 else { throw ShellError.usage(.comparesTwo) }
    let runs = try pairs.map { try ComparedRun(of: $0.file, $0.variant, painter: painter) }
    let comparison = Comparison(runs: runs, measurer: painter.text)
    if let output {
      try film(comparison, to: output, painter)
    } else {
      try show(comparison, of: pairs[0].file.app, scale: pairs[0].variant.device.scale, painter)
    }
    let failures = zip(pairs, runs).flatMap { pair, run in
      run.failures.map { $0.diagnostic(in: pair.file.name) }
    }
    guard failures.isEmpty else { throw ShellError.failures(failures) }
  }

  /// The variants to run: the first of each of two scenarios, or two of one scenario.
  @MainActor private func variants(
    in shell: Shell
  ) throws -> [(file: ScenarioFile, variant: ScenarioVariant)] {
    let files = try scenarios.map { try ScenarioFile($0, in: shell, set: parameters.values) }
    try parameters.check(against: files)
    func first(_ file: ScenarioFile, on device: Device? = nil, look: Look = Look()) -> (
      file: ScenarioFile, variant: ScenarioVariant
    ) { (file, file.variants(on: device, look: look)[0]) }
    guard files.count == 1, let file = files.first else {
      guard devices == nil, appearances == nil else { throw ShellError.usage(.comparesTwo) }
      return files.map { first($0) }
    }
    guard let devices else { return (appearances ?? []).map { first(file, look: $0) } }
    guard let appearances else { return devices.map { first(file, on: $0) } }
    return zip(devices, appearances).map { first(file, on: $0, look: $1) }
  }

  // MARK: Showing

  @MainActor private func show(
    _ comparison: Comparison, of app: App, scale: CGFloat, _ painter: HeadlessPainter
  ) throws {
    let title = ComparedSubject.title(of: comparison.subjects)
    let window = try Window.showing(
      WindowScreen(title: title, size: comparison.size, isDevice: true), with: painter)
    defer { window.finishFilm() }
    let overlay = CommandOverlay(style: { .light }) {
      Stage(
        size: comparison.size, textMeasurer: painter.text, imageSource: painter.images,
        rasterizer: PictureRasterizer(text: painter.text, images: painter.images))
    }
    try FrameLoop(
      window: window, source: ComparisonSource(comparison, scale: scale), overlay: overlay,
      screenshots: try ScreenshotFolder(of: app, with: painter)
    ).run()
  }

  @MainActor private func film(
    _ comparison: Comparison, to file: FilmFile, _ painter: HeadlessPainter
  ) throws {
    let convert = try file.kind.converter()
    let format = file.kind.format
    var writer = FilmWriter(
      format, width: Int(comparison.size.width), height: Int(comparison.size.height))
    let rate = Double(format.framesPerSecond)
    var last: DisplayList?
    for index in 0...Int((comparison.end * rate).rounded(.up)) {
      let time = min(Double(index) / rate, comparison.end)
      let frame = comparison.frame(at: time)
      guard frame != last else { continue }
      last = frame
      try writer.show(painter.picture(of: frame, fitting: comparison.size, scale: 1), at: time)
    }
    try file.write(convert(try writer.finish(at: comparison.end + FilmCamera.rest)))
    Console.say(file.url.path)
  }
}
