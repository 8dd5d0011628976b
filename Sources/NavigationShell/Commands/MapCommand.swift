import ArgumentParser
import Foundation
import NavigationKit
import Scenario
import SDLShell
import Snapshot

/// Draws a map of how the end of a gesture decides.
struct MapCommand: ShellCommand {
  /// The kind of a map.
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case swipeRelease = "swipe-release"
  }

  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Draw which releases of a swipe pop the page and which let it return.",
    discussion: """
      Writes KIND.png to look at and KIND.txt to keep: two versions of the text differ where a \
      release is decided otherwise.
      """)

  @Argument(help: ArgumentHelp("What to map: swipe-release.", valueName: "kind"))
  var kind: Kind
  @Option(
    name: .shortAndLong, help: "The folder the files go to; it is made if need be.",
    transform: { try UsageSentence.path($0, of: "--output") })
  var output: String
  @OptionGroup var screen: ScreenOptions

  @MainActor func perform(in shell: Shell) throws {
    let device = screen.device
    let map = SwipeReleaseMap {
      Stage(
        size: device.size, scale: device.scale, safeAreaInsets: device.safeAreaInsets,
        traits: screen.traits)
    }
    let picture = try HeadlessPainter().picture(of: map.displayList, scale: 2)
    try write(Data(map.text.utf8), as: "\(kind.rawValue).txt")
    try write(try PNG.encode(picture), as: "\(kind.rawValue).png")
  }

  private func write(_ data: Data, as name: String) throws(ShellError) {
    let file = URL(fileURLWithPath: output).appendingPathComponent(name)
    do throws(WriteError) {
      try WrittenFile(file).write(data)
    } catch {
      throw .cannotWrite(.file(error, orElse: .option("--output")))
    }
    Console.say(file.path)
  }
}
