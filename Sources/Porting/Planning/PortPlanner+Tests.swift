import XcodeProject

/// The tests that are ported with an app.
extension PortPlanner {
  /// The test targets of the project that test some of the ported targets.
  func tests(of ported: [Needed]) -> [ProjectTarget] {
    let names = Set(ported.map(\.target.name))
    return project.targets.filter { target in
      obstacle(to: target) == nil
        && libraries(of: target, in: project).contains { names.contains($0.target.name) }
    }
  }

  /// Whether tests are of the app, which is not a library.
  func isTestedApp(by target: ProjectTarget) -> Bool {
    app.kind == .app && target.testedNames.contains { [app.name, app.productName].contains($0) }
  }

  /// The reason for which a test target has no part in the package.
  func reasonToLeaveOut(tests target: ProjectTarget) -> String {
    obstacle(to: target) ?? "it tests another target"
  }

  /// What keeps a test target out, whatever it tests.
  private func obstacle(to target: ProjectTarget) -> String? {
    switch target.kind {
    case _ where !target.kind.isTests || !target.isForIOS: "it is no test for iOS"
    case _ where project.format != .xcode: "the tests of packages stay there"
    case _ where target.sources.isEmpty: "none of its sources in Swift is there"
    case .uiTests where !isTestedApp(by: target): "UI tests need their app"
    default: nil
    }
  }
}
