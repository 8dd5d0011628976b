import Foundation
import Goldens
import Testing

/// The example package.
@Suite struct HelloNavigationTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `an app delegate in another package has the commands for its screens`() throws {
    let built = Self.project.appendingPathComponent(".build/debug/HelloNavigation")
    try #require(
      FileManager.default.isExecutableFile(atPath: built.path), "make examples builds it")

    let program = BuiltProgram(at: built)
    let folder = try TemporaryFolder()
    let capture = try program.run("capture", "--output", folder.url.path)
    #expect(capture.output == "\(folder.url.path)/01-HelloNavigation.png\n")
    let inspection = try program.run("inspect")
    #expect(inspection.output.contains("cell \"Paper Kites\""))
    #expect(try program.run().exitCode == 69)
    #expect(try program.run("list").output.contains("HelloNavigation"))
  }
}
