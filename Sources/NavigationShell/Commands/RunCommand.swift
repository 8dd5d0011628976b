import ArgumentParser
import Foundation
import SDLShell

/// Opens an app in a window.
struct RunCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Open an app in a window.",
    discussion: """
      The left mouse button and touch screens are fingers; wheel and touchpad scroll. Esc, \
      Alt+Left and the mouse's back button go back; Ctrl+Left and Ctrl+Right \
      turn the screen; Ctrl+Shift+A shows it light or dark, Ctrl+Alt+Plus and Ctrl+Alt+Minus \
      make its text larger and smaller; Ctrl+S saves a picture of it; Ctrl+Q quits.
      """)

  @Argument(help: "What to open, as list names it, or a folder.")
  var app: String?
  @Argument(help: "The folder to open it with.")
  var path: String?
  @OptionGroup var screen: ScreenOptions
  @Option(
    help: ArgumentHelp(
      "Who draws; auto takes the graphics card where there is one.",
      valueName: RendererChoice.allCases.map(\.rawValue).joined(separator: "|")),
    transform: rendererChoice)
  var renderer = RendererChoice.auto
  @Flag(help: "Let what moves by itself take ten times as long.")
  var slow = false
  @Flag(help: "Show a dot under each finger.")
  var touches = false

  @MainActor func perform(in shell: Shell) throws {
    let (app, folder) = try shell.find(app, path: path)
    let session = try WindowSession(
      app: app, folder: folder, device: screen.device, traits: screen.traits,
      renderer: renderer, isSlow: slow, showsTouches: touches)
    session.loop.run()
  }
}

private nonisolated func rendererChoice(_ name: String) throws -> RendererChoice {
  guard let choice = RendererChoice(rawValue: name) else {
    let names = RendererChoice.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("there is no renderer \"\(name)\": it must be one of \(names)")
  }
  return choice
}
