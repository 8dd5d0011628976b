import Foundation

/// The files that tests leave for a person: in `TEST_ARTIFACTS`, else in `tests` in the temporary folder.
package enum TestArtifacts {
  /// Writes a file, and returns where it lies; nil, with a line on the console, if it cannot be written.
  ///
  /// - Parameters:
  ///   - name: Its name with its extension; characters that are unsafe in a file's name become dashes.
  ///   - test: The name of its test, which is that of its folder; nil for none.
  @discardableResult
  package static func write(_ contents: Data, named name: String, of test: String? = nil) -> URL? {
    let place = test.map { folder.appendingPathComponent(safe($0)) } ?? folder
    let file = place.appendingPathComponent(safe(name))
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try contents.write(to: file, options: .atomic)
    } catch {
      let line =
        "\(file.path): the test's file cannot be written: \(error.localizedDescription)"
        + " Set TEST_ARTIFACTS to a folder that can.\n"
      FileHandle.standardError.write(Data(line.utf8))
      return nil
    }
    return file
  }

  private static var folder: URL {
    let path = ProcessInfo.processInfo.environment["TEST_ARTIFACTS"] ?? ""
    return path.isEmpty
      ? FileManager.default.temporaryDirectory.appendingPathComponent("tests")
      : URL(fileURLWithPath: path, isDirectory: true)
  }

  /// A text that can be a file's name.
  static func safe(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }
}
