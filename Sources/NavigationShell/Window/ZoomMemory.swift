import Foundation
import SDLShell

/// Remembers the zoom of each device in a small file of the user.
///
/// Nothing depends on it: errors are ignored, and a file of another kind is left alone.
nonisolated struct ZoomMemory {
  /// The largest file in bytes that can be ours.
  private static let limit = 1 << 16

  private let file: URL

  /// Finds the user's file; nil without a home folder.
  ///
  /// - Parameter environment: `XDG_STATE_HOME`, else `HOME`, names the place.
  init?(environment: [String: String]) {
    guard let folder = StateFolder.url(environment: environment) else { return nil }
    file = folder.appending(path: "zoom.json").resolvingSymlinksInPath()
  }

  /// The last zoom of a device; nil if it was never changed.
  func zoom(of device: Device) -> Zoom? { read()?[device.uprightName].flatMap(Zoom.init) }

  /// Remembers the zoom of a device beside those of others.
  func keep(_ zoom: Zoom, of device: Device) {
    guard var zooms = read() else { return }
    zooms[device.uprightName] = zoom.text
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? encoder.encode(zooms).write(to: file, options: .atomic)
  }

  /// The zooms by device; empty without a file, nil if the file is of another kind.
  private func read() -> [String: String]? {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: file.path) else {
      return [:]
    }
    guard facts[.type] as? FileAttributeType == .typeRegular,
      let size = facts[.size] as? Int, size <= Self.limit, let data = try? Data(contentsOf: file)
    else { return nil }
    return try? JSONDecoder().decode([String: String].self, from: data)
  }
}
