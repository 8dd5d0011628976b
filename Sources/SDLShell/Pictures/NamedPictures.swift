import Assets
import Foundation

/// Finds the program's images by name.
struct NamedPictures {
  /// The folders to search, in order.
  let folders: [URL]
  /// The asset catalogues in them.
  let catalog: AssetCatalog

  init(folders: [URL]) {
    self.folders = folders
    catalog = AssetCatalog(in: folders)
  }

  /// Searches the resource bundles that SwiftPM puts beside the program, then a folder `Resources`
  /// there.
  static var ofProgram: NamedPictures {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") }.sorted()
    return NamedPictures(
      folders: (bundles + ["Resources"]).map { folder.appendingPathComponent($0) })
  }

  /// The file of an image; nil if there is none.
  ///
  /// The name may lack its extension. A file at 2 or 3 pixels per point has `@2x` or `@3x` before
  /// the extension; `@2x` is preferred. A name with a slash finds nothing.
  func path(of name: String) -> String? {
    guard !name.isEmpty, !name.contains("/") else { return nil }
    let files = Self.files(for: name)
    return folders.lazy.flatMap { folder in files.map { folder.appendingPathComponent($0).path } }
      .first(where: RegularFile.isThere)
  }

  private static func files(for name: String) -> [String] {
    let file = URL(fileURLWithPath: name)
    let ending = file.pathExtension
    let isWhole = endings.contains(ending.lowercased())
    let stem = isWhole ? file.deletingPathExtension().lastPathComponent : name
    return ["@2x", "", "@3x"].flatMap { scale in
      (isWhole ? [ending] : endings).map { "\(stem)\(scale).\($0)" }
    }
  }

  private static let endings = ["png", "jpg", "jpeg", "gif", "bmp", "webp", "svg"]
}
