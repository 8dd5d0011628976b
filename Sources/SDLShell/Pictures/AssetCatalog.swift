import Drawing
import Foundation

/// An asset catalogue: a folder `….xcassets` of image sets and colour sets, as Xcode writes it.
struct AssetCatalog {
  /// The sets' folders, by their names with extension.
  private let sets: [String: URL]

  /// Finds the sets in catalogues and the groups in them; of sets of one name the first counts.
  init(in folders: [URL]) {
    sets = folders.flatMap(Self.sets).reduce(into: [:]) { found, set in
      found[set.lastPathComponent] = found[set.lastPathComponent] ?? set
    }
  }

  private static func sets(in folder: URL) -> [URL] {
    Self.folders(in: folder).filter { $0.pathExtension == "xcassets" }.flatMap(members)
  }

  private static func members(of group: URL) -> [URL] {
    folders(in: group).flatMap { folder in
      ["imageset", "colorset"].contains(folder.pathExtension) ? [folder] : members(of: folder)
    }
  }

  private static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0, isDirectory: true) }
      .filter { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) != nil }
  }

  /// The image of a name; nil if there is none, or no file of it.
  func image(named name: String) -> CatalogImage? {
    guard let folder = sets["\(name).imageset"], let contents = ImageSet(in: folder) else {
      return nil
    }
    func path(isDark: Bool) -> String? {
      contents.file(isDark: isDark).map { folder.appendingPathComponent($0).path }
    }
    return path(isDark: false).map {
      CatalogImage(path: $0, darkPath: path(isDark: true), isTemplate: contents.isTemplate)
    }
  }

  /// The pixels per point of an image's file, as its set says; nil if no set does.
  func scale(ofFile path: String) -> CGFloat? {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent()
    guard folder.pathExtension == "imageset" else { return nil }
    return ImageSet(in: folder)?.scale(of: file.lastPathComponent)
  }

  /// The colour of a name; nil if there is none.
  func color(named name: String) -> CatalogColor? {
    guard let folder = sets["\(name).colorset"] else { return nil }
    return ColorSet(in: folder)?.color
  }
}
