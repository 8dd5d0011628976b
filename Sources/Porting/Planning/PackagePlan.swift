import XcodeProject

/// The package that is to be written for a project.
struct PackagePlan: Hashable {
  /// A part of the project that was left out, and why.
  struct Omission: Hashable {
    let name: String
    let reason: String
  }

  /// Its name, which is also the program's.
  let name: String
  /// The path of its folder.
  let output: String
  /// The path of the project that it is for.
  let project: String
  /// The language that texts have where there is no other.
  let localization: String
  /// Its targets: what the app needs first, and the app last.
  let targets: [TargetPlan]
  /// The targets that test those, and before them the libraries that only tests need.
  var tests: [TargetPlan] = []
  let library: LibraryLocation
  /// Whether the app is for pads only.
  let isForPadsOnly: Bool
  let omissions: [Omission]
  /// A line about each mistake in the project.
  let notes: [String]

  /// All its targets; none needs a later one.
  var allTargets: [TargetPlan] { targets + tests }
  /// The names of the test targets.
  var testNames: [String] { tests.filter(\.kind.isTests).map(\.module) }
}
