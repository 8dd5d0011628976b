import Foundation

/// The link of a program in two: what the app's sources do not reach becomes a shared library, which
/// need not be linked again when they change.
nonisolated struct LinkSplit {
  /// The link of the library.
  let library: BuildCommand
  /// The link of the program.
  let program: BuildCommand

  /// Splits a link; nil if it is not written as SwiftPM writes it.
  ///
  /// - Parameters:
  ///   - link: The link of the whole program.
  ///   - own: The paths of the files that the app's sources reach.
  ///   - linker: The arguments that choose a linker.
  init?(_ link: BuildCommand, own: Set<String>, linker: [String]) {
    guard let output = link.arguments.firstIndex(of: "-o").map({ $0 + 1 }),
      let kind = link.arguments.firstIndex(of: "-emit-executable"),
      let list = link.arguments.firstIndex(where: { $0.hasSuffix("/Objects.LinkFileList") }),
      let main = link.arguments.firstIndex(where: { $0.hasPrefix("main=") }), main >= 3,
      link.arguments.indices.contains(output), !link.outputs.isEmpty
    else { return nil }
    let path = link.arguments[output]
    let file = "\(path)-library.so"
    let objects = link.inputs.filter { $0.hasSuffix(".o") }
    let others = objects.filter { !own.contains($0) }

    let ownObjects = objects.filter(own.contains)
    let afterwards = ["-Xlinker", file, "-Xlinker", "-rpath=\(file.folder)"]
    program = BuildCommand(
      inputs: link.inputs.filter { !others.contains($0) } + [file], outputs: link.outputs,
      description: "Linking \(path)",
      arguments: link.arguments.enumerated().flatMap { place, word in
        place == list ? ownObjects + afterwards : [word]
      } + linker)
    library = BuildCommand(
      inputs: others, outputs: [file], description: "Linking the library, once",
      arguments: link.arguments.enumerated().flatMap { place, word in
        switch place {
        case kind: ["-emit-library"]
        case output: [file]
        case list: others
        // `-Xlinker --defsym -Xlinker main=…`, which names the program's start.
        case main - 3...main: [String]()
        default: [word]
        }
      } + linker)
  }
}

nonisolated extension String {
  /// The path of the folder that a file is in.
  fileprivate var folder: String { (self as NSString).deletingLastPathComponent }
}
