import ArgumentParser
import Foundation
import NavigationKit
import Scenario
import Snapshot

/// Writes a page to click through an app, for people without any tools.
struct ShareCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "share",
    abstract: "Write one page to click through screens, to send to people without any tools.",
    discussion: """
      Of scenarios, the page has the screens that they meet, with a hot spot wherever they tap; of a \
      storyboard, its scenes and segues; of an app, with --explore, what taps reach. It is one file, \
      loads nothing, and is the same on every run.
      """)

  @Argument(
    help: "What to share: scenarios and folders of them, or a storyboard, a project, an app.")
  var paths: [String]
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file: .html; with --sheet .png or .pdf.", valueName: "file"),
    transform: { try UsageSentence.path($0, of: "--output") })
  var output: String
  @Option(
    help: ArgumentHelp(
      "Tap each enabled element of an app, and of each screen that comes, so many times over.",
      valueName: "taps"),
    transform: tapCount(written:))
  var explore: Int?
  @Flag(help: "Write a picture of all screens with their names and the arrows between them.")
  var sheet = false
  @Flag(help: "Show how screens really moved, as films of one pixel per point.")
  var films = false
  @Flag(help: "Draw texts as blocks, and leave them out of the page.")
  var redact = false
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, from 0.25 to 4; 2 by default.", valueName: "number"),
    transform: scale(ofFilms:))
  var scale: CGFloat = 2
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var looks: LookListOptions
  @OptionGroup var texts: LanguageOptions
  @Flag(name: WatchedWalk.flag, help: .hidden)
  var tellsPaths = false

  func validate() throws {
    let endings = sheet ? ["png", "pdf"] : ["html", "htm"]
    let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
    guard endings.contains(ending) else {
      throw ValidationError("\(UsageError.sharedEnding(path: output, isSheet: sheet))")
    }
    guard !sheet || looks.combinations.count == 1 else {
      throw ValidationError("--sheet shows one look: give one device, appearance and text size")
    }
  }

  @MainActor func perform(in shell: Shell) throws {
    let answers = tellsPaths ? ReservedOutput(appOutput: STDERR_FILENO) : nil
    let scenarios = try scenarios(in: shell)
    if scenarios == nil, answers == nil {
      try WatchedWalk(app: paths[0]).run()
      return Console.say(output)
    }
    let painter = try HeadlessPainter()
    var camera = FlowCamera(painter: painter, scale: scale)
    (camera.redacts, camera.keepsFilms) = (redact, films && !sheet)
    let walked =
      if let scenarios { try walk(scenarios, camera) } else {
        try walk(in: shell, camera) { try answers?.say($0.words.onOneLine) }
      }
    let (flow, pictures) = try walked.draft.shared(
      title: title, looks: walked.looks, camera: camera,
      columns: isDocument ? FlowSheet.columnsOnPaper : nil)
    try SharedFile(URL(fileURLWithPath: output)).write(
      sheet
        ? try self.sheet(of: flow, pictures, painter)
        : try Data(SharePage(checking: flow, pictures).html.utf8))
    if let answers { return try answers.say(WatchedWalk.end) }
    Console.say(output)
    if !walked.failures.isEmpty { throw ShellError.failures(walked.failures) }
  }

  private var isDocument: Bool {
    URL(fileURLWithPath: output).pathExtension.lowercased() == "pdf"
  }

  /// The title: the name of what is shared.
  private var title: String {
    URL(fileURLWithPath: paths[0]).deletingPathExtension().lastPathComponent
  }

  @MainActor private func sheet(
    of flow: SharedFlow, _ pictures: EmbeddedPictures, _ painter: HeadlessPainter
  ) throws -> Data {
    let sheet = FlowSheet(flow: flow, pictures: pictures)
    return isDocument
      ? try sheet.pdf(titled: title, painter: painter)
      : try sheet.png(titled: title, scale: scale, painter: painter)
  }

  // MARK: What is shared

  /// The scenarios that are named; nil where an app is.
  @MainActor private func scenarios(in shell: Shell) throws -> [ScenarioFile]? {
    let found = try paths.map { try ScenarioFinder.scenarios(at: $0) }
    let files = found.compactMap(\.self).flatMap(\.self)
    guard !files.isEmpty else {
      try checkApp(in: shell)
      return nil
    }
    guard found.allSatisfy({ $0 != nil }) else { throw ShellError.usage(.sharesOneKind) }
    guard explore == nil else { throw ShellError.usage(.exploresNoScenario(paths[0])) }
    return try files.map {
      try ScenarioFile(
        $0, in: shell, language: texts.language, hasKeyboard: screen.keyboard, needsChecks: false)
    }
  }

  @MainActor private func checkApp(in shell: Shell) throws {
    guard paths.count == 1 else { throw ShellError.usage(.sharesOneKind) }
    let (app, _) = try shell.find(paths[0], language: texts.language)
    guard explore != nil || app.storyboard != nil else {
      throw ShellError.usage(.sharesNoWay(app: paths[0]))
    }
  }

  @MainActor private func walk(
    _ files: [ScenarioFile], _ camera: FlowCamera
  ) throws -> WalkedFlow {
    let walk = FlowWalk(camera: camera)
    try walk.visit(files, as: files.map { $0.variants(of: screen, looks) })
    return WalkedFlow(draft: walk.draft, looks: walk.looks.names, failures: walk.failures)
  }

  @MainActor private func walk(
    in shell: Shell, _ camera: FlowCamera, tell: @escaping (AppPath) throws -> Void
  ) throws -> WalkedFlow {
    let (app, folder) = try shell.find(paths[0], language: texts.language)
    let shown = looks.combinations.map { device, look in
      ShownLook(
        device: (device ?? screen.namedDevice ?? app.device).showing(screen.statusBar),
        look: screen.look.changed(by: look))
    }
    let walk = AppWalk(
      app, folder: folder, looks: shown, hasKeyboard: screen.keyboard, depth: explore,
      camera: camera, tell: tell)
    try walk.explore()
    return WalkedFlow(draft: walk.draft, looks: ShownLook.names(of: shown), failures: [])
  }
}

private nonisolated func tapCount(written text: String) throws -> Int {
  guard let count = Int(text), (1...20).contains(count) else {
    throw ValidationError("--explore \(text): a number of taps from 1 to 20 is needed")
  }
  return count
}
