import Assets
import Foundation
import NavigationKit
import Storyboard

/// The storyboards and nibs of an app's folder, which are read when they are first asked for.
///
/// Nothing outside of the folder is read.
final class StoryboardFolder: InterfaceLoader {
  private let paths: [String: String]
  private var known: [String: StoryboardFile] = [:]

  /// Looks for files in a folder and in those inside, as far as the limit goes.
  init(_ folder: URL) {
    let names = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var paths: [String: String] = [:]
    for case let url as URL in (names?.prefix(Self.mostNames)).map(Array.init) ?? []
    where ["storyboard", "xib"].contains(url.pathExtension) {
      // A file nearer to the top counts over one of another language.
      if paths[url.lastPathComponent] == nil { paths[url.lastPathComponent] = url.path }
    }
    self.paths = paths
  }

  func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardContent)? {
    file(named: name)
  }

  func nib(named name: String, in bundle: Bundle?) -> (any NibContent)? { nil }

  func nib(of data: Data, in bundle: Bundle?) -> (any NibContent)? { nil }

  /// Another storyboard of the folder; nil if there is none, or it cannot be read.
  func file(named name: String) -> StoryboardFile? {
    if let file = known[name] { return file }
    guard let path = paths[name + ".storyboard"], let file = try? read(path) else { return nil }
    return file
  }

  /// Reads a storyboard.
  func read(_ path: String) throws(ShellError) -> StoryboardFile {
    let contents: Data
    do throws(ReadError) {
      contents = try InputFile.contents(of: path, limit: DocumentLimits.mostBytes)
    } catch {
      throw .badInput(.unreadable([error]))
    }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    do throws(StoryboardError) {
      let document = try StoryboardDocument(contents: contents, file: path)
      let file = StoryboardFile(document, name: name) { [weak self] in self?.file(named: $0) }
      known[name] = file
      return file
    } catch {
      throw .badInput(.badStoryboard(error))
    }
  }

  /// How many names of a folder are looked at.
  private static let mostNames = 20_000
}
