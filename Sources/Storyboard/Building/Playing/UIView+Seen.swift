import Drawing
import NavigationKit

extension UIView {
  /// Whether something is seen in it besides its own background.
  ///
  /// What is drawn decides: not image views without an image, texts without letters, or views in the
  /// colour that is behind them anyway.
  var showsSomething: Bool {
    if subviews.contains(where: \.holdsList) { return true }
    // Buttons have their colours, and views under constraints their size, only then.
    layoutIfNeeded()
    let ground = ground
    return subviews.contains { $0.isSeen(on: ground) }
  }

  /// Whether a list is in it, which is laid out when it is on screen: then it has rows, or a box of
  /// its own.
  private var holdsList: Bool {
    !isHidden && alpha > 0
      && (self is any SampleList || subviews.contains(where: \.holdsList))
  }

  /// Whether something of it is seen on a ground of one colour.
  func isSeen(on ground: Color) -> Bool {
    !isHidden && alpha > 0 && drawnCommands.contains { $0.isSeen(on: ground) }
  }
}

extension DrawCommand {
  /// Whether it changes a ground of one colour.
  fileprivate func isSeen(on ground: Color) -> Bool {
    switch self {
    case .fill(let fill): fill.color.isSeen(on: ground) && !fill.frame.isEmpty
    case .stroke(let stroke): stroke.color.isSeen(on: ground) && stroke.width > 0
    case .gradient(let gradient):
      gradient.start.isSeen(on: ground) || gradient.end.isSeen(on: ground)
    case .shadow(let shadow): shadow.color.isSeen(on: ground)
    case .text(let line): line.color.isSeen(on: ground) && !line.text.isBlank
    case .image(let placement): !placement.clip.isEmpty
    case .material(let material): material.tint.isSeen(on: ground) && material.opacity > 0
    case .layer(let layer):
      layer.opacity > 0 && layer.clip?.isEmpty != true
        && (layer.dim > 0 || layer.commands.contains { $0.isSeen(on: ground) })
    }
  }
}

extension Color {
  /// Whether it is told from a ground.
  ///
  /// Colours that files store for the same white differ by what conversions round.
  func isSeen(on ground: Color) -> Bool {
    let differences = [red - ground.red, green - ground.green, blue - ground.blue].map(abs)
    return alpha * (differences.max() ?? 0) > Self.leastDifference
  }

  /// The least difference of a component that is seen: four levels of 255.
  private static let leastDifference = 4.0 / 255
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
