import Foundation

#if canImport(Glibc)
  import Glibc
#endif

nonisolated extension Program {
  /// The running program's file, to start it again and to identify it.
  static var file: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

  /// The program that a build writes: the running one, or the one beside the app's folder that it
  /// runs in.
  static var built: URL {
    let folder = file.deletingLastPathComponent()
    let name = folder.lastPathComponent
    guard name.hasPrefix("\(file.lastPathComponent)."), name.hasSuffix(".app") else { return file }
    return folder.deletingLastPathComponent().appendingPathComponent(file.lastPathComponent)
  }

  /// The folder of an app beside its program, `Name.app`, or `Name.de.app` for a language.
  static func appFolder(beside program: URL, language: String?) -> URL {
    let name = ([program.lastPathComponent] + (language.map { [$0] } ?? []) + ["app"])
    return program.deletingLastPathComponent().appendingPathComponent(name.joined(separator: "."))
  }

  /// Starts a program in the place of this one, with the same arguments; returns only if that fails.
  static func start(
    _ path: String, _ arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) {
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, &words)
    for word in words { free(word) }
  }
}
