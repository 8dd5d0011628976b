import AppFolders
import Foundation
import Porting
import Testing
import XcodeProject

/// A project, ported and ported again.
@Suite struct PortTests {
  private let folder: AppFolder
  private let project: ProjectText

  init() throws {
    folder = try AppFolder()
    project = ProjectText([
      .init(
        "My App", sources: ["My App/App.swift"], resources: ["My App/de.lproj/Main.strings"],
        needs: ["Kit"]),
      .init("Kit", type: "framework", sources: ["Kit/Kit.swift"]),
      .init("Tests", type: "bundle.unit-test"),
    ])
    try folder.add("App/My App.xcodeproj", project)
  }

  @discardableResult
  private func port(to output: String? = nil, target: String? = nil) throws -> [String] {
    let request = PortRequest(
      project: folder.place("App"), output: output.map(folder.place), target: target,
      library: .folder("/kit"))
    return try Port(request, rules: nil).write().lines
  }

  private func refusal(to output: String) throws -> String {
    try #require(throws: PortError.self) { try port(to: output) }.description
  }

  @Test func `a package is beside the app's folder, which stays as it is`() throws {
    let before = try folder.contents(of: "App")
    let lines = try port()
    #expect(try folder.contents(of: "App") == before)
    let after = try folder.contents(of: "My App-linux")
    #expect(
      after.keys.sorted() == [
        ".gitignore", ".port-files.json", "PORT.md", "Package.swift", "Sources/Kit/.ios",
        "Sources/Kit/.port.json", "Sources/Kit/Ported.swift", "Sources/My_App/.ios",
        "Sources/My_App/.port.json", "Sources/My_App/Ported.swift", "scenarios/start.yaml",
      ])
    #expect(after["Sources/My_App/.ios"] == "-> ../../../App")
    #expect(after["Sources/Kit/Ported.swift"]?.hasPrefix("//") == true)
    #expect(
      lines.first == "\(folder.place("My App-linux")): Kit, My_App, 2 sources, 1 resource")
    #expect(lines.contains("left out: Tests (none of its sources in Swift is there)"))
    #expect(lines.last == "next: cd '\(folder.place("My App-linux"))' && swift run")
  }

  @Test(arguments: [
    ("Repository", "App-linux"), ("Repository/App", "Repository/App-linux"),
    ("Repository/App/App.xcodeproj", "Repository/App-linux"),
    ("Repository/App/App.xcodeproj/project.pbxproj", "Repository/App-linux"),
  ])
  func `nothing is written in the folder that was named`(path: String, output: String) throws {
    try folder.add("Repository/App/App.xcodeproj", ProjectText([.init("App")]))
    let request = PortRequest(project: folder.place(path), library: .folder("/kit"))
    let lines = try Port(request, rules: nil).write().lines
    #expect(lines[0].hasPrefix("\(folder.place(output)): "), "\(lines[0])")
  }

  @Test func `ported again it is the same, and nothing is said to be kept`() throws {
    try port()
    let first = try folder.contents(of: "My App-linux")
    let lines = try port()
    #expect(try folder.contents(of: "My App-linux") == first)
    #expect(!lines.contains { $0.contains("kept") })
  }

  @Test func `ported again it follows the project and keeps what was changed by hand`() throws {
    try port()
    try folder.add("My App-linux/scenarios/start.yaml", "steps: [capture: mine]\n")
    try folder.add("My App-linux/Notes.txt", "mine")
    var other = project
    other.targets[0].needs = []
    other.targets[0].sources.append("More/More.swift")
    try folder.add("App/My App.xcodeproj", other)
    let lines = try port()
    #expect(try folder.text("My App-linux/scenarios/start.yaml") == "steps: [capture: mine]\n")
    #expect(lines.contains("scenarios/start.yaml: kept, as it was changed by hand"))
    let after = try folder.contents(of: "My App-linux")
    #expect(after["Sources/My_App/.port.json"]?.contains("App/More") == true)
    #expect(!after.keys.contains { $0.hasPrefix("Sources/Kit/") })
    #expect(after["Notes.txt"] == "mine")
  }

  @Test func `what is new is beside a manifest that was changed by hand`() throws {
    try port()
    try folder.add("My App-linux/Package.swift", "// mine\n")
    var other = project
    other.settings += " SWIFT_ACTIVE_COMPILATION_CONDITIONS = BETA;"
    try folder.add("App/My App.xcodeproj", other)
    let lines = try port()
    #expect(try folder.text("My App-linux/Package.swift") == "// mine\n")
    #expect(try folder.text("My App-linux/Package.new.swift").contains(".define(\"BETA\")"))
    #expect(
      lines.contains(
        "Package.swift: kept, as it was changed by hand; what is new is in Package.new.swift"))
  }

  @Test func `nothing is written among other files, nor in the app's folder`() throws {
    try folder.add("Other/a.txt", "mine")
    #expect(
      try refusal(to: "Other")
        == "\(folder.place("Other")): there are other files in it; choose another --output")
    #expect(try refusal(to: "App/Out").contains("it is in the app's own folder"))
    #expect(try refusal(to: "App").contains("it is in the app's own folder"))
    #expect(try refusal(to: "Other/a.txt").contains("choose another --output"))
    #expect(try folder.contents(of: "Other") == ["a.txt": "mine"])
  }

  @Test func `a folder where a file shall be is named`() throws {
    try port(to: "Out")
    try FileManager.default.removeItem(atPath: folder.place("Out/PORT.md"))
    try folder.add("Out/PORT.md/x")
    #expect(try refusal(to: "Out").contains("Out/PORT.md: something else is there"))
  }

  @Test func `what the project says wrong is in the guide`() throws {
    try FileManager.default.removeItem(atPath: folder.place("App/Kit/Kit.swift"))
    try port()
    let guide = try folder.text("My App-linux/PORT.md")
    #expect(guide.contains("- `../App/Kit/Kit.swift`: it is in the target Kit and not on the disk"))
    #expect(guide.contains("| My_App | app | 1 | 1 | 5.0 |"))
    #expect(guide.contains("- Tests: none of its sources in Swift is there"))
    #expect(guide.contains("`make navport`"))
  }

  @Test func `a damaged project is refused with its place`() throws {
    try folder.add("App/My App.xcodeproj/project.pbxproj", "{a = b;\n")
    #expect(try refusal(to: "Out").contains("project.pbxproj:2:1: a key or } is missing"))
    #expect(!FileManager.default.fileExists(atPath: folder.place("Out")))
  }
}
