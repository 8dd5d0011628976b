import Foundation

/// A temporary folder, deleted with this object.
final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("pictures-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file and returns its path.
  func add(_ name: String, _ data: some DataProtocol) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(data).write(to: file)
    return file.path
  }

  isolated deinit { try? FileManager.default.removeItem(at: url) }
}
