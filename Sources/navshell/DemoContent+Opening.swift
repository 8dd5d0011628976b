import Demos
import Foundation
import NavigationShell

extension DemoContent {
  /// The content of a demo: the folder to open, else the user's own; samples without a window, or
  /// where there is nothing to see.
  init(_ opening: Opening) {
    self.init(samples: opening.samples)
    if let folder = opening.folder {
      files = folder
      photos = folder
    } else if !opening.isHeadless {
      let disk = FileManager.default
      files = Self.withContents(disk.homeDirectoryForCurrentUser)
      photos = Self.withContents(disk.urls(for: .picturesDirectory, in: .userDomainMask).first)
    }
  }

  /// A folder of the user; nil if it is missing or nothing is seen in it.
  private static func withContents(_ folder: URL?) -> URL? {
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
    return names?.contains { !$0.hasPrefix(".") } ?? false ? folder : nil
  }
}
