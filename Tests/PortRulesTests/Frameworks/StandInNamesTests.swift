import Foundation
import Testing

@testable import PortRules

/// The names that the rules take for those of the product AppleStandIns.
@Suite struct StandInNamesTests {
  @Test func `they are those that its sources declare`() throws {
    #expect(try declared() == Framework.standInNames)
  }

  @Test func `frameworks with placeholders are in the table`() {
    for name in Framework.withPlaceholders {
      let framework = Framework.named(name)
      #expect(framework != nil, "\(name)")
      #expect(
        Framework.standInNames.contains { framework?.declares($0) == true }, "\(name) has none")
    }
  }

  private func declared() throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources").standardizedFileURL
    // It brings the second one with it.
    let sources = ["AppleStandIns", "FileTypes"].flatMap { module in
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent(module), includingPropertiesForKeys: nil)
      return (files?.allObjects ?? []).compactMap { $0 as? URL }
        .filter { $0.pathExtension == "swift" }
    }
    return try Set(
      sources.flatMap { source in
        try String(contentsOf: source, encoding: .utf8).matches(
          of:
            /(?:^|\n)(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias|func|let) (\w+)/
        ).map { String($0.1) }
      })
  }
}
