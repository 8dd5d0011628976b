import Drawing
import Foundation

/// Shows the text that a finger hides, larger and above the finger, while it moves the caret or an
/// end of a selection.
final class TextLoupe: UIView {
  /// The point in the loupe's middle, in the window's coordinates.
  private var focus = CGPoint.zero

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the surroundings of a point of its window, above a line there.
  func show(_ point: CGPoint, above line: CGRect) {
    guard let window else { return }
    focus = point
    let room = window.bounds.insetBy(
      dx: Self.margin + Self.size.width / 2, dy: Self.margin + Self.size.height / 2)
    let y = line.minY - Self.gap - Self.size.height / 2
    center = CGPoint(
      x: min(max(point.x, room.minX), room.maxX), y: min(max(y, room.minY), room.maxY))
    setNeedsDisplay()
  }

  override func paint(on canvas: inout Canvas) {
    guard let window else { return }
    let (box, radius) = (presentedBounds(at: canvas.now), Self.size.height / 2)
    canvas.shadow(
      around: box, cornerRadius: radius, blur: Self.shadowBlur,
      offset: CGSize(width: 0, height: Self.shadowDrop), color: .black.faded(by: Self.shadowAlpha))
    canvas.fill(box, UIColor.systemBackground.color(in: canvas.traits), cornerRadius: radius)
    let visible = CGRect(
      x: focus.x - box.width / 2 / Self.scale, y: focus.y - box.height / 2 / Self.scale,
      width: box.width / Self.scale, height: box.height / Self.scale)
    let corner = canvas.placed(box.origin)
    canvas.commands.append(
      .layer(
        Layer(
          origin: CGPoint(
            x: corner.x - visible.minX * Self.scale, y: corner.y - visible.minY * Self.scale),
          transform: CGAffineTransform(scaleX: Self.scale, y: Self.scale), clip: visible,
          cornerRadius: radius / Self.scale, commands: commands(in: visible, of: window, canvas))))
    canvas.stroke(
      box, UIColor.separator.color(in: canvas.traits), width: canvas.hairline, cornerRadius: radius)
  }

  /// The commands that draw a part of the window without the loupe.
  private func commands(
    in visible: CGRect, of window: UIWindow, _ outer: Canvas
  ) -> [DrawCommand] {
    var inner = Canvas(
      now: outer.now, traits: window.traitCollection, measurer: outer.measurer, visible: visible)
    for view in window.subviews where view !== self { inner.draw(view) }
    return inner.commands
  }

  /// The loupe's size, its distance above the line, in points, and its scale, as screenshots of
  /// iOS 17 show them.
  static let size = CGSize(width: 124, height: 46)
  private static let gap: CGFloat = 18
  private static let scale: CGFloat = 1.25
  /// How far it stays from the screen's edges, in points; tuned by eye.
  private static let margin: CGFloat = 4
  /// The shadow's blur, its distance below the loupe, in points, and its opacity; tuned by eye.
  private static let shadowBlur: CGFloat = 14
  private static let shadowDrop: CGFloat = 4
  private static let shadowAlpha = 0.25
}

extension TextEditor {
  /// Shows the loupe over a position, with a place of the position's line in the middle.
  func showLoupe(at x: CGFloat, over position: Int) {
    guard let window else { return }
    let line = caretFrame(at: position)
    let place = CGPoint(x: min(max(x, bounds.minX), bounds.maxX), y: line.midY)
    let loupe = window.textLoupe ?? window.addTextLoupe()
    UIView.performWithoutAnimation {
      loupe.show(convert(place, to: nil), above: convert(line, to: nil))
    }
  }

  func hideLoupe() { window?.hideTextLoupe() }
}

extension UIWindow {
  /// The loupe in use; nil without one.
  var textLoupe: TextLoupe? { subviews.lazy.compactMap { $0 as? TextLoupe }.first { $0.alpha > 0 } }

  fileprivate func addTextLoupe() -> TextLoupe {
    let loupe = TextLoupe()
    UIView.performWithoutAnimation {
      addSubview(loupe)
      loupe.transform = CGAffineTransform(scaleX: loupeStart, y: loupeStart)
    }
    UIView.animate(withDuration: loupeDuration) { loupe.transform = .identity }
    return loupe
  }

  fileprivate func hideTextLoupe() {
    guard let loupe = textLoupe else { return }
    UIView.animate(withDuration: loupeDuration) {
      loupe.alpha = 0
    } completion: { _ in
      loupe.removeFromSuperview()
    }
  }

  /// How large it is at first, and how long it takes to grow, in seconds; tuned by eye.
  private var loupeStart: CGFloat { 0.4 }
  private var loupeDuration: TimeInterval { 0.15 }
}
