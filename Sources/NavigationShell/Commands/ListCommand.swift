import ArgumentParser
import Foundation

/// Says what can be opened, and on which screens.
struct ListCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the demos and the devices.")

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform(in shell: Shell) throws {
    print(json ? try JSONText.of(Listing(shell)) : Listing(shell).text)
  }
}

/// What `list` prints.
private struct Listing: Encodable {
  struct Demo: Encodable {
    let name, title, summary: String
    let opensFolders: Bool
    let stops: Int
  }

  struct Screen: Encodable {
    let name: String
    let width, height, scale: Double
    let safeAreaInsets: [String: Double]
  }

  let demos: [Demo]
  let devices: [Screen]

  init(_ shell: Shell) {
    demos = shell.apps.map {
      Demo(
        name: $0.name, title: $0.title, summary: $0.summary, opensFolders: $0.opensFolders,
        stops: max(1, $0.tour.count))
    }
    devices = Device.all.map {
      Screen(
        name: $0.name, width: $0.size.width, height: $0.size.height, scale: $0.scale,
        safeAreaInsets: [
          "top": $0.safeAreaInsets.top, "left": $0.safeAreaInsets.left,
          "bottom": $0.safeAreaInsets.bottom, "right": $0.safeAreaInsets.right,
        ])
    }
  }

  var text: String {
    let width = (demos.map(\.name) + devices.map(\.name)).map(\.count).max() ?? 0
    func row(_ name: String, _ rest: String) -> String {
      "  " + name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + rest
    }
    let screens = devices.map { device in
      row(
        device.name,
        "\(Int(device.width))×\(Int(device.height)) points at \(Int(device.scale))×")
    }
    return
      (["Demos"] + demos.map { row($0.name, $0.summary) } + ["", "Devices"] + screens
      + [row("WxH@S", "any other size, such as 500x500@1.5")]).joined(separator: "\n")
  }
}
