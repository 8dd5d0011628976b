import Foundation

/// A slider for a component of a colour, on a track that shows what it would become.
final class ColorSlider: ColorPane {
  private let component: PickedColor.Component
  private let checks = ColorChecks(frame: .zero)
  private let track = CAGradientLayer()

  init(_ component: PickedColor.Component) {
    self.component = component
    super.init(frame: .zero)
    checks.isHidden = component != .alpha
    checks.isUserInteractionEnabled = false
    addSubview(checks)
    (track.startPoint, track.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    layer.addSublayer(track)
    addSubview(thumb)
    clipsToBounds = true
    accessibilityLabel = Self.name(of: component)
    pickedDidChange()
  }

  required init?(coder: NSCoder) { nil }

  static func name(of component: PickedColor.Component) -> String {
    switch component {
    case .red: "Red"
    case .green: "Green"
    case .blue: "Blue"
    case .alpha: "Opacity"
    }
  }

  private let thumb: UIView = {
    let thumb = UIView()
    thumb.layer.borderColor = UIColor.white.cgColor
    thumb.layer.borderWidth = ColorPane.ringWidth
    thumb.isUserInteractionEnabled = false
    return thumb
  }()

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    checks.frame = bounds
    pickedDidChange()
  }

  override func pickedDidChange() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    track.frame = bounds
    track.colors = [0, 1].map { end in
      var color = component == .alpha ? picked : picked.opaque
      color[component] = end
      return color.color.cgColor
    }
    CATransaction.commit()
    let side = bounds.height
    let distance = max(0, bounds.width - side)
    thumb.frame = CGRect(x: picked[component] * distance, y: 0, width: side, height: side)
      .insetBy(dx: Self.ringWidth, dy: Self.ringWidth)
    thumb.layer.cornerRadius = thumb.bounds.height / 2
    thumb.backgroundColor = picked.opaque.color
    accessibilityValue = "\(Int((picked[component] * 100).rounded())) %"
  }

  override func color(at point: CGPoint) -> PickedColor {
    let distance = max(1, bounds.width - bounds.height)
    var color = picked
    color[component] = (point.x - bounds.height / 2) / distance
    return color
  }
}

/// A chequered ground, on which clear colours are seen as such.
final class ColorChecks: UIView {
  override func assemble() {
    contentMode = .redraw
    backgroundColor = .white
  }

  override func draw(_ rect: CGRect) {
    UIColor(white: 0.8, alpha: 1).setFill()
    let side = ColorPickerMetrics.checkSide
    for row in 0..<Int((bounds.height / side).rounded(.up)) {
      for column in stride(from: row % 2, to: Int((bounds.width / side).rounded(.up)), by: 2) {
        UIRectFill(
          CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
      }
    }
  }
}
