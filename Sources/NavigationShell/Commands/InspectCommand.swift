import ArgumentParser
import Foundation

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
    let inspection = Inspection(of: session.stage, named: app.name)
    print(json ? try JSONText.of(inspection) : inspection.text)
  }
}
