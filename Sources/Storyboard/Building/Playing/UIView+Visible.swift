import Drawing
import NavigationKit

extension UIView {
  /// Whether something is visible in the view besides its own background.
  ///
  /// Only drawn content counts: not image views without an image, texts without letters, or views in the
  /// colour behind them.
  var showsSomething: Bool {
    if subviews.contains(where: \.holdsList) { return true }
    // Buttons get their colours, and views under constraints their size, only by layout.
    layoutIfNeeded()
    let ground = ground
    return subviews.contains { $0.isVisible(on: ground) }
  }

  /// Whether the view contains a list, which is laid out on screen: then the list has rows, or a box of
  /// its own.
  private var holdsList: Bool {
    !isHidden && alpha > 0
      && (self is any SampleList || subviews.contains(where: \.holdsList))
  }

  /// Whether some of the view is visible on a ground of one colour.
  func isVisible(on ground: Color) -> Bool {
    !isHidden && alpha > 0 && drawnCommands.contains { $0.isVisible(on: ground) }
  }
}

extension DrawCommand {
  /// Whether the command changes a ground of one colour.
  fileprivate func isVisible(on ground: Color) -> Bool {
    switch self {
    case .fill(let fill): fill.color.isVisible(on: ground) && !fill.frame.isEmpty
    case .stroke(let stroke): stroke.color.isVisible(on: ground) && stroke.width > 0
    case .gradient(let gradient):
      gradient.start.isVisible(on: ground) || gradient.end.isVisible(on: ground)
    case .shadow(let shadow): shadow.color.isVisible(on: ground)
    case .text(let line): line.color.isVisible(on: ground) && !line.text.isBlank
    case .image(let placement): !placement.clip.isEmpty
    case .material(let material): material.tint.isVisible(on: ground) && material.opacity > 0
    case .layer(let layer):
      layer.opacity > 0 && layer.clip?.isEmpty != true
        && (layer.dim > 0 || layer.commands.contains { $0.isVisible(on: ground) })
    }
  }
}

extension Color {
  /// Whether the colour is visible on a ground.
  ///
  /// Colours that files store for the same white differ by rounding in conversions.
  func isVisible(on ground: Color) -> Bool {
    let differences = [red - ground.red, green - ground.green, blue - ground.blue].map(abs)
    return alpha * (differences.max() ?? 0) > Self.minimumDifference
  }

  /// The minimum difference of a component that is visible: four levels of 255.
  private static let minimumDifference = 4.0 / 255
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
