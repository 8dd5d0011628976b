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

  /// The path of a storyboard or nib; of several that of the app's own language, then the one with the most
  /// folders in common with a place, then the one nearest to the top.
  func file(named name: String, near place: String) -> String? {
    let ending = "/\(name)"
    return files.filter { $0.hasSuffix(ending) }
      .min { Self.rank($0, place) < Self.rank($1, place) }
  }

  /// The paths of its storyboards: those in the language of the app's developers first, then those
  /// near a place.
  func storyboards(near place: String) -> [String] {
    files(ofType: "storyboard").map { (path: $0, rank: Self.rank($0, place)) }
      .sorted { $0.rank < $1.rank }.map(\.path)
  }

  /// The paths of the storyboards of a name, one for all languages of each, without that of a path.
  func storyboards(named name: String, butNotOf path: String) -> [String] {
    var seen: Set = [URL(fileURLWithPath: path).standardizedFileURL.path.withoutLocalization]
    return storyboards(near: path).filter { other in
      other.hasSuffix("/\(name).storyboard")
        && seen.insert(URL(fileURLWithPath: other).standardizedFileURL.path.withoutLocalization)
          .inserted
    }
  }

  /// The font files that an app's `Info.plist` names, as far as they are in the tree; one that cannot
  /// be read names none.
  public var appFonts: [URL] {
    let plists = files.filter { ($0 as NSString).lastPathComponent.hasSuffix("Info.plist") }
    return plists.flatMap { plist in
      let names = (try? InfoPlist(plist))?.fonts ?? []
      return names.compactMap { file(named: ($0 as NSString).lastPathComponent, near: plist) }
    }.map { URL(fileURLWithPath: $0) }
  }

  private static func rank(_ path: String, _ place: String) -> (Int, Int, Int) {
    let parts = (path as NSString).pathComponents
    let common = zip(parts, (place as NSString).pathComponents).prefix { $0 == $1 }.count
    return (languageRank(path), -common, parts.count)
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

  /// A path without its language's folder.
  fileprivate var withoutLocalization: String {
    guard localization != nil else { return self }
    let folder = ((self as NSString).deletingLastPathComponent as NSString)
      .deletingLastPathComponent
    return "\(folder)/\((self as NSString).lastPathComponent)"
  }
}
