import Foundation
import Yams

/// The part of a build that the sources of an app reach, as a file for `swift-build-tool`.
///
/// SwiftPM plans a whole build each time, and links all of the library into the app. This takes what a
/// saved source needs out of SwiftPM's own plan: the commands that depend on the app's files, and its
/// link with the library, which is linked by itself once.
nonisolated struct EditPlan {
  /// Its commands by their names.
  let commands: [String: BuildCommand]
  /// The name of the target in it that makes the program.
  static let target = "program"
  /// The sources that it compiles.
  private let sources: Set<String>
  /// The program that carries it out, which every toolchain has.
  let tool: URL

  /// The part of a plan that makes a product.
  ///
  /// - Parameters:
  ///   - plan: SwiftPM's plan, the file `debug.yaml` in a build folder.
  ///   - product: The name of the program.
  ///   - folders: The paths of the folders with the app's own files.
  ///   - hasFile: Whether a file exists.
  /// - Returns: nil if the plan is not as expected: another version of SwiftPM wrote it.
  init?(of plan: String, product: String, folders: [String], hasFile: (URL) -> Bool) {
    guard var whole = Self.commands(plan),
      let name = whole.keys.first(where: {
        $0.hasPrefix("C.\(product)-") && $0.hasSuffix("-debug.exe")
      }), let link = whole.removeValue(forKey: name), let compiler = link.arguments.first
    else { return nil }
    let programs = URL(fileURLWithPath: compiler).deletingLastPathComponent()
    tool = programs.appendingPathComponent("swift-build-tool")
    guard hasFile(tool) else { return nil }
    let linker = hasFile(programs.appendingPathComponent("ld.lld")) ? ["-use-ld=lld"] : []
    var reached = Self.reached(in: whole, from: folders)
    guard let links = LinkSplit(link, own: Set(reached.values.flatMap(\.outputs)), linker: linker)
    else { return nil }
    let copied = Set(whole.values.filter { !$0.isRun }.flatMap(\.inputs))
    sources = Set(reached.values.flatMap(\.inputs)).subtracting(copied).filter { path in
      path.hasSuffix(".swift") && folders.contains { path.hasPrefix("\($0)/") }
    }
    reached["library"] = links.library
    reached["program"] = links.program
    let made = Set(reached.values.flatMap(\.outputs))
    commands = reached.mapValues { $0.prepared(knowing: made) }
  }

  /// The text of the file.
  var manifest: String {
    """
    client:
      name: swift-build
    targets:
      \(Self.target): \(commands["program"]?.outputs.first.map { "[\"\($0)\"]" } ?? "[]")
    commands:

    """
      + commands.sorted { $0.key < $1.key }.map { name, command in
        "  \"\(name)\":\n\(command.written)"
      }.joined()
  }

  /// Whether a build by this plan takes these changes up: they are edits of sources that it knows.
  func covers(_ changes: Set<String>, hasFile: (String) -> Bool) -> Bool {
    changes.isSubset(of: sources) && changes.allSatisfy(hasFile)
  }

  private static func commands(_ plan: String) -> [String: BuildCommand]? {
    let file = try? Yams.load(yaml: plan) as? [String: Any]
    let commands = file?["commands"] as? [String: [String: Any]]
    return commands?.compactMapValues(BuildCommand.init)
  }

  /// The commands that are run and depend on files in folders, or on what such commands make.
  private static func reached(
    in commands: [String: BuildCommand], from folders: [String]
  ) -> [String: BuildCommand] {
    var (reached, made): ([String: BuildCommand], Set<String>) = ([:], [])
    var left = commands.filter(\.value.isRun)
    while true {
      let next = left.filter { _, command in
        command.inputs.contains { input in
          made.contains(input) || folders.contains { input.hasPrefix("\($0)/") }
        }
      }
      if next.isEmpty { return reached }
      reached.merge(next) { $1 }
      made.formUnion(next.values.flatMap(\.outputs))
      for name in next.keys { left[name] = nil }
    }
  }
}
