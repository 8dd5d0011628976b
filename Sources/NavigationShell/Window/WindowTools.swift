import Foundation
import NavigationKit
import SDLShell

/// The tools around an app in its window: the menu, the inspector, and halted time.
struct WindowTools {
  /// The app's frames, whose time can be halted.
  let source: InspectedSource
  /// The menu and the list of keys.
  let overlay: CommandOverlay
  /// The inspector.
  let panel: InspectorPanel

  /// Makes the tools of a stage.
  ///
  /// - Parameters:
  ///   - source: The frames of the stage, with what is over them.
  ///   - choices: The app's present choices in the menu.
  ///   - inspects: Whether the inspector is open at first.
  ///   - makeStage: Makes a stage for a tool, of any size.
  init(
    around source: any FrameSource, of stage: Stage,
    choices: @escaping () -> PanelChoices = { PanelChoices() }, inspects: Bool,
    makeStage: @escaping () -> Stage
  ) {
    let inspection = Inspection(of: stage)
    let inspected = InspectedSource(source, inspection: inspection)
    self.source = inspected
    panel = InspectorPanel(
      inspection, makeStage: makeStage,
      onExport: { lines in
        for line in lines { Console.say(line) }
        SystemClipboard().text = lines.joined(separator: "\n")
      }, onTime: { [weak inspected] in inspected?.handle($0) })
    panel.isOpen = inspects
    overlay = CommandOverlay(
      choices: choices, style: { [stage] in stage.traits.userInterfaceStyle },
      makeStage: makeStage)
  }

  /// Makes a stage for a tool beside an app's.
  static func makeStage(besides stage: Stage, with painter: HeadlessPainter) -> Stage {
    Stage(
      size: stage.screen.bounds.size, scale: stage.screen.scale, textMeasurer: painter.text,
      imageSource: painter.images,
      rasterizer: PictureRasterizer(text: painter.text, images: painter.images),
      clipboard: SystemClipboard())
  }
}
