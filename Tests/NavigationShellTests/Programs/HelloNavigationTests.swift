import Foundation
import Goldens
import Testing

/// The example package.
@Suite struct HelloNavigationTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `an app delegate in another package has the commands for its screens`() throws {
    let scratch = Self.project.appendingPathComponent(".build/HelloNavigation")
    let build = try BuiltProgram(at: URL(fileURLWithPath: "/usr/bin/env")).run(
      "swift", "build", "--package-path",
      Self.project.appendingPathComponent("Examples/HelloNavigation").path,
      "--scratch-path",
      scratch.path)
    try #require(build.exitCode == 0, "\(build.output)\(build.errors)")

    let program = BuiltProgram(at: scratch.appendingPathComponent("debug/HelloNavigation"))
    let folder = try TemporaryFolder()
    let capture = try program.run("capture", "--output", folder.url.path)
    #expect(capture.output == "\(folder.url.path)/01-HelloNavigation.png\n")
    let inspection = try program.run("inspect")
    #expect(inspection.output.contains("cell \"Paper Kites\""))
    #expect(try program.run().exitCode == 69)
    #expect(try program.run("list").output.contains("HelloNavigation"))
  }
}
