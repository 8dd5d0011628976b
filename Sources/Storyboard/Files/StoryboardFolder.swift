import Assets
public import Foundation
public import NavigationKit

/// The storyboards and nibs of an app's folder, which are read when they are first asked for.
///
/// Nothing outside of the folder is read, whatever a file or a link in it names.
@MainActor
public final class StoryboardFolder: InterfaceLoader {
  private let folder: URL
  /// The paths of files by their names.
  private lazy var paths = Self.paths(in: folder)
  private var known: [String: StoryboardFile] = [:]
  private var knownNibs: [String: NibFile] = [:]

  /// The storyboards and nibs in a folder and in those inside; nothing is read yet.
  public init(_ folder: URL) { self.folder = folder }

  private static func paths(in folder: URL) -> [String: String] {
    let names = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let root = folder.resolvingSymlinksInPath().path + "/"
    var found: [URL] = []
    for _ in 0..<mostNames {
      guard let url = names?.nextObject() as? URL else { break }
      if ["storyboard", "xib"].contains(url.pathExtension),
        url.resolvingSymlinksInPath().path.hasPrefix(root)
      {
        found.append(url)
      }
    }
    // A file nearer to the top counts over one of another language.
    found.sort { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
    let named = found.map { ($0.lastPathComponent, $0.path) }
    return Dictionary(named) { first, _ in first }
  }

  /// A storyboard of the folder; nil if there is none, or it cannot be read.
  public func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardContent)? {
    file(named: name)
  }

  /// A nib of the folder; nil if there is none, or it cannot be read.
  public func nib(named name: String, in bundle: Bundle?) -> (any NibContent)? {
    if let nib = knownNibs[name] { return nib }
    return paths[name + ".xib"].flatMap { try? readNib($0) }
  }

  /// A nib in memory; nil if it cannot be read.
  public func nib(of data: Data, in bundle: Bundle?) -> (any NibContent)? {
    (try? StoryboardDocument(contents: data, file: "nib")).map { NibFile($0, name: "nib") }
  }

  /// Reads a nib by its path; throws if it cannot be read or played.
  public func readNib(_ path: String) throws(StoryboardError) -> NibFile {
    let (name, document) = try document(at: path)
    let nib = NibFile(document, name: name)
    knownNibs[name] = nib
    return nib
  }

  private func file(named name: String) -> StoryboardFile? {
    if let file = known[name] { return file }
    return paths[name + ".storyboard"].flatMap { try? read($0) }
  }

  /// Reads a storyboard by its path; throws if it cannot be read or played.
  public func read(_ path: String) throws(StoryboardError) -> StoryboardFile {
    let (name, document) = try document(at: path)
    let file = StoryboardFile(document, name: name) { [weak self] in self?.file(named: $0) }
    known[name] = file
    return file
  }

  private func document(
    at path: String
  ) throws(StoryboardError) -> (name: String, document: StoryboardDocument) {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return (name, try StoryboardDocument(contents: Self.contents(of: path), file: path))
  }

  private static func contents(of path: String) throws(StoryboardError) -> Data {
    do throws(RegularFile.Trouble) {
      return try RegularFile.contents(of: path, limit: DocumentLimits.mostBytes)
    } catch {
      throw StoryboardError(file: path, reason: "\(error)")
    }
  }

  /// How many names of a folder are looked at.
  private static let mostNames = 20_000
}

extension UIStoryboard {
  /// Reads a storyboard from a file; others that it refers to are found in the same folder.
  ///
  /// - Throws: ``StoryboardError`` if it cannot be read or played.
  public convenience init(contentsOf url: URL) throws {
    let folder = StoryboardFolder(url.deletingLastPathComponent())
    let file = try folder.read(url.path)
    // References are found as long as the storyboard is there.
    file.keep(folder)
    self.init(file)
  }
}
