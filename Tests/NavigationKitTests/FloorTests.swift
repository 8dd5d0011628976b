import Foundation
import Testing

/// The plan of the engine's house, which `Scripts/floors` knows.
struct FloorTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  /// The complaints of the script about a copy of the sources, after a file was added to it.
  private func complaints(adding code: String? = nil, to place: String = "") throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("floors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["Scripts", "Sources", "docs/floors.md"] {
      let copy = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.project.appendingPathComponent(path), to: copy)
    }
    try code?.write(
      to: folder.appendingPathComponent("Sources/NavigationKit/\(place)"), atomically: true,
      encoding: .utf8)
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "Scripts/floors", "--check"]
    process.currentDirectoryURL = folder
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect((process.terminationStatus == 0) == text.isEmpty)
    return text
  }

  @Test func `no floor names a higher one, and the page says so`() throws {
    #expect(try complaints() == "")
  }

  @Test func `a view that names a table is found, with its place`() throws {
    let code = "extension UIView { var isTable: Bool { self is UITableView } }\n"
    let text = try complaints(adding: code, to: "Core/Views/UIView+Table.swift")
    #expect(
      text.contains("Core/Views/UIView+Table.swift: UITableView is of a higher floor (Lists/"))
  }
}
