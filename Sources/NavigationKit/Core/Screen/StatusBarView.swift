import Drawing
import Foundation

/// Draws the status bar.
final class StatusBarView: UIView {
  /// The contents that it shows.
  var content: StatusBar? { didSet { if content != oldValue { cached = nil } } }
  /// The shape of the camera's cut-out.
  var cutOut = ScreenChrome.CutOut.none { didSet { if cutOut != oldValue { cached = nil } } }
  /// The cached texts: writing a date takes long for a frame.
  private var cached: (isPad: Bool, texts: StatusBarTexts)?
  /// How much of its height is for a call.
  var callHeight: CGFloat = 0
  /// The style of its contents; inside an animation block a change is animated.
  var style = UIStatusBarStyle.default {
    didSet {
      propertyDidChange(
        .contentColor, from: color(oldValue.color).map(AnimatableValue.color),
        to: color(style.color).map(AnimatableValue.color))
    }
  }

  override func paint(on canvas: inout Canvas) {
    let own = presentedColor(
      .contentColor, model: style.color.color(in: canvas.traits), at: canvas.now)
    guard let content, let own else { return }
    let color = callHeight > 0 ? .white : own
    var room = presentedBounds(at: canvas.now)
    if callHeight > 0 { drawCall(in: room, on: &canvas) }
    room.size.height -= callHeight
    let isPad = canvas.traits.userInterfaceIdiom == .pad
    let texts = texts(of: content, isPad: isPad)
    let layout = layout(of: texts, content.carrier, in: room.size, isPad: isPad, on: canvas)
    let hasPill = content.isInCall && cutOut != .none
    if hasPill {
      let pill = layout.time.insetBy(
        dx: -StatusBarMetrics.callPill.width, dy: -StatusBarMetrics.callPill.height)
      canvas.fill(pill, StatusBarMetrics.callColor, cornerRadius: pill.height / 2)
    }
    canvas.text(
      texts.time, font: font, color: hasPill ? .white : color, at: layout.time.origin,
      width: layout.time.width)
    for (text, place) in [(texts.date, layout.date), (texts.percentage, layout.percentage)] {
      place.map { canvas.text(text, font: font, color: color, at: $0.origin, width: $0.width) }
    }
    layout.carrier.map { draw(carrier: content.carrier, in: $0, color, on: &canvas) }
    for dot in layout.dots {
      canvas.fill(
        dot, color.faded(by: StatusBarMetrics.dotAlpha), cornerRadius: dot.height / 2)
    }
    canvas.image(.symbol("statusbar.wifi"), in: layout.wifi, tint: color)
    layout.signal.map { drawSignal(content.signal, in: $0, color, on: &canvas) }
    drawBattery(content.battery, in: layout.battery, color, on: &canvas)
  }

  private var font: Font { StatusBarMetrics.font(cutOut) }

  private func texts(of content: StatusBar, isPad: Bool) -> StatusBarTexts {
    if let cached, cached.isPad == isPad { return cached.texts }
    let texts = StatusBarTexts(content, cutOut: cutOut, isPad: isPad)
    cached = (isPad, texts)
    return texts
  }

  private func layout(
    of texts: StatusBarTexts, _ carrier: String, in room: CGSize, isPad: Bool, on canvas: Canvas
  ) -> StatusBarLayout {
    func size(of text: String) -> CGSize {
      text.isEmpty ? .zero : canvas.measurer.size(of: text, font: font, maxWidth: nil)
    }
    return StatusBarLayout(
      width: room.width, height: room.height, cutOut: cutOut, isPad: isPad,
      timeSize: size(of: texts.time), dateSize: size(of: texts.date),
      percentageSize: size(of: texts.percentage), carrierSize: size(of: carrier),
      isMirrored: isRightToLeft)
  }

  /// Draws the name of the network, cut where it has no room.
  private func draw(
    carrier: String, in box: CGRect, _ color: Color, on canvas: inout Canvas
  ) {
    let name = TextTruncator(
      font: font, width: box.width, mode: .byTruncatingTail, measurer: canvas.measurer
    ).fitted(carrier, goesOn: false)
    canvas.text(name.text, font: font, color: color, at: box.origin, width: name.width)
  }

  /// Draws a call's green, and the text for it below the bar's other contents.
  private func drawCall(in room: CGRect, on canvas: inout Canvas) {
    canvas.fill(room, StatusBarMetrics.callColor)
    let (text, font) = (StatusBarMetrics.callText, StatusBarMetrics.callFont)
    let size = canvas.measurer.size(of: text, font: font, maxWidth: nil)
    let place = CGPoint(
      x: room.midX - size.width / 2, y: room.maxY - (callHeight + size.height) / 2)
    canvas.text(text, font: font, color: .white, at: place, width: size.width)
  }

  /// Draws four bars, each higher than the one before.
  private func drawSignal(_ full: Int, in box: CGRect, _ color: Color, on canvas: inout Canvas) {
    let count = 4
    let width = box.width / (CGFloat(count) + StatusBarMetrics.barGap * CGFloat(count - 1))
    for bar in 0..<count {
      let share = CGFloat(bar) / CGFloat(count - 1)
      let height = box.height * (StatusBarMetrics.lowestBar * (1 - share) + share)
      let place = CGRect(
        x: box.minX + CGFloat(bar) * width * (1 + StatusBarMetrics.barGap),
        y: box.maxY - height, width: width, height: height)
      canvas.fill(
        mirrored(place, in: box),
        bar < full ? color : color.faded(by: StatusBarMetrics.emptyAlpha), cornerRadius: width / 3)
    }
  }

  /// Draws an outline, the charge inside it, and a tip.
  private func drawBattery(
    _ level: CGFloat, in box: CGRect, _ color: Color, on canvas: inout Canvas
  ) {
    var shell = box
    shell.size.width -= StatusBarMetrics.tip + StatusBarMetrics.tipGap
    let radius = box.height * StatusBarMetrics.batteryRadius
    let faint = color.faded(by: StatusBarMetrics.outlineAlpha)
    canvas.commands.append(
      .stroke(
        Stroke(
          frame: canvas.placed(mirrored(shell, in: box)), color: faint,
          width: StatusBarMetrics.outline, cornerRadius: radius)))
    var charge = shell.insetBy(dx: StatusBarMetrics.fillMargin, dy: StatusBarMetrics.fillMargin)
    charge.size.width *= min(max(level, 0), 1)
    canvas.fill(
      mirrored(charge, in: box), color, cornerRadius: radius - StatusBarMetrics.fillMargin / 2)
    let height = box.height * StatusBarMetrics.tipHeight
    let tip = CGRect(
      x: box.maxX - StatusBarMetrics.tip, y: box.midY - height / 2, width: StatusBarMetrics.tip,
      height: height)
    canvas.fill(mirrored(tip, in: box), faint, cornerRadius: StatusBarMetrics.tip / 2)
  }

  private func mirrored(_ rect: CGRect, in box: CGRect) -> CGRect {
    isRightToLeft ? rect.mirrored(in: box) : rect
  }
}

extension UIStatusBarStyle {
  /// The colour of text and icons.
  nonisolated var color: UIColor {
    switch self {
    case .default: UIColor(light: .black, dark: .white)
    case .lightContent: UIColor(.white)
    case .darkContent: UIColor(.black)
    }
  }
}
