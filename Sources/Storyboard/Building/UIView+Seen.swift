import Drawing
import NavigationKit

extension UIView {
  /// Whether something is seen in it besides its own background.
  ///
  /// What is drawn decides: not image views without an image, texts without letters, or views in the
  /// colour that is behind them anyway.
  var showsSomething: Bool {
    let own = backgroundColor?.color(in: traitCollection)
    // Behind a clear page is the system's background.
    let ground =
      own.flatMap { $0.alpha > 0 ? $0 : nil } ?? UIColor.systemBackground.color(in: traitCollection)
    func isSeen() -> Bool { subviews.contains { $0.isSeen(on: ground) } }
    if isSeen() || subviews.contains(where: \.holdsList) { return true }
    // Views whose size is only up to their constraints.
    layoutIfNeeded()
    return isSeen()
  }

  /// Whether a list is in it: once that is laid out, it has rows, or a box of its own.
  private var holdsList: Bool {
    !isHidden
      && (self is UITableView || self is UICollectionView || subviews.contains(where: \.holdsList))
  }

  private func isSeen(on ground: Color) -> Bool {
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
    case .material: true
    case .layer(let layer):
      layer.opacity > 0 && layer.clip?.isEmpty != true
        && (layer.dim > 0 || layer.commands.contains { $0.isSeen(on: ground) })
    }
  }
}

extension Color {
  fileprivate func isSeen(on ground: Color) -> Bool { alpha > 0 && self != ground }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
