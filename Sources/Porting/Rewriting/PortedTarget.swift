import Foundation
public import XcodeProject

/// A target of a written package, with the sources that the project says it has now.
public struct PortedTarget: Sendable {
  /// What the package says of it; its paths lead on from the root.
  public let settings: PortSettings
  /// The places of its sources, sorted.
  public let sources: [String]
  /// The files that are made of all sources in its folders, by the places of those: the plugin says
  /// beforehand that there will be one of each, also of those of other targets.
  public let outputs: [(source: String, name: String)]
  /// An app's `Info.plist` in XML; empty if it is none.
  public let informationPropertyList: String
  /// A line about each source that is not where the package looks.
  public let notes: [String]

  /// Reads a target's settings, and its project anew.
  ///
  /// - Parameter file: The path of its `.port.json`.
  public init(settings file: String) throws(ProjectError) {
    let file = file.wholePath
    guard let read = try? PortSettings(contentsOf: file) else {
      throw ProjectError(path: file, reason: "it cannot be read; run navshell port again")
    }
    let settings = read.resolved(in: file.folderOfPath)
    let all = SourceFolder.sources(in: settings.folders, excluded: settings.excluded)
    let target = try Self.target(settings, all: all)
    let known = Set(all)
    self.settings = settings
    sources = Set(target.sources).intersection(known).sorted()
    outputs = Array(zip(all, PortedNames.names(of: all, main: settings.main)))
    informationPropertyList = settings.isApp ? try InformationPropertyList(of: target).xml : ""
    notes = Set(target.sources).subtracting(known).sorted().map {
      "\($0):1:1: warning: it is outside of the target's folders; run navshell port again"
    }
  }

  private static func target(
    _ settings: PortSettings, all: [String]
  ) throws(ProjectError) -> ProjectTarget {
    guard let path = settings.project else {
      var target = ProjectTarget(plain: settings.target, sources: all)
      target.infoPlist = settings.informationPropertyList
      return target
    }
    let project = try Project(xcode: path, configuration: settings.configuration)
    guard let target = project.target(named: settings.target) else {
      throw ProjectError(
        path: path, reason: "there is no target “\(settings.target)” in it; run navshell port again"
      )
    }
    return target
  }
}
