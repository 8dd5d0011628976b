import Testing
import XcodeProject

@testable import Porting

/// Which target is ported.
@Suite struct AppChoiceTests {
  private func project(_ targets: [(String, ProjectTarget.Kind)]) -> Project {
    Project(
      path: "/p/App.xcodeproj", format: .xcode,
      targets: targets.map { name, kind in
        let root = name.hasPrefix("Mac") ? "macosx" : "iphoneos"
        return ProjectTarget(name: name, kind: kind, settings: BuildSettings(["SDKROOT": root]))
      })
  }

  @Test(
    arguments: [
      ([("A", ProjectTarget.Kind.app), ("K", .framework), ("T", .unitTests)], nil, "A"),
      ([("A", .app), ("B", .app)], "B", "B"), ([("Mac", .app), ("B", .app)], nil, "B"),
      ([("K", .framework), ("T", .unitTests)], nil, "K"),
      ([("A", .app), ("K", .framework)], "K", "K"),
    ] as [([(String, ProjectTarget.Kind)], String?, String)])
  func `a target is chosen by name, or as the only app`(
    targets: [(String, ProjectTarget.Kind)], name: String?, chosen: String
  ) throws {
    #expect(try AppChoice.choose(among: [project(targets)], named: name).target.name == chosen)
  }

  @Test(
    arguments: [
      (
        [("A", ProjectTarget.Kind.app), ("B", .app), ("T", .unitTests)], nil,
        "it has several apps: name one by --target: A, B"
      ),
      (
        [("A", .app), ("K", .framework)], "X", "there is no target “X”; name one by --target: A, K"
      ),
      (
        [("A", .app), ("T", .unitTests)], "T",
        "T is not ported (unit tests); name one by --target: A"
      ),
      (
        [("K", .framework), ("L", .library)], nil,
        "it has several libraries: name one by --target: K, L"
      ),
      (
        [("T", .unitTests), ("Mac", .app)], nil,
        "/p/App.xcodeproj builds no app and no framework for iOS; name another project"
      ),
    ] as [([(String, ProjectTarget.Kind)], String?, String)])
  func `else it says which there are`(
    targets: [(String, ProjectTarget.Kind)], name: String?, sentence: String
  ) throws {
    let error = try #require(throws: PortError.self) {
      try AppChoice.choose(among: [project(targets)], named: name)
    }
    #expect(error.description == sentence)
  }
}
