import Assets
import Drawing
import Foundation

/// An asset catalogue: a folder `….xcassets` of image sets and colour sets, as Xcode writes it.
struct AssetCatalog {
  /// The sets' folders, by their whole names with extension.
  private let sets: [String: URL]

  /// Finds the sets in the catalogues of folders and their groups; of sets of one name the first
  /// counts.
  init(in folders: [URL]) {
    self.init(
      catalogs: folders.flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter(Self.isCatalog).sorted().map { folder.appendingPathComponent($0).path }
      })
  }

  /// Finds the sets in all catalogues of a folder and those below it.
  init(in tree: FolderTree) { self.init(catalogs: tree.folders.filter(Self.isCatalog)) }

  private init(catalogs: [String]) {
    // A set's own Contents.json names the files in it.
    let found = catalogs.flatMap { catalog in
      Self.sets(of: FolderTree(catalog) { !Self.isSet($0) })
    }
    sets = Dictionary(found) { first, _ in first }
  }

  /// The sets of a catalogue by their names, which are behind those of groups that provide a
  /// namespace: `Icons/home.imageset`.
  private static func sets(of catalog: FolderTree) -> [(String, URL)] {
    // A group is listed before what is in it.
    var namespaces: [String: String] = [:]
    return catalog.folders.compactMap { path in
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      let namespace = namespaces[folder.deletingLastPathComponent().path] ?? ""
      let name = namespace + folder.lastPathComponent
      if isSet(path) { return (name, folder) }
      namespaces[folder.path] = AssetGroup.isNamespace(folder) ? "\(name)/" : namespace
      return nil
    }
  }

  private static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcassets") }

  private static func isSet(_ path: String) -> Bool {
    path.hasSuffix(".imageset") || path.hasSuffix(".colorset")
  }

  /// The image of a name; nil if there is none, or no file of it.
  ///
  /// - Parameter scale: The screen's pixels per point, which the files are chosen for.
  func image(named name: String, scale: CGFloat) -> CatalogImage? {
    guard let folder = sets["\(name).imageset"], let contents = ImageSet(in: folder) else {
      return nil
    }
    func version(_ look: AssetLook) -> CatalogImage.Version? {
      contents.image(for: look, scale: scale)?.version(in: folder)
    }
    return version(.light).map {
      CatalogImage(
        light: $0, dark: version(.dark), lightContrast: version(.lightContrast),
        darkContrast: version(.darkContrast), isTemplate: contents.isTemplate)
    }
  }

  /// The pixels per point of an image's file, as its set says; nil if no set does.
  func scale(ofFile path: String) -> CGFloat? {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent()
    guard folder.pathExtension == "imageset" else { return nil }
    return ImageSet(in: folder)?.scale(of: file.lastPathComponent)
  }

  /// Why an image set has no file that can be used; nil if there is no set of that name.
  func fault(ofImage name: String) -> ImageFault? {
    let set = "\(name).imageset"
    guard let folder = sets[set], let file = contents(of: set) else { return nil }
    let isEmpty = ImageSet(in: folder)?.images.allSatisfy { $0.filename == nil } == true
    return isEmpty ? .empty(file: file) : .unreadable(file: file)
  }

  /// The file that defines a colour; nil if there is none of that name.
  func contents(ofColor name: String) -> String? { contents(of: "\(name).colorset") }

  private func contents(of set: String) -> String? {
    sets[set]?.appendingPathComponent("Contents.json").path
  }

  /// The colour of a name; nil if there is none, or it is garbled.
  func color(named name: String) -> CatalogColor? {
    guard let folder = sets["\(name).colorset"] else { return nil }
    return ColorSet(in: folder)?.color
  }
}
