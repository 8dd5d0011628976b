import AppFolders
import Foundation
import Porting
import Testing

/// The program that packages start for each build.
@Suite struct RulesProgramRunTests {
  private let folder: AppFolder
  private let settings: String

  init() throws {
    folder = try AppFolder()
    try folder.add(
      "App.xcodeproj", ProjectText([.init("App", sources: ["App/App.swift", "App/Page.swift"])]))
    try folder.add("App/App.swift", "import UIKit\n\n@main class AppDelegate: UIResponder {}\n")
    try folder.add(
      "App/Page.swift", "import WebKit\nclass Page: UIViewController { var web: WKWebView? }\n")
    try folder.add("App/Other.swift", "not Swift {")
    settings = try folder.add(
      "Out/.port.json",
      PortSettings(
        target: "App", module: "App", isApp: true, folders: ["../App"], project: "../App.xcodeproj"
      ).text)
  }

  private func rewrite() throws -> RulesRun {
    try RulesRun("rewrite", "--target", settings, "--output", folder.place("Made"))
  }

  private func date(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.place("Made/\(name)"))[
      .modificationDate]
      as? Date
  }

  @Test func `it writes a file for each source, and one for the module`() throws {
    let run = try rewrite()
    #expect(run.exitCode == 0, "\(run.errors)")
    let made = try folder.contents(of: "Made")
    #expect(
      made.keys.sorted()
        == ["App-module.linux.swift", "App.linux.swift", "Other.linux.swift", "Page.linux.swift"])
    #expect(made["App.linux.swift"]?.contains("\(folder.place("App/App.swift"))\"") == true)
    #expect(made["Other.linux.swift"] == "// Other.swift does not belong to App.\n")
  }

  @Test func `it writes only what changed`() throws {
    _ = try rewrite()
    let (app, page) = (try date("App.linux.swift"), try date("Page.linux.swift"))
    try folder.add("App/Page.swift", "import UIKit\nclass Page: UIViewController { var one = 1 }\n")
    _ = try rewrite()
    #expect(try date("App.linux.swift") == app)
    #expect(try date("Page.linux.swift") != page)
  }

  @Test func `it declares the symbols of assets that are used`() throws {
    let settings = PortSettings(target: "App", module: "App", isApp: false, folders: ["../App"])
    var (first, other) = (settings, settings)
    (first.catalogs, other.catalogs) = (["../A.xcassets"], ["../Gone.xcassets"])
    try folder.add("App/Other.swift", "let sea = f(.sea, .home)")
    try folder.add("A.xcassets/Sea.colorset/Contents.json", "{}")
    try folder.add("A.xcassets/Home Image.imageset/Contents.json", "{}")
    for (settings, hasSymbols) in [(first, true), (other, false)] {
      let file = try folder.add("Out/.port.json", settings.text)
      _ = try RulesRun("rewrite", "--target", file, "--output", folder.place("Made"))
      let module = try folder.contents(of: "Made")["App-module.linux.swift"]
      #expect(module?.contains("ColorResource(name: \"Sea\", bundle: .main)") == hasSymbols)
      #expect(module?.contains("ImageResource(name: \"Home Image\", bundle: .main)") == hasSymbols)
    }
  }

  @Test func `it says what to change by hand, as compilers do and as JSON`() throws {
    let place = folder.place("App/Page.swift")
    for run in [try rewrite(), try RulesRun("report", "--target", settings)] {
      #expect(run.output.contains("\(place):1:1: warning: WebKit"), "\(run.output)")
    }
    let json = try RulesRun("report", "--target", settings, "--json").output
    let findings = try JSONDecoder().decode([ReportedFinding].self, from: Data(json.utf8))
    #expect(findings.first?.path == place && findings.first?.kind == "framework")
  }

  @Test func `a damaged project is an error at its place, and nothing is written`() throws {
    try folder.add("App.xcodeproj/project.pbxproj", "{\n a = b\n}")
    let run = try rewrite()
    #expect(run.exitCode == 65)
    #expect(
      run.errors.hasPrefix(
        "\(folder.place("App.xcodeproj/project.pbxproj")):3:1: error: ; is missing"))
    #expect(!FileManager.default.fileExists(atPath: folder.place("Made")))
  }

  @Test func `a folder that cannot be written is named`() throws {
    try folder.add("Made", "a file")
    let run = try rewrite()
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("error: it cannot be written"))
  }
}
