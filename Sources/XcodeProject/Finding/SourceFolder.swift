import Foundation

/// The Swift sources in a folder, as far as they are the app's own.
public struct SourceFolder: Sendable {
  /// Its place.
  public let path: String
  /// The places of files and folders that do not count.
  public let excluded: Set<String>

  /// A folder without some of its files and folders.
  public init(path: String, excluded: Set<String> = []) {
    (self.path, self.excluded) = (path, excluded)
  }

  /// The places of its sources, sorted; links to folders are not followed, as they may lead in a
  /// circle.
  public var sources: [String] {
    var found: [String] = []
    var waiting = [path]
    var count = 0
    while let folder = waiting.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where Self.counts(name) {
        count += 1
        guard count <= Self.maximumNames else { return found.sorted() }
        let place = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        if excluded.contains(place) { continue }
        if name.hasSuffix(".swift") {
          found.append(place)
        } else if Self.isPlainFolder(place) {
          waiting.append(place)
        }
      }
    }
    return found.sorted()
  }

  /// The places of the sources in several folders, sorted; a single source stands for itself.
  public static func sources(in folders: [String], excluded: [String]) -> [String] {
    let excluded = Set(excluded)
    let found = folders.flatMap { folder in
      folder.hasSuffix(".swift")
        ? [folder] : SourceFolder(path: folder, excluded: excluded).sources
    }
    return Set(found).sorted()
  }

  /// Whether what has a name is the app's: it is not hidden, others' or built.
  private static func counts(_ name: String) -> Bool {
    !name.hasPrefix(".") && !["Pods", "Carthage", "DerivedData", "node_modules"].contains(name)
  }

  /// Whether a path is that of a folder, and of no link to one.
  static func isPlainFolder(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
      == .typeDirectory
  }

  /// How many names are looked at: more than an app's folder has.
  private static let maximumNames = 50_000
}
