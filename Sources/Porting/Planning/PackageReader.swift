import XcodeProject

/// Reads the packages beside projects, each once, as SwiftPM takes seconds for it.
final class PackageReader {
  private var known: [String: Project?] = [:]
  /// A line about each that cannot be read.
  private(set) var notes: [String] = []

  /// The package in a folder; nil if it cannot be read.
  func package(in folder: String) -> Project? {
    if let project = known[folder] { return project }
    do throws(ProjectError) {
      known[folder] = try Project(package: folder)
    } catch {
      notes.append("\(error)")
      known[folder] = .some(nil)
    }
    return known[folder] ?? nil
  }
}
