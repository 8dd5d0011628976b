import Assets
import Foundation

/// Finds images by name: the program's own, or those of an app's folder.
struct NamedPictures {
  /// The asset catalogues.
  let catalog: AssetCatalog
  /// Those of them that are the program's own, not a library's.
  let ownCatalog: AssetCatalog
  /// The path of the first file that has one of some names with extensions; nil if none has.
  private let file: ([String]) -> String?

  /// Searches folders, in order, without those below them.
  ///
  /// - Parameter own: The folders of the program itself; nil for all.
  init(folders: [URL], own: [URL]? = nil) {
    catalog = AssetCatalog(in: folders)
    ownCatalog = own.map { AssetCatalog(in: $0) } ?? catalog
    file = { names in
      folders.lazy.flatMap { folder in names.map { folder.appendingPathComponent($0).path } }
        .first(where: RegularFile.isThere)
    }
  }

  /// Searches a folder and those below it; of files of one name, that nearest to the top counts.
  init(_ tree: FolderTree) {
    catalog = AssetCatalog(in: tree)
    ownCatalog = catalog
    let named = tree.files.map { URL(fileURLWithPath: $0) }
      .filter { Self.endings.contains($0.pathExtension.lowercased()) }
      .map { ($0.lastPathComponent, $0.path) }
    let paths = Dictionary(named) { first, _ in first }
    file = { names in names.lazy.compactMap { paths[$0] }.first }
  }

  /// Searches the resource bundles that SwiftPM puts beside the program, then a folder `Resources`
  /// there; if the program is in the folder of an app, as iOS has it, all of that.
  static var ofProgram: NamedPictures { of(program: program) }

  /// Searches for the images of the program in this file.
  static func of(program: URL) -> NamedPictures {
    let folder = program.deletingLastPathComponent()
    guard folder.pathExtension != "app" else { return NamedPictures(FolderTree(folder.path)) }
    let folders = folders(beside: folder)
    // SwiftPM names a target's bundle PACKAGE_TARGET.resources.
    let own = folders.filter {
      $0.lastPathComponent.hasSuffix("_\(program.lastPathComponent).resources")
        || $0.lastPathComponent == "Resources"
    }
    return NamedPictures(folders: folders, own: own)
  }

  private static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  /// Where a program's own images are.
  static var foldersOfProgram: [URL] { folders(beside: program.deletingLastPathComponent()) }

  private static func folders(beside folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") }.sorted()
    return (bundles + ["Resources"]).map { folder.appendingPathComponent($0) }
  }

  /// The file of an image; nil if there is none.
  ///
  /// The name may lack its extension. A file at 2 or 3 pixels per point has `@2x` or `@3x` before
  /// the extension. A name with a slash finds nothing.
  ///
  /// - Parameter scale: The screen's pixels per point, for which the file is chosen.
  func path(of name: String, scale: CGFloat) -> String? {
    guard !name.isEmpty, !name.contains("/") else { return nil }
    return file(Self.files(for: name, scale: scale))
  }

  private static func files(for name: String, scale screen: CGFloat) -> [String] {
    let file = URL(fileURLWithPath: name)
    let ending = file.pathExtension
    let isWhole = endings.contains(ending.lowercased())
    let stem = isWhole ? file.deletingPathExtension().lastPathComponent : name
    let scales: [(scale: CGFloat, mark: String)] = [(1, ""), (2, "@2x"), (3, "@3x")]
    let marks = scales.sorted {
      PictureScale.order(of: $0.scale, on: screen) < PictureScale.order(of: $1.scale, on: screen)
    }
    return marks.flatMap { _, mark in
      (isWhole ? [ending] : endings).map { "\(stem)\(mark).\($0)" }
    }
  }

  private static let endings = ["png", "jpg", "jpeg", "gif", "bmp", "webp", "svg"]
}
