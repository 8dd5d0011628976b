import Demos
import Foundation
import NavigationShell

extension DemoContent {
  /// What a demo shows: the folder that was named, else the person's own, and samples where nobody
  /// is watching.
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

  /// The person's folder of pictures; nil if there is none or nothing in it.
  private static var picturesFolder: URL? {
    let folder = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
    return names?.isEmpty ?? true ? nil : folder
  }
}
