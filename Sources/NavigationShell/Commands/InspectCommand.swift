import ArgumentParser
import Foundation
import Scenario

/// Tells what is on an app's first screen.
struct InspectCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Print an app's stack, bars and elements.",
    discussion: "Frames are in points from the top left: x, y, width, height.")

  @Argument(help: "What to look at, as list names it, or a folder.")
  var app: String?
  @Flag(help: "Print JSON.")
  var json = false
  @OptionGroup var screen: ScreenOptions

  @MainActor func perform(in shell: Shell) throws {
    let (app, folder) = try shell.find(app)
    let session = try HeadlessSession(
      app: app, folder: folder, device: screen.device, traits: screen.traits)
    let inspection = ScreenInspection(of: session.stage)
    print(
      json
        ? try JSONText.of(AppInspection(app: app.name, screen: inspection))
        : "\(app.name)\n\n" + inspection.text(), terminator: json ? "\n" : "")
  }
}

/// What `inspect --json` prints.
private struct AppInspection: Encodable {
  let app: String
  let screen: ScreenInspection

  private enum CodingKeys: String, CodingKey { case app }

  func encode(to encoder: any Encoder) throws {
    try screen.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(app, forKey: .app)
  }
}
