import Foundation
import XcodeProject

/// Writes a package, again where it was written before, and keeps what people changed in it.
struct PackageWriter {
  /// The package's folder.
  let folder: String
  /// The record of the last time.
  private let former: WrittenFiles
  private var record = WrittenFiles()

  /// A writer to a folder; one that holds other things is left alone.
  init(folder: String) throws(PortError) {
    self.folder = folder
    if let record = WrittenFiles(in: folder) {
      former = record
      return
    }
    let leftover = Self.aside(WrittenFiles.name).nameOfPath
    guard ProjectFile.names(in: folder).allSatisfy({ $0 == leftover }), !ProjectFile.isThere(folder)
    else {
      throw .output("\(folder): there are other files in it; choose another --output")
    }
    former = WrittenFiles()
  }

  /// Writes files and links; gives a line about each that was kept.
  mutating func write(_ package: PackageFiles) throws(PortError) -> [String] {
    // Even if this is killed, the folder is known as a package of this program.
    if !ProjectFile.isThere(folder.appendingPath(WrittenFiles.name)) {
      try save(former.text, at: WrittenFiles.name)
    }
    var lines: [String] = []
    for (path, text) in package.texts.sorted(by: { $0.key < $1.key }) {
      lines += try write(path, text, former: former.files[path])
      record.files[path] = WrittenFiles.mark(of: text)
    }
    for (path, target) in package.links.sorted(by: { $0.key < $1.key }) {
      try link(path, to: target)
      record.links.insert(path)
    }
    // Even if a later step fails, the written files are on record.
    try save(former.adding(record).text, at: WrittenFiles.name)
    return lines
  }

  /// Removes files that were written for former targets, except those that people changed.
  func finish() throws(PortError) {
    removeOld()
    try save(record.text, at: WrittenFiles.name)
  }

  private func write(
    _ path: String, _ text: String, former: String?
  ) throws(PortError) -> [String] {
    let place = folder.appendingPath(path)
    // One that was killed may have left it.
    unlink(Self.aside(place))
    let present = try? ProjectFile.text(of: place)
    let decision = FileDecision(
      present: present.map(WrittenFiles.mark), former: former, new: WrittenFiles.mark(of: text))
    switch decision {
    case .leave: return []
    case .keep: return ["\(path): kept, as it was changed by hand"]
    case .write:
      try save(text, at: path)
      return []
    case .writeBeside:
      let other = Self.pathBeside(path)
      try save(text, at: other)
      return ["\(path): kept, as it was changed by hand; what is new is in \(other)"]
    }
  }

  /// The path of the new text: `Package.new.swift` beside `Package.swift`.
  static func pathBeside(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), dot > path.startIndex,
      path.stemOfPath != path.nameOfPath
    else { return path + ".new" }
    return path[..<dot] + ".new" + path[dot...]
  }

  /// The temporary file that a file is written to before it has its name.
  private static func aside(_ place: String) -> String {
    place.folderOfPath.appendingPath(".\(place.nameOfPath).writing")
  }

  private func save(_ text: String, at path: String) throws(PortError) {
    let place = folder.appendingPath(path)
    guard !ProjectFile.isLink(place), ProjectFile.isThere(place) || !ProjectFile.exists(place)
    else {
      throw .output("\(place): something else is there; move it away, or choose another --output")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: place.folderOfPath, withIntermediateDirectories: true)
      let aside = Self.aside(place)
      try Data(text.utf8).write(to: URL(fileURLWithPath: aside))
      guard rename(aside, place) == 0 else { throw POSIXError(.EIO) }
    } catch {
      unlink(Self.aside(place))
      throw .output(
        "\(place): it cannot be written; check the folder's rights, or choose an --output")
    }
  }

  private func link(_ path: String, to target: String) throws(PortError) {
    let place = folder.appendingPath(path)
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: place)) == target { return }
    do {
      if ProjectFile.isLink(place) { try manager.removeItem(atPath: place) }
      try manager.createSymbolicLink(atPath: place, withDestinationPath: target)
    } catch {
      throw .output("\(place): this link cannot be made; move away what is there")
    }
  }

  private func removeOld() {
    for (path, mark) in former.files where record.files[path] == nil {
      let place = folder.appendingPath(path)
      guard let text = try? ProjectFile.text(of: place), WrittenFiles.mark(of: text) == mark else {
        continue
      }
      try? FileManager.default.removeItem(atPath: place)
    }
    for path in former.links.subtracting(record.links) {
      let place = folder.appendingPath(path)
      if ProjectFile.isLink(place) { try? FileManager.default.removeItem(atPath: place) }
    }
  }
}
