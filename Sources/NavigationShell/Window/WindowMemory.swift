import Foundation
import SDLShell

/// Remembers how each device's window was left, in a small file of the user.
///
/// Nothing depends on it: errors are ignored, and a file of another kind is left alone.
nonisolated struct WindowMemory {
  /// How a window was left.
  private struct Entry: Codable {
    /// As on the command line.
    var zoom: String?
    /// Left and top, in the desktop's units.
    var position: [Int]?
  }

  /// The largest file in bytes that can be ours.
  private static let limit = 1 << 16

  private let file: URL
  /// The file that tells that the hint about the menu was shown.
  private var hintFile: URL { file.deletingLastPathComponent().appending(path: "hint-shown") }

  /// Finds the user's file; nil without a home folder.
  ///
  /// - Parameter environment: `XDG_STATE_HOME`, else `HOME`, names the place.
  init?(environment: [String: String]) {
    guard let folder = StateFolder.url(environment: environment) else { return nil }
    file = folder.appending(path: "windows.json").resolvingSymlinksInPath()
  }

  /// The last zoom of a device; nil if it was never changed.
  func zoom(of device: Device) -> Zoom? {
    read()?[device.uprightName]?.zoom.flatMap(Zoom.init)
  }

  /// The last position of a device's window in the desktop's units; nil if it was never moved.
  func position(of device: Device) -> CGPoint? {
    guard let position = read()?[device.uprightName]?.position, position.count == 2 else {
      return nil
    }
    return CGPoint(x: position[0], y: position[1])
  }

  /// Whether the hint about the menu is to be shown; it is so once, and not where that cannot be
  /// remembered.
  func takeHint() -> Bool {
    guard !FileManager.default.fileExists(atPath: hintFile.path) else { return false }
    makeFolder()
    return (try? Data().write(to: hintFile)) != nil
  }

  /// Remembers the zoom of a device.
  func keep(_ zoom: Zoom, of device: Device) { keep(device) { $0.zoom = zoom.text } }

  /// Remembers the position of a device's window.
  func keep(_ position: CGPoint, of device: Device) {
    keep(device) { $0.position = [Int(position.x), Int(position.y)] }
  }

  /// Changes the entry of a device beside those of others.
  private func keep(_ device: Device, _ change: (inout Entry) -> Void) {
    guard var entries = read() else { return }
    change(&entries[device.uprightName, default: Entry()])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    makeFolder()
    try? encoder.encode(entries).write(to: file, options: .atomic)
  }

  private func makeFolder() {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  /// The entries by device; empty without a file, nil if the file is of another kind.
  private func read() -> [String: Entry]? {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: file.path) else {
      return [:]
    }
    guard facts[.type] as? FileAttributeType == .typeRegular,
      let size = facts[.size] as? Int, size <= Self.limit, let data = try? Data(contentsOf: file)
    else { return nil }
    return try? JSONDecoder().decode([String: Entry].self, from: data)
  }
}
