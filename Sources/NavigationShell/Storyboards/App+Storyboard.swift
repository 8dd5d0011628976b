import Assets
import Foundation
import NavigationKit
import Storyboard

extension App {
  /// An app of the storyboard, nib, project or folder at a path; nil if there is none of these.
  ///
  /// - Throws: ShellError if it cannot be played, or has no texts in the language.
  init?(interfaceAt rawPath: String, language: String?) throws(ShellError) {
    // A blank at the end comes from copying.
    let trimmed = rawPath.trimmingCharacters(in: .whitespacesAndNewlines)
    let path = FileManager.default.fileExists(atPath: rawPath) ? rawPath : trimmed
    let type = URL(fileURLWithPath: path).pathExtension.lowercased()
    let isFile = Self.interfaceEndings.contains(type)
    guard isFile || StoryboardSource.isProject(path) else {
      Self.hint(at: path)
      return nil
    }
    let source = try Self.reading { () throws(StoryboardError) in
      isFile ? StoryboardSource(storyboard: path) : try StoryboardSource(project: path)
    }
    let folder = StoryboardFolder(
      source.files,
      language: try language.map { name throws(ShellError) in
        try Self.language(named: name, of: source)
      })
    if ["xib", "nib"].contains(type) {
      try self.init(nibAt: path, in: folder)
    } else {
      try self.init(playing: source, in: folder)
    }
    if !notices.isEmpty { Console.complain(notices) }
    storyboardPath = path
    assets = source.files
    fonts = source.files.appFonts
    self.language = folder.language
  }

  /// The extensions of storyboards and nibs, also of compiled ones, which are refused.
  private static let interfaceEndings: Set = ["storyboard", "xib", "nib", "storyboardc"]

  /// The names of the storyboards, nibs and projects in a folder, sorted.
  nonisolated static func names(inFolder path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter {
      $0.hasExtension("storyboard") || $0.hasExtension("xib") || $0.hasExtension("xcodeproj")
    }.sorted()
  }

  /// Says what inside a folder that opens in Files could be played.
  private static func hint(at folder: String) {
    guard let found = StoryboardSource.playable(inside: folder), let first = found.paths.first
    else { return }
    let others = found.paths.count - 1
    Console.complain([
      "\(first) is a \(found.kind): name it to play it"
        + (others > 0 ? ", or one of \(others) more" : "")
    ])
  }

  /// An app that plays a storyboard without its code; its pictures are those of all scenes.
  ///
  /// - Throws: ShellError if the file cannot be read or has no scene.
  private init(
    playing source: StoryboardSource, in folder: StoryboardFolder
  ) throws(ShellError) {
    let path = source.path
    let file = try Self.reading { () throws(StoryboardError) in try folder.read(path) }
    let scenes = file.document.scenes.filter { $0.controller != nil }
    guard let first = file.document.initialScene ?? scenes.first else {
      throw .badInput(.badStoryboard(StoryboardError(file: path, reason: "it has no scene")))
    }
    let count = scenes.count
    self.init(
      name: source.name, title: source.name,
      summary: "A storyboard of \(count) scene\(count == 1 ? "" : "s")",
      tour: Self.tour(of: scenes, file, loader: folder)
    ) { _ in file.start(at: first, finding: folder) }
    drawnFor = Device(file.document)
    isDrawnDark = file.document.device?.appearance == .dark
    notices = [source.notice, file.noticeOfStart].compactMap(\.self)
    storyboard = file
  }

  private static func language(
    named name: String, of source: StoryboardSource
  ) throws(ShellError) -> InterfaceLanguage {
    if case .pseudo(let language) = InterfaceLanguage(name) { return .pseudo(language) }
    let languages = try reading { () throws(StoryboardError) in try source.languages() }
    if let language = StoryboardSource.language(code: name, among: languages) { return language }
    // An error of reading the file comes first.
    _ = try reading { () throws(StoryboardError) in
      try StoryboardFolder(source.files).read(source.path)
    }
    throw .usage(.unknownLanguage(name, of: source.path, available: languages))
  }

  /// The name of a storyboard's own language in lists.
  static let ownLanguage = "Own"

  /// The names of the languages that a storyboard can be shown in, its own first; empty for other
  /// apps.
  var languages: [String] {
    guard storyboard != nil, let path = storyboardPath else { return [] }
    let source =
      path.hasExtension("storyboard")
      ? StoryboardSource(storyboard: path) : try? StoryboardSource(project: path)
    let languages = (try? source?.languages()) ?? []
    return [Self.ownLanguage] + languages + PseudoLanguage.allCases.map(\.rawValue)
  }

  /// The result of reading a file, whose errors become the shell's.
  static func reading<Result>(
    _ read: () throws(StoryboardError) -> Result
  ) throws(ShellError) -> Result {
    do throws(StoryboardError) {
      return try read()
    } catch {
      throw .badInput(.badStoryboard(error))
    }
  }

  private static func tour(
    of scenes: [DocumentScene], _ file: StoryboardFile, loader: StoryboardFolder
  ) -> [TourStop] {
    scenes.map { scene in
      TourStop(name: scene.name) { stage in
        stage.show({ file.start(at: scene, finding: loader) }, restoring: nil)
        stage.settle()
      }
    }
  }
}

extension StoryboardFile {
  /// The notice about a storyboard that does not say where it starts; nil if it does.
  fileprivate var noticeOfStart: String? {
    guard document.initialScene == nil,
      let first = document.scenes.first(where: { $0.controller != nil })
    else { return nil }
    let reason =
      document.initialControllerID.map {
        "the initial controller “\($0)” is in no scene"
      } ?? "no controller is the initial one"
    return
      "\(document.file): \(reason), so UIKit would show nothing; this is its first scene, "
      + "\(first.name): tick Is Initial View Controller in Xcode"
  }

  /// Makes the controller to show for a scene, on the current stage.
  fileprivate func start(
    at scene: DocumentScene, finding others: StoryboardFolder
  ) -> UIViewController {
    Stage.current?.interfaceLoader = others
    Stage.current?.window.tintColor = tintColor
    let storyboard = UIStoryboard(self)
    Stage.current?.playedStoryboard = storyboard
    return makePage(of: scene, storyboard) ?? UIViewController()
  }
}
