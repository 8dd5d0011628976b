import ArgumentParser
import Foundation

/// Lists the apps and the devices.
struct ListCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the demos and the devices.")

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform(in shell: Shell) throws {
    Console.say(text: json ? try JSONText.of(Listing(shell)) : Listing(shell).text)
  }
}

/// The output of `list`.
private struct Listing: Encodable {
  struct ListedDemo: Encodable {
    let name, title, summary: String
    let opensFolders: Bool
    let stops: Int
  }

  let demos: [ListedDemo]
  let devices: [ScreenFacts]

  init(_ shell: Shell) {
    demos = shell.apps.map {
      ListedDemo(
        name: $0.name, title: $0.title, summary: $0.summary, opensFolders: $0.opensFolders,
        stops: max(1, $0.tour.count))
    }
    devices = Device.inEveryOrientation.map(ScreenFacts.init(of:))
  }

  var text: String {
    let width = (demos.map(\.name) + devices.map(\.name)).map(\.count).max() ?? 0
    func row(_ name: String, _ rest: String) -> String {
      "  " + name.padded(to: width + 2) + rest
    }
    return
      (["Demos"] + demos.map { row($0.name, $0.summary) }
      + ["", "Devices (points; insets: top, left, bottom, right; bars: navigation bar, toolbar)"]
      + devices.map { row($0.name, $0.text) }
      + [row("WxH@S", "any other size, such as 500x500@1.5")]).joined(separator: "\n")
  }
}
