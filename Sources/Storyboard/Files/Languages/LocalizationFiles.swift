import Assets
import Foundation

/// The files of an app that have its storyboards' texts in other languages.
struct LocalizationFiles {
  private let files: FolderTree

  init(_ files: FolderTree) { self.files = files }

  /// The texts of a storyboard in a language, or another storyboard in their place.
  enum Found {
    case strings(StringsFile)
    case storyboard(path: String)
  }

  /// The codes of all languages that storyboards have texts in.
  func languages() throws(StoryboardError) -> [String] {
    let interfaces = Set(
      ["storyboard", "xib"].flatMap(files.files(ofType:)).map(Self.stem))
    let ofFolders = files.files.filter { path in
      ["strings", "storyboard", "xib"].contains { path.hasSuffix("." + $0) }
        && interfaces.contains(Self.stem(path))
    }.compactMap(\.localization)
    var languages = Set(ofFolders)
    for path in files.files(ofType: "xcstrings") where interfaces.contains(Self.stem(path)) {
      let catalog = try Self.catalog(path)
      languages.formUnion([catalog.sourceLanguage] + catalog.texts.keys)
    }
    return Array(languages.subtracting(["Base", "mul"]))
  }

  /// The known language that a code means: the same, or with fewer parts; nil if none matches.
  static func match(_ code: String, among languages: [String]) -> String? {
    var parts = canonical(code).split(separator: "-")
    while !parts.isEmpty {
      let wanted = parts.joined(separator: "-")
      if let language = languages.first(where: { canonical($0) == wanted }) { return language }
      parts.removeLast()
    }
    return nil
  }

  private static func canonical(_ code: String) -> String {
    code.lowercased().replacingOccurrences(of: "_", with: "-")
  }

  /// The texts of a storyboard or nib in a language; nil for its own ones.
  func texts(of path: String, in language: String) throws(StoryboardError) -> Found? {
    let name = Self.stem(path)
    if let path = file("\(name).strings", in: language, besides: path) {
      return .strings(try StringsFile(contents: Self.contents(of: path), file: path))
    }
    let catalogs = files.files(ofType: "xcstrings").filter { Self.stem($0) == name }
    let near = catalogs.filter { Self.folderOfLanguages($0) == Self.folderOfLanguages(path) }
    for file in near + catalogs {
      if let texts = try Self.catalog(file).texts[language] { return .strings(texts) }
    }
    return file((path as NSString).lastPathComponent, in: language, besides: path).map {
      .storyboard(path: $0)
    }
  }

  /// The file of a language; of several the one whose language folder is beside the storyboard.
  private func file(_ name: String, in language: String, besides path: String) -> String? {
    let ending = "/\(language).lproj/\(name)"
    let found = files.files.filter { $0.hasSuffix(ending) }
    return found.first { Self.folderOfLanguages($0) == Self.folderOfLanguages(path) } ?? found.first
  }

  private static func folderOfLanguages(_ path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent as NSString
    let place =
      folder.pathExtension == "lproj" ? folder.deletingLastPathComponent : folder as String
    return URL(fileURLWithPath: place).standardizedFileURL.path
  }

  private static func stem(_ path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  private static func catalog(_ path: String) throws(StoryboardError) -> StringsCatalog {
    try StringsCatalog(contents: contents(of: path), file: path)
  }

  private static func contents(of path: String) throws(StoryboardError) -> Data {
    do throws(RegularFile.Trouble) {
      return try RegularFile.contents(of: path, limit: DocumentLimits.mostBytes)
    } catch {
      throw StoryboardError(file: path, reason: "\(error)")
    }
  }
}
