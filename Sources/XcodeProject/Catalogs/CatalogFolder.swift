import Foundation

/// An asset catalogue on the disk: a folder `….xcassets` of sets, which are in groups.
///
/// The plugin of written packages uses this file, too.
public struct CatalogFolder: Hashable, Sendable {
  /// Its place.
  public let path: String

  /// The catalogue at a place, which need not be there.
  public init(path: String) { self.path = path }

  /// The places of all `Contents.json` in it, sorted: they change as sets or groups do.
  public var contents: [String] {
    ([path] + folders).map { "\($0)/Contents.json" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The places of its groups and sets, a group before what is in it; links are not followed, as they
  /// may lead in a circle.
  var folders: [String] {
    var found: [String] = []
    var waiting = [path]
    while let folder = waiting.popLast(), found.count < Self.maximumFolders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let inner = names.filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
        .filter(SourceFolder.isPlainFolder)
      found += inner
      waiting += inner.reversed()
    }
    return found
  }

  /// How many folders are looked at: more than an app's catalogue has.
  private static let maximumFolders = 20_000
}
