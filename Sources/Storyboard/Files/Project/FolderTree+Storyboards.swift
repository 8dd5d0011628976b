public import Assets
public import Foundation

extension FolderTree {
  /// Lists what belongs to an app: not what others made, nor what is built, nor the insides of
  /// packages.
  static func ofApp(_ folder: String, mostNames: Int = Self.mostNames) -> FolderTree {
    FolderTree(folder, mostNames: mostNames) { name in
      !foreign.contains(name) && !packages.contains((name as NSString).pathExtension)
    }
  }

  private static let foreign: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]
  private static let packages: Set = [
    "xcodeproj", "xcworkspace", "xcassets", "framework", "xcframework", "app", "bundle",
  ]

  /// The path of a storyboard or nib; of several the one with the most folders in common with a place,
  /// then that of the app's own language, then the one nearest to the top.
  func file(named name: String, near place: String) -> String? {
    nearest(named: name, to: place).first
  }

  /// The paths of all storyboards of a name that are as near to a place as the one that it means, which
  /// is first; one for all languages of each.
  func nearest(named name: String, to place: String) -> [String] {
    var seen: Set<String> = []
    let ranked = files.filter { $0.hasSuffix("/\(name)") }
      .map { (path: $0, rank: Self.rank($0, place)) }
      .sorted { $0.rank < $1.rank }
    // Of those in one folder with it, the less deep one is nearer.
    return ranked.prefix { $0.rank.0 == ranked[0].rank.0 }
      .filter { $0.rank.2 <= ranked[0].rank.2 }.map(\.path)
      .filter { seen.insert($0.wholePath.withoutLocalization).inserted }
  }

  /// A path of a file as its folder sees it.
  func name(of path: String) -> String {
    path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// The paths of its storyboards: those near a place first, then those in the language of the app's
  /// developers.
  func storyboards(near place: String) -> [String] {
    files(ofType: "storyboard").map { (path: $0, rank: Self.rank($0, place)) }
      .sorted { $0.rank < $1.rank }.map(\.path)
  }

  /// The paths of the storyboards of a name, one for all languages of each, without that of a path.
  func storyboards(named name: String, butNotOf path: String) -> [String] {
    var seen: Set = [path.wholePath.withoutLocalization]
    return storyboards(near: path).filter { other in
      other.hasSuffix("/\(name).storyboard")
        && seen.insert(other.wholePath.withoutLocalization).inserted
    }
  }

  /// The font files that an app's `Info.plist` names, as far as they are in the tree; one that cannot
  /// be read names none.
  public var appFonts: [URL] { namedFonts.compactMap(\.path).map { URL(fileURLWithPath: $0) } }

  /// A line about each font that an app's `Info.plist` names and that is not in the tree.
  public var missingFonts: [String] {
    namedFonts.filter { $0.path == nil }.map {
      DocumentIssue.printable(
        "\($0.plist): the font “\(DocumentIssue.shortened($0.name))” of UIAppFonts is not there")
    }
  }

  private var namedFonts: [(plist: String, name: String, path: String?)] {
    let plists = files.filter { ($0 as NSString).lastPathComponent.hasSuffix("Info.plist") }
    return plists.flatMap { plist in
      let names = (try? InfoPlist(plist))?.fonts ?? []
      return names.map { name in
        (plist, name, file(named: (name as NSString).lastPathComponent, near: plist))
      }
    }
  }

  /// Folders of languages do not count: what they hold is as near as what is beside them.
  private static func rank(_ path: String, _ place: String) -> (Int, Int, Int) {
    let parts = (path.wholePath.withoutLocalization as NSString).pathComponents
    let places = (place.wholePath.withoutLocalization as NSString).pathComponents
    let common = zip(parts.dropLast(), places).prefix { $0 == $1 }.count
    return (-common, languageRank(path), parts.count)
  }

  /// Where texts are in the language of the app's developers, as far as folders tell it.
  private static func languageRank(_ path: String) -> Int {
    switch path.localization {
    case nil, "Base": 0
    case "en", "English": 1
    default: 2
    }
  }
}

extension String {
  /// The language that a path's folder is for, such as `de` of `de.lproj/Main.strings`.
  var localization: String? {
    let folder = ((self as NSString).deletingLastPathComponent as NSString).lastPathComponent
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
  }

  /// A path from the root on, without what leads back.
  var wholePath: String { URL(fileURLWithPath: self).standardizedFileURL.path }

  /// A path without its language's folder.
  fileprivate var withoutLocalization: String {
    guard localization != nil else { return self }
    let folder = ((self as NSString).deletingLastPathComponent as NSString)
      .deletingLastPathComponent
    return "\(folder)/\((self as NSString).lastPathComponent)"
  }
}
