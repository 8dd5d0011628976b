import Foundation
import Goldens

/// A headless Chromium.
struct Browser {
  /// The installed browser; nil if there is none.
  static let installed = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/\(name)" }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
    .map { Browser(path: $0) }

  /// The time limit of a browser that hangs, in seconds.
  private static let patience = 60.0

  var path: String

  /// Opens a page from a file, runs its scripts for some virtual time and returns the resulting
  /// page.
  ///
  /// - Parameter size: The window's width and height.
  func open(
    _ page: String, size: (Int, Int) = (1400, 900), milliseconds: Int = 20_000
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("report.html")
    try Data(page.utf8).write(to: file)
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--headless=new", "--disable-gpu", "--no-sandbox", "--no-first-run",
      "--disable-dev-shm-usage", "--user-data-dir=\(folder.path)/profile",
      "--window-size=\(size.0),\(size.1)", "--virtual-time-budget=\(milliseconds)", "--dump-dom",
      file.absoluteString,
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) {
      if process.isRunning { process.terminate() }
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
