public import Assets
public import Foundation
public import NavigationKit

/// The storyboards and nibs of an app's folder, which are read when they are first asked for.
///
/// Nothing outside of the folder is read, whatever a file or a link in it names.
@MainActor
public final class StoryboardFolder: InterfaceLoader {
  /// The files that it finds storyboards among.
  private lazy var files = makeFiles()
  private let makeFiles: () -> FolderTree
  /// The language of the texts; nil for the files' own.
  public let language: InterfaceLanguage?
  private lazy var localizations = LocalizationFiles(files)
  /// The names of its nibs, as each controller that code makes may have one.
  private lazy var nibNames = Set(
    files.files(ofType: "xib").map { ($0 as NSString).lastPathComponent })
  /// The file that was read by its path; what code names is looked for near it.
  private var start: String?
  private var place: String { start ?? files.folder }
  /// The storyboards that are in use, by their whole paths; each keeps the folder, in which it finds
  /// others.
  private var openFiles: [String: OpenFile] = [:]
  /// The paths of the storyboards that were found.
  private var paths: [Wanted: String] = [:]
  /// Those that are as near as the storyboard that was found.
  private var rivals: [Wanted: [String]] = [:]
  /// The nibs that were read, by their whole paths.
  private var cachedNibs: [String: NibFile] = [:]
  /// The paths of the nibs that were found.
  private var nibPaths: [Wanted: String] = [:]

  /// The storyboards in a folder and in those inside; nothing is read yet.
  public init(_ folder: URL) {
    makeFiles = { FolderTree(folder.path) }
    language = nil
  }

  /// The storyboards among an app's files, in a language; nil for the files' own texts.
  ///
  /// - Parameter files: They are asked for once something is looked for.
  public init(
    _ files: @autoclosure @escaping () -> FolderTree, language: InterfaceLanguage? = nil
  ) {
    makeFiles = files
    self.language = language
  }

  /// The folders of other bundles than the app's, by their paths.
  private var bundles: [String: StoryboardFolder] = [:]

  /// A storyboard of the folder, or of a bundle that code names; nil if there is none, or it cannot
  /// be read.
  public func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardContent)? {
    folder(of: bundle)?.file(named: name) ?? file(named: name)
  }

  /// The storyboard that the `Info.plist` at the top names; nil without one.
  public var mainStoryboard: (any StoryboardContent)? {
    infoPlist?.storyboards.lazy
      .compactMap { self.file(named: $0, near: self.infoPlistPath) }.first
  }

  /// The class of the scene's delegate that the `Info.plist` at the top names; nil without one.
  public var sceneDelegateName: String? { infoPlist?.sceneDelegate }

  private var infoPlistPath: String { "\(files.folder)/Info.plist" }
  private var infoPlist: InfoPlist? {
    files.files(ofType: "plist").contains(infoPlistPath) ? try? InfoPlist(infoPlistPath) : nil
  }

  /// The folder of a bundle; nil for the app's own.
  private func folder(of bundle: Bundle?) -> StoryboardFolder? {
    guard let bundle, bundle !== Bundle.main, let url = bundle.resourceURL else { return nil }
    if let folder = bundles[url.path] { return folder }
    let folder = StoryboardFolder(FolderTree(url.path), language: language)
    bundles[url.path] = folder
    return folder
  }

  /// A nib of the folder, or of a bundle that code names; nil if there is none, or it cannot be read.
  public func nib(named name: String, in bundle: Bundle?) -> (any NibContent)? {
    nib(named: name, in: bundle, near: place)
  }

  /// The nib of a name that a file means: that file itself, else the nearest.
  private func nib(named name: String, in bundle: Bundle?, near place: String) -> NibFile? {
    if let folder = folder(of: bundle),
      let nib = folder.nib(named: name, in: nil, near: folder.place)
    {
      return nib
    }
    if Self.name(of: place) == name, let nib = cachedNibs[place.wholePath] { return nib }
    guard nibNames.contains("\(name).xib") else { return nil }
    let wanted = Wanted(name: name, place: place)
    let path = nibPaths[wanted] ?? files.file(named: "\(name).xib", near: place)
    nibPaths[wanted] = path
    return path.flatMap { cachedNibs[$0.wholePath] ?? (try? nib(at: $0)) }
  }

  /// A nib in memory; nil if it cannot be read.
  public func nib(of data: Data, in bundle: Bundle?) -> (any NibContent)? {
    (try? StoryboardDocument(contents: data, file: "nib")).map { NibFile($0, name: "nib") }
  }

  private func file(named name: String) -> StoryboardFile? { file(named: name, near: place) }

  /// The storyboard of a name that a file means: that file itself, else the nearest.
  private func file(named name: String, near place: String) -> StoryboardFile? {
    let wanted = Wanted(name: name, place: place)
    let path =
      paths[wanted]
      ?? (place.hasExtension("storyboard") && Self.name(of: place) == name ? place : nil)
      ?? files.file(named: "\(name).storyboard", near: place)
    paths[wanted] = path
    return path.flatMap(loadedFile)
  }

  private func loadedFile(at path: String) -> StoryboardFile? {
    openFiles[path.wholePath]?.file ?? (try? file(at: path))
  }

  /// The storyboard that a reference in the one at a path names.
  ///
  /// One of another bundle is in the bundle, if that is loaded. Otherwise it is the only other one of
  /// its name, or of several the only one in a folder with the last part of the bundle's identifier.
  private func file(of reference: StoryboardReference, from path: String) -> StoryboardFile? {
    guard let name = reference.storyboard else { return nil }
    guard let identifier = reference.bundle else {
      noteRivals(of: reference, named: name, from: path)
      return file(named: name, near: path)
    }
    if let bundle = Bundle(identifier: identifier), let file = folder(of: bundle)?.file(named: name)
    {
      return file
    }
    let others = files.storyboards(named: name, butNotOf: path)
    guard !others.isEmpty else { return file(named: name, near: path) }
    let part = identifier.split(separator: ".").last.map(String.init) ?? identifier
    let ofBundle = others.filter { ($0 as NSString).pathComponents.contains(part) }
    return (others.count == 1 ? others : ofBundle.count == 1 ? ofBundle : []).first
      .flatMap(loadedFile)
  }

  /// Notes which storyboard a reference means if there are others of its name as near.
  private func noteRivals(of reference: StoryboardReference, named name: String, from path: String)
  {
    guard Self.name(of: path) != name else { return }
    let wanted = Wanted(name: name, place: path)
    let found = rivals[wanted] ?? files.nearest(named: "\(name).storyboard", to: path)
    rivals[wanted] = found
    guard found.count > 1 else { return }
    let names = found.map { DocumentIssue.shortened(files.name(of: $0)) }
    openFiles[path.wholePath]?.file?.note(
      "\(names[0]) is taken, as near as " + names.dropFirst().joined(separator: ", "), of: reference
    )
  }

  /// The storyboard, of all in the folder, that has a scene of a name; nil if none has.
  ///
  /// Those near the one that was read by its path come first.
  public func storyboard(withSceneNamed name: String) -> (any StoryboardContent)? {
    searched.first { $0.scene(named: name) != nil }
  }

  /// The names of the scenes of all storyboards in the folder.
  public var sceneNames: [String] { searched.flatMap(\.sceneNames) }

  /// The storyboards that are read to find a scene, the nearest first.
  private var searched: some Sequence<StoryboardFile> {
    files.storyboards(near: place).prefix(Self.maximumSearched).lazy.compactMap(loadedFile)
  }

  /// How many storyboards are read to find a scene: more than any app has.
  private static let maximumSearched = 200

  /// Reads a storyboard by its path; throws if it cannot be read or played.
  public func read(_ path: String) throws(StoryboardError) -> StoryboardFile {
    start = path
    return try file(at: path)
  }

  /// Reads a nib by its path; throws if it cannot be read or played.
  public func readNib(_ path: String) throws(StoryboardError) -> NibFile {
    start = path
    return try nib(at: path)
  }

  private func nib(at path: String) throws(StoryboardError) -> NibFile {
    let document = try document(at: path, of: .nib)
    // The folder keeps its nibs.
    let nib = NibFile(document, name: Self.name(of: path)) { [weak self] name, bundle in
      self?.nib(named: name, in: bundle, near: path)
    }
    cachedNibs[path.wholePath] = nib
    return nib
  }

  private static func name(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  private func file(at path: String) throws(StoryboardError) -> StoryboardFile {
    let name = Self.name(of: path)
    let document = try document(at: path, of: .storyboard)
    let file = StoryboardFile(
      document, name: name,
      siblings: { self.file(of: $0, from: path) },
      nibs: { self.nib(named: $0, in: $1, near: path) })
    openFiles[path.wholePath] = OpenFile(file: file)
    return file
  }

  /// A file of a kind with its texts in the language.
  private func document(
    at path: String, of kind: DocumentKind
  ) throws(StoryboardError) -> StoryboardDocument {
    var change: (DocumentElement) -> DocumentElement = { $0 }
    var path = path
    switch language {
    case nil: break
    case .pseudo(let language): change = { $0.changingTexts(language.text) }
    case .translation(let code):
      switch try localizations.texts(of: path, in: code) {
      case nil: break
      case .strings(let texts): change = { $0.localized(by: texts) }
      case .storyboard(let other): path = other
      }
    }
    let document = try StoryboardDocument(
      contents: Self.contents(of: path), file: path, changing: change)
    guard document.kind == kind else {
      throw StoryboardError(file: path, reason: document.kind.cureOfName)
    }
    return document
  }

  private static func contents(of path: String) throws(StoryboardError) -> Data {
    do throws(RegularFile.Trouble) {
      return try RegularFile.contents(of: path, limit: DocumentLimits.mostBytes)
    } catch {
      let isCompiled = error == .folder && FileForm.isCompiledFolder(path)
      throw StoryboardError(file: path, reason: isCompiled ? FileForm.cureOfCompiled : "\(error)")
    }
  }
}

extension StoryboardFolder {
  private struct OpenFile {
    weak var file: StoryboardFile?
  }

  /// A storyboard by its name, as the file at a path means it.
  private struct Wanted: Hashable {
    let name: String
    let place: String
  }
}

extension UIStoryboard {
  /// Reads a storyboard from a file; others that it refers to are found in the same folder.
  ///
  /// - Throws: ``StoryboardError`` if it cannot be read or played.
  public convenience init(contentsOf url: URL) throws {
    self.init(try StoryboardFolder(url.deletingLastPathComponent()).read(url.path))
  }
}
