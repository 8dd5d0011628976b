import Drawing
import Foundation
import NavigationKit
import SDLShell
import Testing

/// A small screen with two pages, A and B, painted for real.
final class TransitionScene {
  /// The settings of the screen.
  struct Look: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let style: UIUserInterfaceStyle
    let direction: UITraitEnvironmentLayoutDirection
    let scale: CGFloat
  }

  let look: Look
  let stage: Stage
  let navigation = UINavigationController()
  let lower = TransitionScenePage("Aa", color: .systemOrange)
  let upper = TransitionScenePage("Bb", color: .systemTeal)
  private var painter: OffscreenPainter
  private var paintedSize = TransitionScene.upright.size

  init(_ look: Look) throws {
    self.look = look
    let text = try TransitionScene.text.get()
    stage = Stage(
      size: TransitionScene.upright.size, scale: look.scale,
      safeAreaInsets: TransitionScene.upright.insets,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: look.style),
        UITraitCollection(layoutDirection: look.direction),
        UITraitCollection(verticalSizeClass: .regular),
      ]), textMeasurer: text)
    painter = try OffscreenPainter(
      size: TransitionScene.upright.size, scale: look.scale, text: text)
    navigation.setViewControllers([lower], animated: false)
    stage.window.rootViewController = navigation
  }

  /// Shows the screen.
  func open() {
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  func paint() throws -> Bitmap {
    let size = stage.screen.bounds.size
    if size != paintedSize {
      painter = try OffscreenPainter(
        size: size, scale: look.scale, text: try TransitionScene.text.get())
      paintedSize = size
    }
    return try painter.paint(stage.displayList())
  }

  /// Rotates the screen, which is painted at its new size from then on.
  func turn(animated: Bool) {
    let screen = TransitionScene.sideways
    if animated {
      stage.rotate(to: screen.size, safeAreaInsets: screen.insets)
    } else {
      stage.resize(to: screen.size, safeAreaInsets: screen.insets)
    }
  }

  /// A point at a distance from the edge of the back swipe, at half height.
  func point(fromEdge distance: CGFloat) -> CGPoint {
    let size = stage.screen.bounds.size
    let isMirrored = look.direction == .rightToLeft
    return CGPoint(x: isMirrored ? size.width - distance : distance, y: size.height / 2)
  }

  /// Shared by all scenes, as letters are cached.
  private static let text = Result { try TextEngine() }
  private static let upright = (
    size: CGSize(width: 180, height: 240),
    insets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
  )
  private static let sideways = (
    size: CGSize(width: 240, height: 180),
    insets: UIEdgeInsets(top: 0, left: 20, bottom: 10, right: 20)
  )
}

extension Bitmap {
  /// The picture, turned by quarters clockwise.
  func turned(by quarters: Int) -> Bitmap {
    guard quarters % 4 != 0 else { return self }
    let (columns, rows) = (height, width)
    var turned: [UInt8] = []
    turned.reserveCapacity(pixels.count)
    for y in 0..<rows {
      for x in 0..<columns {
        let pixel = ((height - 1 - x) * width + y) * 4
        turned += pixels[pixel..<pixel + 4]
      }
    }
    let once = Bitmap(width: columns, height: rows, pixels: turned)
    return once.turned(by: (quarters % 4 + 4) % 4 - 1)
  }
}
