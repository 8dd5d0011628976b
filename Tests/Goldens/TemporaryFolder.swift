public import Foundation

/// A temporary folder, deleted with this object.
public nonisolated final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  /// Makes the folder.
  public init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file and returns its path.
  public func add(_ name: String, _ data: some DataProtocol) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(data).write(to: file)
    return file.path
  }
}
