import XcodeProject

/// Reads the packages beside projects, each once, as SwiftPM takes seconds for it.
final class PackageReader {
  private var cache: [String: Project?] = [:]
  /// A line about each that cannot be read.
  private(set) var notes: [String] = []

  /// The package in a folder; nil if it cannot be read.
  func package(in folder: String) -> Project? {
    if let project = cache[folder] { return project }
    do throws(ProjectError) {
      cache[folder] = try Project(package: folder)
    } catch {
      notes.append("\(error)")
      cache[folder] = .some(nil)
    }
    return cache[folder] ?? nil
  }
}
