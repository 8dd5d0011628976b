import XcodeProject

/// A target of the package that is to be written.
struct TargetPlan: Hashable {
  /// The settings for the plugin and the rules; their paths lead on from the target's folder.
  var settings: PortSettings
  /// The kind of target in the project.
  let kind: ProjectTarget.Kind
  /// How many sources it has now.
  let sourceCount: Int
  let links: FolderLinks
  let resources: [ResourceRule]
  let mode: LanguageMode
  /// The version of Swift that the project names.
  let swiftVersion: String?
  /// The names that its sources ask for by `#if`.
  let conditions: [String]
  /// Whether declarations are on the main actor by default.
  let isOnMainActor: Bool
  /// Features of the compiler that the project asks for.
  let features: [String]
  /// The products of packages that it needs.
  let packageProducts: [PackageProduct]
  /// The products of this library that its tests are written with.
  var testProducts: [String] = []

  /// The module's name, which is also the target's in the package.
  var module: String { settings.module }
  /// Its folder in the package.
  var folder: String { "\(kind.folder)/\(module)" }
}

extension ProjectTarget.Kind {
  /// The folder of a package that its targets are in.
  var folder: String { isTests ? "Tests" : "Sources" }
}
