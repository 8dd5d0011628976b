import Assets
import Drawing
import Foundation
import NavigationKit
import NavigationShell
import SDLShell
import Storyboard

/// The stages that tests show views on, and what paints them.
@MainActor
package enum TestStage {
  /// The stage of what is shown on no other, a phone's; nil if there are no fonts to paint with.
  static let shared = try? make(size: CGSize(width: 390, height: 844))

  /// Has the code of tests itself run as if inside an app, too.
  package static func serveTests() { StageHost.offer { shared } }

  /// The files beside the test's program, which are listed once.
  private static let files = FolderTree((Bundle.main.resourceURL ?? Bundle.main.bundleURL).path)

  private static let opened = Result {
    let painter = try HeadlessPainter()
    painter.text.fonts = FontLibrary(files: fonts(ofAppIn: Bundle.main.bundleURL))
    return painter
  }

  /// The fonts of the app that tests run in; none if they run in no app's folder.
  private static func fonts(ofAppIn folder: URL) -> [URL] {
    folder.pathExtension == "app" ? FolderTree(folder.path).appFonts : []
  }

  /// Paints all screens, with shared caches.
  ///
  /// - Throws: SnapshotFault without fonts.
  static var painter: HeadlessPainter {
    get throws(SnapshotFault) {
      do { return try opened.get() } catch { throw .unpaintable(reason: "\(error)") }
    }
  }

  /// A stage of a size in points.
  ///
  /// - Parameter traits: Override those that follow from the size; a display scale decides how many
  ///   pixels a point has, two by default.
  static func make(
    size: CGSize, safeArea: UIEdgeInsets = .zero, traits: UITraitCollection = .init()
  ) throws(SnapshotFault) -> Stage {
    let painter = try painter
    let stage = Stage(
      size: size, scale: traits.displayScale > 0 ? traits.displayScale : 2,
      safeAreaInsets: safeArea, traits: traits, textMeasurer: painter.text,
      imageSource: painter.images,
      rasterizer: PictureRasterizer(text: painter.text, images: painter.images))
    stage.interfaceLoader = StoryboardFolder(files)
    return stage
  }
}
