import Drawing
import Foundation
import NavigationKit

/// Images of what code draws.
@MainActor
enum DrawnImage {
  /// The image of a rectangle of a context; empty, with a note why, if there is nothing to see.
  ///
  /// - Parameter subject: What is drawn, for the note.
  static func image(
    bounds: CGRect, traits: UITraitCollection, of subject: String, draw: (CGContext) -> Void
  ) -> UIImage {
    let bounds = bounds.integral
    guard bounds.width > 0, bounds.height > 0 else {
      FaultNote.leave(.noSize(of: subject))
      return UIImage()
    }
    do {
      let stage = try TestStage.make(size: bounds.size, traits: traits)
      let file = stage.perform {
        UIGraphicsImageRenderer(bounds: bounds).image { draw($0.cgContext) }.pngData()
      }
      return PictureFile.image(of: file ?? Data(), scale: stage.screen.scale)
    } catch {
      FaultNote.leave(.unpaintable(reason: "\(error)"))
      return UIImage()
    }
  }
}
