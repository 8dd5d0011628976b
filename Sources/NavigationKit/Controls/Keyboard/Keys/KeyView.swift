import Drawing
import Foundation

/// A key of the software keyboard, which draws itself; the keyboard gets its touches.
final class KeyView: UIView {
  /// The appearance of a key.
  struct Face: Hashable {
    var key: KeyboardKey
    var title: String
    /// Whether a finger is on it.
    var isPressed = false
    /// The state of shift, shown by its key.
    var shift = KeyboardShift.byText(isOn: false)
    /// Whether the key is shift, and shift is on.
    var isShifted: Bool { key == .shift && shift.isOn }
    /// The grey sign above a letter, which a flick types.
    var sign: String?
    /// Whether a finger flicks.
    var isFlicked = false
    /// Whether the key is blank, as while a finger on the space bar moves the caret.
    var isBlank = false
    /// Whether it is a return key that stands out.
    var isAction = false
    /// Whether the key types an emoji, which is larger than a letter.
    var isEmoji = false
    /// Whether a digit has letters below it.
    var hasLetters = false
    /// Whether only the title or symbol is visible, unless a finger is on the key.
    var isFlat = false
    /// Whether a balloon above the key shows its title while it is pressed.
    var rises = false
    var isEnabled = true
  }

  /// The present appearance.
  var face: Face

  init(_ face: Face) {
    self.face = face
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var elementRole: StageElement.Role? {
    if case .suggestion = face.key { .button } else { .key }
  }
  override var elementText: String? { face.title }
  override var elementIsEnabled: Bool { face.isEnabled }

  override func paint(on canvas: inout Canvas) {
    let box = presentedBounds(at: canvas.now)
    let radius = KeyboardMetrics.keyRadius
    let (ground, ink) = (face.ground.color(in: canvas.traits), face.ink.color(in: canvas.traits))
    if !face.isFlat || face.isPressed {
      canvas.fill(
        box.offsetBy(dx: 0, dy: KeyboardMetrics.keyEdge),
        KeyboardColors.edge.color(in: canvas.traits), cornerRadius: radius)
      canvas.fill(box, ground, cornerRadius: radius)
    }
    if face.isBlank { return }
    if let symbol = face.key.symbol(face.shift) {
      let isCorner = face.isFlat && face.key.isOfCorner
      let side = min(
        isCorner ? KeyboardMetrics.cornerSymbol : KeyboardMetrics.symbol, box.height)
      canvas.image(
        .symbol(symbol),
        in: CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side),
        tint: ink)
    } else if let sign = face.sign {
      drawSigned(sign, in: box, ink, on: &canvas)
    } else if let letters = face.letters {
      drawDigit(over: letters, in: box, ink, on: &canvas)
    } else {
      canvas.title(face.title, face.font, in: box, ink)
    }
  }

  /// Draws a letter below its second sign, or that alone while a finger flicks.
  private func drawSigned(
    _ sign: String, in box: CGRect, _ ink: Color, on canvas: inout Canvas
  ) {
    if face.isFlicked { return canvas.title(sign, face.font, in: box, ink) }
    let small = Font(size: KeyboardMetrics.signSize)
    let height = canvas.measurer.size(of: sign, font: small, maxWidth: nil).height
    canvas.title(
      sign, small,
      in: CGRect(
        x: box.minX, y: box.minY + KeyboardMetrics.signTop, width: box.width, height: height),
      KeyboardColors.sign.color(in: canvas.traits))
    canvas.title(
      face.title, face.font, in: box.offsetBy(dx: 0, dy: KeyboardMetrics.signDrop), ink)
  }

  /// Draws a digit with its letters below, or with their space, so that all digits are on one line.
  private func drawDigit(
    over letters: String, in box: CGRect, _ ink: Color, on canvas: inout Canvas
  ) {
    let small = Font(size: KeyboardMetrics.digitLettersSize, weight: .semibold)
    let digitHeight = canvas.measurer.size(of: face.title, font: face.font, maxWidth: nil).height
    let lettersHeight = canvas.measurer.size(of: "ABC", font: small, maxWidth: nil).height
    // Lines have space above and below their letters, which these two share.
    let overlap = min(digitHeight, lettersHeight) / 3
    let top = box.midY - (digitHeight + lettersHeight - overlap) / 2
    canvas.title(
      face.title, face.font,
      in: CGRect(x: box.minX, y: top, width: box.width, height: digitHeight), ink)
    canvas.title(
      letters, small,
      in: CGRect(
        x: box.minX, y: top + digitHeight - overlap, width: box.width, height: lettersHeight), ink)
  }
}

extension Canvas {
  /// Draws a key's title in the middle of a rectangle; smaller if it is too long.
  mutating func title(_ text: String, _ font: Font, in box: CGRect, _ ink: Color) {
    var font = font
    var size = measurer.size(of: text, font: font, maxWidth: nil)
    let room = box.width - 2 * KeyboardMetrics.titleMargin
    if size.width > room, room > 0 {
      font.size *= room / size.width
      size = measurer.size(of: text, font: font, maxWidth: nil)
    }
    self.text(
      text, font: font, color: ink,
      at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2), width: size.width)
  }
}

extension KeyView.Face {
  fileprivate var ground: UIColor {
    if isPressed, !rises { return key.types ? KeyboardColors.otherKey : KeyboardColors.key }
    if isShifted { return KeyboardColors.shift }
    if isAction, isEnabled { return KeyboardColors.action }
    return key.types ? KeyboardColors.key : KeyboardColors.otherKey
  }

  fileprivate var ink: UIColor {
    if !isEnabled { return KeyboardColors.faintTitle }
    if isShifted { return KeyboardColors.shiftSymbol }
    return isAction && !isPressed ? KeyboardColors.actionTitle : KeyboardColors.title
  }

  /// The letters below a digit; empty below one that has none.
  fileprivate var letters: String? {
    guard hasLetters, case .text(let text) = key, text.first?.isNumber == true else { return nil }
    return key.letters ?? ""
  }

  fileprivate var font: Font {
    if case .suggestion = key { return Font(size: KeyboardMetrics.suggestionSize) }
    if isEmoji { return Font(size: KeyboardMetrics.emojiSize) }
    guard case .text(let text) = key, text.count == 1 else {
      return Font(size: KeyboardMetrics.wordSize)
    }
    if hasLetters { return Font(size: KeyboardMetrics.digitSize) }
    let isSmall = text != text.uppercased()
    return Font(size: isSmall ? KeyboardMetrics.letterSize : KeyboardMetrics.capitalSize)
  }
}
