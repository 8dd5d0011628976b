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
    let picture = try painter.transparentPicture(of: frame, scale: scale)
    return try PictureFile.image(
      of: picture, scale: scale, notes: PictureNotes(screen: ScreenWords.of(stage)))
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
}
