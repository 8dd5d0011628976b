import Foundation
import Goldens
import Testing

/// docs/tutorials: who follows a page gets what it shows.
@Suite struct TutorialTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The files beside this one are what the page shows, and so are compiled, and their tests run.
  @Test(arguments: [("flow", "Flow"), ("container", "Container")])
  func `the code of a page is what is tested`(page: String, folder: String) throws {
    let files = try TutorialPage(named: page).blocks.filter { $0.language == "swift" }
      .compactMap(\.file)
    let sources = Self.folder.appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    #expect(Set(files.map { ($0.path as NSString).lastPathComponent }) == Set(names))
    for file in files {
      let source = sources.appending(path: (file.path as NSString).lastPathComponent)
      #expect(try file.text == String(contentsOf: source, encoding: .utf8), "\(file.path)")
    }
  }

  @Test func `the commands of a page print what it shows`() throws {
    let folder = try TemporaryFolder()
    let navshell = BuiltProgram(named: "navshell").file
    let shell = BuiltProgram(at: URL(filePath: "/bin/sh"))
    let path = "\(navshell.deletingLastPathComponent().path):/usr/bin:/bin"
    for block in try TutorialPage(named: "screenshots").blocks {
      if let file = block.file, block.language == "yaml", file.path.hasPrefix("scenarios/") {
        _ = try folder.add(file.path, Data(file.text.utf8))
      }
      guard block.language == "console" else { continue }
      for shown in Self.commands(in: block.lines) {
        let said = try shell.run(
          ["-c", shown.command], environment: ["PATH": path], in: folder.url)
        #expect(
          Self.timeless(said.output + said.errors) == Self.timeless(shown.output),
          "\(shown.command)")
      }
    }
  }

  /// The commands after `$`, with the lines that follow each.
  private static func commands(in lines: [String]) -> [(command: String, output: String)] {
    lines.reduce(into: []) { commands, line in
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), ""))
      } else if let last = commands.indices.last {
        commands[last].output += line + "\n"
      }
    }
  }

  /// The text without what it took by the clock.
  private static func timeless(_ text: String) -> String {
    text.replacing(#/\)  [0-9.]+ s/#, with: ")").replacing(#/ in [0-9.]+ s:/#, with: ":")
  }
}
