import Foundation
import NavigationKit
import Storyboard

extension App {
  /// An app of the storyboard, nib, project or folder at a path; nil if there is none of these.
  ///
  /// - Throws: ShellError if it cannot be played, or has no texts in the language.
  init?(interfaceAt path: String, language: String?) throws(ShellError) {
    let type = URL(fileURLWithPath: path).pathExtension
    let isFile = ["storyboard", "xib"].contains(type)
    guard isFile || StoryboardSource.isProject(path) else { return nil }
    let source = try Self.reading { () throws(StoryboardError) in
      isFile ? StoryboardSource(storyboard: path) : try StoryboardSource(project: path)
    }
    let folder = StoryboardFolder(
      source.files,
      language: try language.map { name throws(ShellError) in
        try Self.language(named: name, of: source)
      })
    if type == "xib" {
      try self.init(nibAt: path, in: folder)
    } else {
      try self.init(playing: source, in: folder)
    }
    storyboardPath = path
    assets = source.files
    self.language = folder.language
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
    self.init(
      name: source.name, title: source.name, summary: "A storyboard of \(scenes.count) scenes",
      tour: Self.tour(of: scenes, file, loader: folder)
    ) { _ in
      Stage.current?.interfaceLoader = folder
      return file.makeController(of: first, UIStoryboard(file)) ?? UIViewController()
    }
    drawnFor = Device(file.document)
    storyboard = file
  }

  private static func language(
    named name: String, of source: StoryboardSource
  ) throws(ShellError) -> InterfaceLanguage {
    if case .pseudo(let language) = InterfaceLanguage(name) { return .pseudo(language) }
    let known = try reading { () throws(StoryboardError) in try source.languages() }
    if let language = StoryboardSource.language(code: name, among: known) { return language }
    throw .usage(.unknownLanguage(name, of: source.path, known: known))
  }

  /// The name of a storyboard's own language in lists.
  static let ownLanguage = "Own"

  /// The names of the languages that a storyboard can be shown in, its own first; empty for other
  /// apps.
  var languages: [String] {
    guard storyboard != nil, let path = storyboardPath else { return [] }
    let isFile = URL(fileURLWithPath: path).pathExtension == "storyboard"
    let source = isFile ? StoryboardSource(storyboard: path) : try? StoryboardSource(project: path)
    let known = (try? source?.languages()) ?? []
    return [Self.ownLanguage] + known + PseudoLanguage.allCases.map(\.rawValue)
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
    scenes.enumerated().map { index, scene in
      TourStop(name: "\(index + 1) \(scene.name)") { stage in
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

extension Device {
  /// What status bar and home indicator cover of a scene that was drawn in a size on Xcode's canvas,
  /// in points; nil for a part of a screen.
  static func insets(onCanvas size: CGSize) -> UIEdgeInsets? {
    guard let top = statusBars[size] else { return nil }
    return UIEdgeInsets(top: top, left: 0, bottom: top > buttonBar ? homeIndicator : 0, right: 0)
  }

  /// The heights of status bars by the size of the screen, as the frames in files leave room for
  /// them; with them Xcode's square for any device.
  private static let statusBars: [CGSize: CGFloat] = [
    CGSize(width: 320, height: 480): buttonBar, CGSize(width: 320, height: 568): buttonBar,
    CGSize(width: 375, height: 667): buttonBar, CGSize(width: 414, height: 736): buttonBar,
    CGSize(width: 768, height: 1024): buttonBar, CGSize(width: 1024, height: 768): buttonBar,
    CGSize(width: 600, height: 600): buttonBar, CGSize(width: 600, height: 800): buttonBar,
    CGSize(width: 375, height: 812): 44, CGSize(width: 414, height: 896): 44,
    CGSize(width: 390, height: 844): 47, CGSize(width: 428, height: 926): 47,
    CGSize(width: 393, height: 852): 59, CGSize(width: 430, height: 932): 59,
    CGSize(width: 402, height: 874): 62, CGSize(width: 440, height: 956): 62,
  ]
  private static let homeIndicator: CGFloat = 34

  /// The device that a file was drawn for; nil if it does not say.
  init?(_ document: StoryboardDocument) {
    guard let device = document.device, let name = Self.names[device.id],
      let found = Device(named: device.orientation == .landscape ? name + "-landscape" : name)
    else { return nil }
    self = found
  }

  /// Our devices by Xcode's names for theirs of the same size.
  private static let names = [
    "retina4_0": "iphone-se-1", "retina4_7": "iphone-8", "retina5_5": "iphone-8-plus",
    "retina5_9": "iphone-x", "retina6_0": "iphone-12", "retina6_1": "iphone-11",
    "retina6_3": "iphone-16-pro", "retina6_5": "iphone-11", "retina6_9": "iphone-16-pro-max",
    "retina6_12": "iphone-15", "retina6_7": "iphone-12-pro-max", "ipad9_7": "ipad-9.7",
    "ipad12_9": "ipad-12.9", "ipad12_9rounded": "ipad-12.9",
  ]
}
