import Foundation
import PackagePlugin

/// Rewrites the sources of a ported target before each build in which one of them changed.
@main struct PortSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let file = target.directoryURL.appendingPathComponent(PortSettings.fileName)
    guard let read = try? PortSettings(contentsOf: file.path) else {
      Diagnostics.error(
        "\(file.path): it is missing or cannot be read; run navshell port again, or take PortSources off "
          + target.name)
      return []
    }
    let settings = read.resolved(in: target.directoryURL.path)
    let sources = SourceFolder.sources(in: settings.folders, excluded: settings.excluded)
    let names =
      PortedNames.names(of: sources, main: settings.main)
      + [PortedNames.name(ofModule: settings.module)]
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Rewriting \(settings.target) for Linux",
        executable: try context.tool(named: "navport").url,
        arguments: ["rewrite", "--target", file.path, "--output", output.path],
        inputFiles: sources.map { URL(fileURLWithPath: $0) } + [file] + settings.otherInputs,
        outputFiles: names.map { output.appendingPathComponent($0) })
    ]
  }
}

extension PortSettings {
  /// The files that the rewritten sources depend on besides the sources.
  fileprivate var otherInputs: [URL] {
    let files = [project.map { "\($0)/project.pbxproj" }, informationPropertyList]
    let contents = (catalogs ?? []).flatMap { CatalogFolder(path: $0).contents }
    return (files.compactMap { $0 } + contents).map { URL(fileURLWithPath: $0) }
  }
}
