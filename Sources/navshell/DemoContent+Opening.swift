import Demos
import Foundation
import NavigationShell

extension DemoContent {
  /// The content of a demo: the folder to open, else the user's own, or samples without a window.
  init(_ opening: Opening) {
    self.init(samples: opening.samples)
    if let folder = opening.folder {
      files = folder
      photos = folder
    } else if !opening.isHeadless {
      files = FileManager.default.homeDirectoryForCurrentUser
      photos = Self.picturesFolder
    }
  }

  /// The user's pictures folder; nil if it is missing or empty.
  private static var picturesFolder: URL? {
    let folder = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
    return names?.isEmpty ?? true ? nil : folder
  }
}
