import XcodeProject

/// Writes the package with which a project's app is built on Linux.
public struct Port: Sendable {
  private let request: PortRequest
  private let rules: RulesProgram?

  /// The configuration whose build settings count: the one that Xcode runs apps in.
  static let configuration = "Debug"

  /// A port of a project.
  ///
  /// - Parameter rules: The program that is asked for what has to be changed by hand; nil if it is not
  ///   there.
  public init(_ request: PortRequest, rules: RulesProgram?) {
    (self.request, self.rules) = (request, rules)
  }

  /// Writes the package, or writes it anew.
  public func write() throws(PortError) -> WrittenPackage {
    let plan = try plan()
    var writer = try PackageWriter(folder: plan.output)
    var kept = try writer.write(PackageFiles(plan))
    // The rules read what is written.
    let report = FindingsReport(plan, rules: rules)
    let guide = GuideText(plan: plan, report: report).text
    kept += try writer.write(PackageFiles(GuideText.name, guide))
    try writer.finish()
    let app = plan.targets.last.flatMap { $0.kind == .app ? $0 : nil }
    return WrittenPackage(
      folder: plan.output, program: app == nil ? nil : plan.name,
      lines: PortSummary(plan: plan, report: report, kept: kept).lines)
  }

  private func plan() throws(PortError) -> PackagePlan {
    let projects: [Project]
    do {
      projects = try ProjectFinder(request.project, configuration: Self.configuration).projects()
    } catch {
      throw .project(error)
    }
    let (project, app) = try AppChoice.choose(among: projects, named: request.target)
    let output =
      request.output?.wholePath
      ?? home(of: project).folderOfPath.appendingPath("\(app.productName)-linux")
    guard output != project.folder, !output.isInside(project.folder) else {
      throw .output("\(output): it is in the app's own folder; choose an --output beside it")
    }
    let planner = PortPlanner(
      projects: projects, project: project, app: app, output: output, library: request.library,
      hasPlaceholders: request.standIns ?? hadPlaceholders(in: output, module: app.moduleName))
    return planner.plan()
  }

  /// Whether the package had placeholders when it was written the last time.
  private func hadPlaceholders(in output: String, module: String) -> Bool {
    let file = output.appendingPath("Sources/\(module)/\(PortSettings.fileName)")
    return (try? PortSettings(contentsOf: file))?.standIns == .all
  }

  /// The folder that nothing is written to: the project's, or the one that was named and holds it.
  private func home(of project: Project) -> String {
    let path = request.project.wholePath
    let folder =
      ["xcodeproj", "xcworkspace"].contains(path.typeOfPath) ? path.folderOfPath : path
    return project.folder.isInside(folder) ? folder : project.folder
  }
}
