import Foundation
import NavigationKit
import Storyboard

extension App {
  /// An app that plays a storyboard without its code; its pictures are those of all scenes.
  ///
  /// - Throws: ShellError if the file cannot be read or has no scene.
  init(storyboardAt path: String) throws(ShellError) {
    let url = URL(fileURLWithPath: path)
    let folder = StoryboardFolder(url.deletingLastPathComponent())
    let file: StoryboardFile
    do throws(StoryboardError) {
      file = try folder.read(path)
    } catch {
      throw .badInput(.badStoryboard(error))
    }
    let scenes = file.document.scenes.filter { $0.controller != nil }
    guard let first = file.document.initialScene ?? scenes.first else {
      throw .badInput(.badStoryboard(StoryboardError(file: path, reason: "it has no scene")))
    }
    self.init(
      name: file.name, title: file.name, summary: "A storyboard of \(scenes.count) scenes",
      tour: Self.tour(of: scenes, file, loader: folder)
    ) { _ in
      Stage.current?.interfaceLoader = folder
      return file.makeController(of: first, UIStoryboard(file)) ?? UIViewController()
    }
    drawnFor = Device(file.document)
    storyboard = file
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
