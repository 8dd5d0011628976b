/// The package that is to be written for a project.
struct PackagePlan: Hashable {
  /// What was left out, and why.
  struct Omission: Hashable {
    let name: String
    let reason: String
  }

  /// Its name, which is also the program's.
  let name: String
  /// The place of its folder.
  let output: String
  /// The place of the project that it is for.
  let project: String
  /// The language that texts have where there is no other.
  let localization: String
  /// Its targets: what the app needs first, and the app last.
  let targets: [TargetPlan]
  let library: LibraryLocation
  /// Whether the app is for pads only.
  let isForPadsOnly: Bool
  let omissions: [Omission]
  /// A line about each thing of the project that is not as it says.
  let notes: [String]
}
