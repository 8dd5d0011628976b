import Assets
import Foundation

/// Reads the `Contents.json` of sets in asset catalogues.
nonisolated enum AssetContents {
  /// The most bytes of a `Contents.json`; real ones have a few thousand.
  private static let maximumBytes = 1_000_000

  /// The decoded `Contents.json` of a set's folder; nil if it cannot be read.
  static func contents<Contents: Decodable>(
    of folder: URL, as type: Contents.Type
  ) -> Contents? {
    let path = folder.appendingPathComponent("Contents.json").path
    guard FolderTree.isInside(path, folder.path),
      let data = try? RegularFile.contents(of: path, limit: maximumBytes)
    else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }
}
