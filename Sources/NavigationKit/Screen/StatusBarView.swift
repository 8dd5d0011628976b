import Drawing
import Foundation

/// Draws the status bar.
final class StatusBarView: UIView {
  /// What it shows.
  var content: StatusBar?
  /// The shape of the camera's cut-out.
  var cutOut = ScreenChrome.CutOut.none
  /// The style of its contents; inside an animation block a change is animated.
  var style = UIStatusBarStyle.default {
    didSet {
      propertyDidChange(
        .contentColor, from: color(oldValue.color).map(AnimatableValue.color),
        to: color(style.color).map(AnimatableValue.color))
    }
  }

  override func paint(on canvas: inout Canvas) {
    let color = presentedColor(
      .contentColor, model: style.color.color(in: canvas.traits), at: canvas.now)
    guard let content, let color else { return }
    let font = StatusBarMetrics.font(cutOut)
    let room = presentedBounds(at: canvas.now)
    let layout = StatusBarLayout(
      width: room.width, height: room.height, cutOut: cutOut,
      isPad: canvas.traits.userInterfaceIdiom == .pad,
      timeSize: canvas.measurer.size(of: content.time, font: font, maxWidth: nil),
      isMirrored: isRightToLeft)
    canvas.text(
      content.time, font: font, color: color, at: layout.time.origin, width: layout.time.width)
    canvas.image(.symbol("statusbar.wifi"), in: layout.wifi, tint: color)
    layout.signal.map { drawSignal(content.signal, in: $0, color, on: &canvas) }
    drawBattery(content.battery, in: layout.battery, color, on: &canvas)
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
