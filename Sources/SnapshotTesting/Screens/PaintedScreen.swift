import Foundation
import NavigationKit
import NavigationShell

/// The picture of what a stage shows, with the screen's text in its file.
@MainActor
enum PaintedScreen {
  /// The image of a stage.
  static func image(of stage: Stage) throws -> UIImage {
    let painter = try TestStage.painter
    let frame = stage.displayList(isMasked: false)
    let scale = stage.screen.scale
    let picture =
      isOpaque(stage)
      ? try painter.picture(of: frame, scale: scale)
      : try painter.transparentPicture(of: frame, scale: scale)
    return try PictureFile.image(
      of: picture, scale: scale, screen: ScreenWords.of(stage))
  }

  /// Calls code that may fail; notes why, and returns something else then.
  static func noting<Result>(else other: Result, _ body: () throws -> Result) -> Result {
    do {
      return try body()
    } catch let fault as SnapshotFault {
      FaultNote.leave(fault)
    } catch {
      FaultNote.leave(.unpaintable(reason: "\(error)"))
    }
    return other
  }

  /// Whether the controller's own view covers the screen, so that nothing is seen through.
  private static func isOpaque(_ stage: Stage) -> Bool {
    guard let view = stage.window.rootViewController?.view, view.alpha == 1, !view.isHidden,
      view.layer.cornerRadius == 0, view.frame == stage.screen.bounds
    else { return false }
    return view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor.alpha == 1
  }
}
