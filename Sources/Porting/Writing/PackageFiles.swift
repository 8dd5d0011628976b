import XcodeProject

/// All that a package consists of, by paths in it.
struct PackageFiles: Hashable {
  /// The texts of its files.
  private(set) var texts: [String: String] = [:]
  /// The folders that its links lead to.
  private(set) var links: [String: String] = [:]

  /// The files of a plan.
  init(_ plan: PackagePlan) {
    texts["Package.swift"] = ManifestText(plan: plan).text
    texts[".gitignore"] = ".build/\n"
    if plan.targets.last?.kind == .app { texts[TourText.path] = TourText(plan: plan).text }
    for target in plan.allTargets {
      let folder = plan.output.appendingPath(target.folder)
      texts["\(target.folder)/\(PortSettings.fileName)"] = target.settings.text
      texts["\(target.folder)/Ported.swift"] = Self.comment(on: target)
      for (name, place) in target.links.targets {
        links["\(target.folder)/\(name)"] = place.relative(to: folder)
      }
    }
  }

  /// A single file.
  init(_ path: String, _ text: String) { texts[path] = text }

  /// SwiftPM leaves out a target that has no source of its own.
  private static func comment(on target: TargetPlan) -> String {
    """
    // The sources of \(target.module) stay where Xcode has them. The plugin PortSources rewrites them for
    // each build, as far as Linux needs it.

    """
  }
}
