import AppFolders
import Porting
import Testing
import XcodeProject

/// Ports with what stands in for Apple's frameworks.
@Suite struct StandInPortTests {
  private let folder: AppFolder

  init() throws {
    folder = try AppFolder()
    try folder.add("App/App.xcodeproj", ProjectText([.init("App", sources: ["App/A.swift"])]))
  }

  private func port(standIns: Bool? = nil) throws -> (settings: PortSettings, manifest: String) {
    let request = PortRequest(
      project: folder.place("App"), standIns: standIns, library: .folder("/kit"))
    _ = try Port(request, rules: nil).write()
    let output = folder.place("App-linux")
    return (
      try PortSettings(contentsOf: "\(output)/Sources/App/.port.json"),
      try ProjectFile.text(of: "\(output)/Package.swift")
    )
  }

  @Test func `without a use the package does not name the product`() throws {
    try folder.add("App/App/A.swift", "import UIKit\nimport MapKit\n")
    let (settings, manifest) = try port()
    #expect(settings.standIns == nil && !manifest.contains("AppleStandIns"))
  }

  @Test func `logs need no option`() throws {
    try folder.add("App/App/A.swift", "import UIKit\nimport os\n")
    let (settings, manifest) = try port()
    #expect(settings.standIns == .basic && manifest.contains("AppleStandIns"))
  }

  @Test func `placeholders are asked for, and stay until they are refused`() throws {
    #expect(try port(standIns: true).settings.standIns == .all)
    let again = try port()
    #expect(again.settings.standIns == .all && again.manifest.contains("AppleStandIns"))
    #expect(try port(standIns: false).settings.standIns == nil)
    #expect(try port().settings.standIns == nil)
  }
}
