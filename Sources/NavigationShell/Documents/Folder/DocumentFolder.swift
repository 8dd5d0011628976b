import FileTypes
import Foundation

/// A folder with an app's documents.
nonisolated struct DocumentFolder {
  let url: URL

  /// The one that an app has for what a person makes.
  static var `default`: DocumentFolder {
    DocumentFolder(url: FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0])
  }

  /// The documents of some types by their names; hidden ones and folders are none.
  func documents(of types: DocumentTypes) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    return (found ?? []).filter { types.include($0) && Self.isFile($0) }
      .sorted { first, second in
        let order = Self.name(first).localizedStandardCompare(Self.name(second))
        return order == .orderedSame ? first.path < second.path : order == .orderedAscending
      }
  }

  /// A name without its ending: a space is before a dot, and "Note 2.txt" would be before "Note.txt".
  private static func name(_ file: URL) -> String {
    file.deletingPathExtension().lastPathComponent
  }

  /// Copies or moves a file into the folder, beside others of its name.
  func add(_ file: URL, moving: Bool) throws -> URL {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let place = free(file.lastPathComponent)
    if moving {
      try FileManager.default.moveItem(at: file, to: place)
    } else {
      try FileManager.default.copyItem(at: file, to: place)
    }
    return place
  }

  /// Gives a document in the folder another name; its ending stays.
  func rename(_ file: URL, to name: String) throws -> URL {
    let ending = file.pathExtension
    let place = free(ending.isEmpty ? name : "\(name).\(ending)")
    try FileManager.default.moveItem(at: file, to: place)
    return place
  }

  /// The place of a name, with a number where another document has it.
  private func free(_ name: String) -> URL {
    let wanted = url.appendingPathComponent(name)
    let (stem, ending) = (wanted.deletingPathExtension().lastPathComponent, wanted.pathExtension)
    let end = ending.isEmpty ? "" : ".\(ending)"
    let numbered = (2...).lazy.map { url.appendingPathComponent("\(stem) \($0)\(end)") }
    func isFree(_ place: URL) -> Bool { !FileManager.default.fileExists(atPath: place.path) }
    return isFree(wanted) ? wanted : numbered.first(where: isFree) ?? wanted
  }

  private static func isFile(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
  }
}
