import Foundation

/// A Chromium without a window.
struct Browser {
  /// The one that is installed; nil where there is none.
  static let installed = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/\(name)" }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
    .map { Browser(path: $0) }

  /// How many seconds a browser that hangs is let.
  private static let patience = 60.0

  var path: String

  /// Opens a page from a file, lets its scripts run for so long on a clock of its own, and gives what
  /// has become of it.
  func open(_ page: String, milliseconds: Int = 20_000) throws -> String {
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
      "--window-size=1400,900", "--virtual-time-budget=\(milliseconds)", "--dump-dom",
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
