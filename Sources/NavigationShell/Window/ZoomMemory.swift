import Foundation
import SDLShell

/// Keeps for each device how large a person wants to see it, in a small file of the desktop's user.
///
/// Nothing depends on it: what cannot be read or written is passed over, and what is no such file is
/// left alone.
nonisolated struct ZoomMemory {
  /// A file larger than this many bytes is none of ours.
  private static let limit = 1 << 16

  private let file: URL

  /// The memory of a user; nil where there is no home for it.
  ///
  /// - Parameter environment: Where `XDG_STATE_HOME` or `HOME` says where programs keep such things.
  init?(environment: [String: String]) {
    guard let folder = StateFolder.url(environment: environment) else { return nil }
    file = folder.appending(path: "zoom.json").resolvingSymlinksInPath()
  }

  /// How large a device was shown last; nil if nobody chose that.
  func zoom(of device: Device) -> Zoom? { read()?[device.uprightName].flatMap(Zoom.init) }

  /// Keeps how large a device is shown, beside what is known of others.
  func keep(_ zoom: Zoom, of device: Device) {
    guard var zooms = read() else { return }
    zooms[device.uprightName] = zoom.text
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? encoder.encode(zooms).write(to: file, options: .atomic)
  }

  /// What is kept: nothing yet where there is no file; nil where there is something else.
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

nonisolated extension Device {
  /// The name of the device, whichever way it lies.
  fileprivate var uprightName: String {
    name.hasSuffix(Device.sideways) ? String(name.dropLast(Device.sideways.count)) : name
  }
}
