import Drawing
import Foundation

/// The balloon above a pressed key of a phone's keyboard, as the finger hides the key's title.
final class KeyBalloon: UIView {
  private var shape = Shape(over: .zero, in: .zero)
  private var title = ""
  private var choices: [KeyChoiceView] = []

  override func assemble() {
    isUserInteractionEnabled = false
  }

  /// Shows a title over a key of a keyboard.
  func show(_ title: String, over key: CGRect, in keyboard: CGRect) {
    show(title, Shape(over: key, in: keyboard))
    showChoices(0)
  }

  /// Shows the letters that a held key offers, and which is chosen.
  func show(_ choice: LetterChoice) {
    show("", Shape(key: choice.key, head: choice.head))
    showChoices(choice.letters.count)
    for (index, view) in choices.enumerated() {
      view.show(
        choice.letters[index], isChosen: index == choice.chosen, isOwn: index == 0,
        in: choice.frame(of: index).offsetBy(dx: -frame.minX, dy: -frame.minY))
    }
  }

  private func show(_ title: String, _ shape: Shape) {
    (self.title, self.shape) = (title, shape)
    frame = shape.bounds
    setNeedsDisplay()
  }

  private func showChoices(_ count: Int) {
    guard choices.count != count else { return }
    for view in choices { view.removeFromSuperview() }
    choices = (0..<count).map { _ in KeyChoiceView(frame: .zero) }
    for view in choices { addSubview(view) }
  }

  override func paint(on canvas: inout Canvas) {
    let offset = CGSize(width: -shape.bounds.minX, height: -shape.bounds.minY)
    let head = shape.head.offsetBy(dx: offset.width, dy: offset.height)
    let outline = shape.outline.applying(
      CGAffineTransform(translationX: offset.width, y: offset.height))
    let ground = KeyboardColors.key.color(in: canvas.traits)
    let shadow = KeyboardMetrics.balloonShadow
    canvas.shadow(
      around: head, cornerRadius: KeyboardMetrics.balloonRadius, blur: shadow.blur,
      offset: CGSize(width: 0, height: shadow.drop),
      color: KeyboardColors.balloonShadow.color(in: canvas.traits))
    let recording = GraphicsRecording(
      bounds: bounds, operations: [GraphicsOperation(.fill(outline, .winding, ground))])
    canvas.image(.recording(recording), in: bounds, tint: nil)
    canvas.title(
      title, Font(size: KeyboardMetrics.balloonLetterSize), in: head,
      KeyboardColors.title.color(in: canvas.traits))
  }
}

extension KeyBalloon {
  /// Its shape: a head that narrows to the key, and the key.
  nonisolated struct Shape: Hashable {
    let key: CGRect
    /// The part above the key; at the keyboard's sides it is not in the key's middle.
    let head: CGRect
    /// The part of the head's lower edge that narrows to the key: all of it over a single letter.
    private let neck: ClosedRange<CGFloat>

    init(key: CGRect, head: CGRect) {
      (self.key, self.head) = (key, head)
      let side = KeyboardMetrics.balloonSide
      neck = max(head.minX, key.minX - side)...min(head.maxX, key.maxX + side)
    }

    init(over key: CGRect, in keyboard: CGRect) {
      self.key = key
      let width = key.width + 2 * KeyboardMetrics.balloonSide
      let room = keyboard.insetBy(dx: KeyboardMetrics.balloonMargin, dy: 0)
      let x = max(room.minX, min(key.midX - width / 2, room.maxX - width))
      head = CGRect(
        x: x, y: key.minY - KeyboardMetrics.balloonNeck - KeyboardMetrics.balloonHeight,
        width: width, height: KeyboardMetrics.balloonHeight)
      neck = head.minX...head.maxX
    }

    var bounds: CGRect { head.union(key) }

    var outline: Path {
      let (round, small) = (KeyboardMetrics.balloonRadius, KeyboardMetrics.keyRadius)
      let middle = (head.maxY + key.minY) / 2
      return Path { path in
        path.move(to: CGPoint(x: head.minX, y: head.minY + round))
        path.addQuadCurve(
          to: CGPoint(x: head.minX + round, y: head.minY),
          control: CGPoint(x: head.minX, y: head.minY))
        path.turn(.right, at: CGPoint(x: head.maxX, y: head.minY), radius: round)
        let isWideAtEnd = neck.upperBound < head.maxX - round
        path.turn(.down, at: CGPoint(x: head.maxX, y: head.maxY), radius: isWideAtEnd ? round : 0)
        path.addLine(to: CGPoint(x: neck.upperBound, y: head.maxY))
        path.addCurve(
          to: CGPoint(x: key.maxX, y: key.minY), control1: CGPoint(x: neck.upperBound, y: middle),
          control2: CGPoint(x: key.maxX, y: middle))
        path.turn(.down, at: CGPoint(x: key.maxX, y: key.maxY), radius: small)
        path.turn(.left, at: CGPoint(x: key.minX, y: key.maxY), radius: small)
        path.addLine(to: CGPoint(x: key.minX, y: key.minY))
        path.addCurve(
          to: CGPoint(x: neck.lowerBound, y: head.maxY), control1: CGPoint(x: key.minX, y: middle),
          control2: CGPoint(x: neck.lowerBound, y: middle))
        let isWideAtStart = neck.lowerBound > head.minX + round
        path.turn(.left, at: CGPoint(x: head.minX, y: head.maxY), radius: isWideAtStart ? round : 0)
        path.close()
      }
    }
  }
}

extension CGVector {
  fileprivate nonisolated static let right = CGVector(dx: 1, dy: 0)
  fileprivate nonisolated static let down = CGVector(dx: 0, dy: 1)
  fileprivate nonisolated static let left = CGVector(dx: -1, dy: 0)
}

extension Path {
  /// Goes in a direction up to a corner, and turns to the right around it.
  fileprivate nonisolated mutating func turn(
    _ direction: CGVector, at corner: CGPoint, radius: CGFloat
  ) {
    addLine(
      to: CGPoint(x: corner.x - direction.dx * radius, y: corner.y - direction.dy * radius))
    guard radius > 0 else { return }
    addQuadCurve(
      to: CGPoint(x: corner.x - direction.dy * radius, y: corner.y + direction.dx * radius),
      control: corner)
  }
}
