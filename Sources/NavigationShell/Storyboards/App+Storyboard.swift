import Foundation
import NavigationKit
import Storyboard

extension App {
  /// An app of the storyboard, project or folder at a path; nil if there is none of these.
  ///
  /// - Throws: ShellError if it cannot be played, or has no texts in the language.
  init?(interfaceAt path: String, language: String?) throws(ShellError) {
    let isStoryboard = URL(fileURLWithPath: path).pathExtension == "storyboard"
    guard isStoryboard || StoryboardSource.isProject(path) else { return nil }
    let source = try Self.reading { () throws(StoryboardError) in
      isStoryboard ? StoryboardSource(storyboard: path) : try StoryboardSource(project: path)
    }
    try self.init(playing: source, openedBy: path, language: language)
  }

  /// An app that plays a storyboard without its code; its pictures are those of all scenes.
  ///
  /// - Throws: ShellError if the file cannot be read, has no scene, or no texts in the language.
  private init(
    playing source: StoryboardSource, openedBy opened: String, language name: String?
  ) throws(ShellError) {
    let path = source.path
    let language = try name.map { name throws(ShellError) in
      try Self.language(named: name, of: source)
    }
    let folder = StoryboardFolder(source.files, language: language)
    let file = try Self.reading { () throws(StoryboardError) in try folder.read(path) }
    let scenes = file.document.scenes.filter { $0.controller != nil }
    guard let first = file.document.initialScene ?? scenes.first else {
      throw .badInput(.badStoryboard(StoryboardError(file: path, reason: "it has no scene")))
    }
    self.init(
      name: source.name, title: source.name, summary: "A storyboard of \(scenes.count) scenes",
      tour: Self.tour(of: scenes, file, loader: folder)
    ) { _ in
      Stage.current?.interfaceLoader = folder
      return file.makeController(of: first, UIStoryboard(file)) ?? UIViewController()
    }
    drawnFor = Device(file.document)
    storyboard = file
    storyboardPath = opened
    assets = source.files
    self.language = language
  }

  private static func language(
    named name: String, of source: StoryboardSource
  ) throws(ShellError) -> InterfaceLanguage {
    if case .pseudo(let language) = InterfaceLanguage(name) { return .pseudo(language) }
    let known = try reading { () throws(StoryboardError) in try source.languages() }
    if let language = StoryboardSource.language(code: name, among: known) { return language }
    throw .usage(.unknownLanguage(name, of: source.path, known: known))
  }

  /// The result of reading a file, whose errors become the shell's.
  private static func reading<Result>(
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
    scenes.enumerated().map { index, scene in
      TourStop(name: "\(index + 1) \(scene.shownName)") { stage in
        stage.interfaceLoader = loader
        stage.show(
          {
            file.makeController(of: scene, UIStoryboard(file)) ?? UIViewController()
          }, restoring: nil)
        stage.settle()
      }
    }
  }
}

extension DocumentScene {
  /// The name that a person knows it by.
  fileprivate var shownName: String {
    let name = title ?? identifier ?? controller?.customClass?.name ?? controller?.tag ?? id
    return name.isEmpty ? id : name
  }
}

extension Device {
  /// The device that a file was drawn for; nil if it does not say.
  fileprivate init?(_ document: StoryboardDocument) {
    guard let device = document.device, let name = Self.names[device.id],
      let found = Device(named: device.orientation == .landscape ? name + "-landscape" : name)
    else { return nil }
    self = found
  }

  /// Our devices by Xcode's names for theirs of the same size.
  private static let names = [
    "retina4_0": "iphone-se-1", "retina4_7": "iphone-8", "retina5_5": "iphone-8-plus",
    "retina5_9": "iphone-x", "retina6_0": "iphone-12", "retina6_1": "iphone-12",
    "retina6_12": "iphone-15", "retina6_7": "iphone-12-pro-max", "ipad9_7": "ipad-9.7",
    "ipad12_9": "ipad-12.9", "ipad12_9rounded": "ipad-12.9",
  ]
}
