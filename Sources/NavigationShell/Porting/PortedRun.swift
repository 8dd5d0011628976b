import Drawing
import Foundation
import Porting
import SDLShell

/// Opens the app of an Xcode project with its code: writes its package into a folder of the user's
/// cache, builds it there, and starts it.
///
/// All such packages share one build folder, so that the library is compiled once.
nonisolated struct PortedRun {
  /// The path of the project.
  let project: String
  /// The arguments that the app is started with.
  let arguments: [String]
  /// Whether the app is built anew when a file of the project is saved.
  let isWatched: Bool
  let library: LibraryLocation
  let environment: [String: String]

  /// Runs the app, and ends with its exit code.
  func perform() throws(ShellError) {
    let cache = try cacheFolder()
    let written = try write(in: cache)
    guard let program = written.program else {
      throw .usage(.port("\(project): it has no app to open; name another project, or port it"))
    }
    let builder = PackageBuilder(
      package: written.folder, product: program, scratch: "\(cache)/build")
    guard try builder.build() else { throw .badInput(.doesNotCompile(package: written.folder)) }
    guard isWatched else {
      Program.start(builder.program, arguments)
      throw .internalFault(.cannotStartAgain(file: builder.program, code: errno))
    }
    try watch(builder, [folder.path, written.folder])
  }

  private func write(in cache: String) throws(ShellError) -> WrittenPackage {
    let path = URL(fileURLWithPath: project).standardizedFileURL.path
    let output = "\(cache)/\(Fingerprint(of: path))"
    let request = PortRequest(project: project, output: output, library: library)
    do throws(PortError) {
      return try Port(request, rules: nil).write()
    } catch {
      throw ShellError(error)
    }
  }

  /// Builds whenever a file was saved, until the window is closed; the app sees its own new program.
  private func watch(_ builder: PackageBuilder, _ folders: [String]) throws(ShellError) {
    let files = FileWatch([folder.path])
    let app = try ChildProcess(
      arguments, of: URL(fileURLWithPath: builder.program), environment: environment,
      output: STDOUT_FILENO, errors: STDERR_FILENO)
    var edits = EditBuild(after: builder, in: folders)
    while true {
      if let end = app.endIfOver { Console.end(end.code) }
      let changes = files.takeChanges()
      if let edits, !changes.isEmpty, edits.covers(changes) {
        _ = try edits.build()
      } else if !changes.isEmpty, try builder.build() {
        edits = EditBuild(after: builder, in: folders)
      }
      Thread.sleep(forTimeInterval: Self.pause)
    }
  }

  /// The folder of the project, whose files are watched: that around a project or workspace file.
  private var folder: URL {
    let place = URL(fileURLWithPath: project).standardizedFileURL
    return place.pathExtension.hasPrefix("xc") ? place.deletingLastPathComponent() : place
  }

  /// How long it waits between looks at the files, in seconds.
  private static let pause: TimeInterval = 0.1

  private func cacheFolder() throws(ShellError) -> String {
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache" : nil }
    guard let folder = cache ?? home else { throw .unavailable(.noCacheFolder) }
    return "\(folder)/\(Program.name)/ports"
  }
}
