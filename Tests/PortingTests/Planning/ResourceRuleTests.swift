import Testing
import XcodeProject

@testable import Porting

/// How resources are taken along.
@Suite struct ResourceRuleTests {
  @Test(arguments: [
    (
      ["App/a.png", "App/A.xcassets"], [ResourceRule.copy("App/a.png"), .copy("App/A.xcassets")], 0
    ),
    (["App/de.lproj/a.strings", "App/de.lproj/b.strings"], [.copy("App/de.lproj")], 0),
    (
      ["App/de.lproj/a.strings", "Kit/de.lproj/b.strings"],
      [.process("App/de.lproj/a.strings"), .process("Kit/de.lproj/b.strings")], 0
    ),
    (
      ["App/de.lproj/a.strings", "Kit/Base.lproj/b.xib"],
      [.copy("App/de.lproj"), .copy("Kit/Base.lproj")], 0
    ),
    (["App/a.png", "Kit/a.png", "App/a.png"], [.copy("App/a.png")], 1),
    (
      ["App/de.lproj/a.strings", "Kit/de.lproj/a.strings"],
      [.process("App/de.lproj/a.strings"), .process("Kit/de.lproj/a.strings")], 0
    ),
    (["App/Info.plist"], [], 0), (["../q/a.png"], [], 1),
  ])
  func `each resource has a rule by its place and language`(
    paths: [String], rules: [ResourceRule], noteCount: Int
  ) {
    let places = paths.map { "/p".appendingPath($0) }
    let links = FolderLinks(to: places, project: "/p", output: "/q/App-linux")
    let (found, notes) = ResourceRule.rules(
      for: places.map(ProjectResource.init(path:)), links: links)
    #expect(found == rules.map(\.throughLink))
    #expect(notes.count == noteCount, "\(notes)")
  }
}

extension ResourceRule {
  /// The rule with its path through the app's link.
  fileprivate var throughLink: ResourceRule {
    switch self {
    case .copy(let path): .copy(".ios/\(path)")
    case .process(let path): .process(".ios/\(path)")
    }
  }
}
