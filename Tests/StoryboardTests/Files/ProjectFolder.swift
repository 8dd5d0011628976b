import Assets
import Foundation
import Goldens
import Storyboard
import Testing

/// An app's folder with a project, written file by file.
struct ProjectFolder {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  /// The path of a file or folder in it.
  func path(_ name: String = "") -> String {
    name.isEmpty ? temporary.url.path : temporary.path(name)
  }

  /// The storyboard that what is in it starts with.
  func main(_ name: String = "") throws -> String {
    let source = try StoryboardSource(project: path(name))
    return String(source.path.dropFirst(path().count + 1))
  }

  /// Why it starts with none.
  func refusal(_ name: String = "") throws -> String {
    let error = #expect(throws: StoryboardError.self) { try main(name) }
    return try #require(error).description
  }

  /// Writes a text file.
  @discardableResult
  func add(_ name: String, _ text: String) throws -> String {
    try temporary.add(name, Data(text.utf8))
  }

  /// Writes a storyboard of one page with a label.
  @discardableResult
  func addStoryboard(
    _ name: String, hasStart: Bool = true, isLaunchScreen: Bool = false, text: String = "Bread"
  ) throws -> String {
    try add(
      name,
      InterfaceText.storyboard(
        InterfaceText.scene(
          """
          <viewController title="Page" id="pag-00-001" sceneMemberID="viewController">
            <view key="view" id="vie-00-001"><subviews>
              <label text="\(text)" id="lab-00-001"/>
            </subviews></view>
          </viewController>
          """), start: hasStart ? "pag-00-001" : nil,
        attributes: "launchScreen=\"\(isLaunchScreen ? "YES" : "NO")\""))
  }

  /// Writes a project with targets, each with the settings of its configuration, and one file for
  /// them all.
  func addProject(
    _ targets: [(name: String, settings: String)] = [], at name: String = "Shop.xcodeproj",
    type: String = "application", common: String = "SDKROOT = iphoneos;",
    settingsFile: String? = nil
  ) throws {
    let file = settingsFile.map { _ in "baseConfigurationReference = F;" } ?? ""
    let objects = targets.enumerated().map { index, target in
      """
      T\(index) = {isa = PBXNativeTarget; name = "\(target.name)"; buildConfigurationList = L\(index);
        productType = "com.apple.product-type.\(type)";};
      L\(index) = {buildConfigurations = (C\(index)); defaultConfigurationName = Release;};
      C\(index) = {name = Release; \(file) buildSettings = {\(target.settings)};};
      """
    }
    let keys = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    try add(
      "\(name)/project.pbxproj",
      """
      // !$*UTF8*$!
      {objects = {
        P = {isa = PBXProject; developmentRegion = en; buildConfigurationList = L; targets = (\(keys));};
        L = {buildConfigurations = (D, C); defaultConfigurationName = Release;};
        D = {name = Debug; buildSettings = {SDKROOT = macosx;};};
        C = {name = Release; buildSettings = {\(common)};};
        F = {isa = PBXFileReference; path = "\(settingsFile ?? "")";};
        \(objects.joined(separator: "\n"))
      }; rootObject = P /* Project */;}
      """)
  }

  /// Writes an `Info.plist` with entries in XML.
  func addInfoPlist(_ name: String, _ entries: String) throws {
    try add(
      name,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>\(entries)</dict></plist>
      """)
  }

  /// Makes a link.
  func link(_ name: String, to target: String) throws {
    let place = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: place.path, withDestinationPath: target)
  }
}
