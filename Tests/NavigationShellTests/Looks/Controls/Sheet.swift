import Drawing
import Foundation
import Goldens
import NavigationKit
import SDLShell
import Testing

/// A small screen with views, at 3× by default, to be compared with a picture.
struct Sheet {
  let stage: Stage
  private let text: TextEngine
  private let images = ImageLibrary()
  private let scale: CGFloat
  private let page = UIViewController()

  init(
    width: CGFloat, height: CGFloat, scale: CGFloat = 3, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    safeAreaInsets: UIEdgeInsets = .zero
  ) throws {
    self.scale = scale
    text = try TextEngine()
    stage = Stage(
      size: CGSize(width: width, height: height), scale: scale, safeAreaInsets: safeAreaInsets,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(layoutDirection: direction),
        UITraitCollection(verticalSizeClass: .regular),
      ]), textMeasurer: text, imageSource: images)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    page.view.backgroundColor = .systemBackground
  }

  /// Adds a view; a zero size means the size that fits.
  @discardableResult
  func add<View: UIView>(
    _ view: View, x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil
  ) -> View {
    page.view.addSubview(view)
    let fitting = view.sizeThatFits(.zero)
    view.frame = CGRect(
      x: x, y: y, width: width ?? fitting.width, height: height ?? fitting.height)
    return view
  }

  func paint() throws -> Bitmap {
    let size = stage.screen.bounds.size
    return try OffscreenPainter(size: size, scale: scale, text: text, images: images)
      .paint(stage.displayList())
  }

  /// Compares the screen with a golden picture.
  func expectGolden(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try Goldens.expectGolden(paint(), named: name, sourceLocation: sourceLocation)
  }
}
