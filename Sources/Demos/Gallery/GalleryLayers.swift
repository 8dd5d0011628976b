/// A view with layers of its own, which follow its size and its colours.
final class GalleryLayers: UIView {
  /// Makes the layers for bounds and traits.
  typealias Make = @MainActor (CGRect, UITraitCollection) -> [CALayer]
  private let make: Make

  init(_ make: @escaping Make) {
    self.make = make
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 110) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.sublayers = make(bounds, traitCollection)
  }

  /// One of two boxes side by side.
  static func box(_ index: Int, in bounds: CGRect, _ traits: UITraitCollection) -> CALayer {
    let layer = CALayer()
    let width = bounds.width / 2
    layer.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      .insetBy(dx: 8, dy: 8)
    layer.backgroundColor = UIColor.systemTeal.resolvedColor(with: traits).cgColor
    layer.borderColor = UIColor.label.resolvedColor(with: traits).cgColor
    return layer
  }
}

/// A view that draws by code.
final class GalleryDrawing: UIView {
  private let drawing: @MainActor (CGContext, CGRect) -> Void

  init(_ drawing: @escaping @MainActor (CGContext, CGRect) -> Void) {
    self.drawing = drawing
    super.init(frame: .zero)
    (backgroundColor, contentMode) = (.clear, .redraw)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 110) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawing(context, bounds)
  }

  static func paths(in context: CGContext, _ bounds: CGRect) {
    let half = CGRect(x: 4, y: 4, width: bounds.width / 2 - 8, height: bounds.height - 8)
    UIColor.systemGreen.setFill()
    UIColor.label.setStroke()
    let sheet = UIBezierPath(
      roundedRect: half, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 24, height: 24))
    sheet.lineWidth = 2
    sheet.fill()
    sheet.stroke()
    let ring = half.offsetBy(dx: bounds.width / 2, dy: 0)
    context.setLineWidth(3)
    context.strokeEllipse(in: ring.insetBy(dx: 2, dy: 2))
    context.move(to: CGPoint(x: ring.minX + 12, y: ring.maxY - 20))
    context.addArc(
      tangent1End: CGPoint(x: ring.midX, y: ring.minY),
      tangent2End: CGPoint(x: ring.maxX - 12, y: ring.maxY - 20), radius: 20)
    context.addLine(to: CGPoint(x: ring.maxX - 12, y: ring.maxY - 20))
    context.drawPath(using: .stroke)
  }

  static func gradients(in context: CGContext, _ bounds: CGRect) {
    let colors = [UIColor.systemYellow, .systemOrange, .systemPurple].map(\.cgColor)
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors, locations: [0, 0.5, 1])
    else { return }
    let half = CGRect(x: 4, y: 4, width: bounds.width / 2 - 8, height: bounds.height - 8)
    context.saveGState()
    UIBezierPath(roundedRect: half, cornerRadius: 12).addClip()
    context.drawLinearGradient(
      gradient, start: half.origin, end: CGPoint(x: half.maxX, y: half.maxY), options: [])
    context.restoreGState()
    let center = CGPoint(x: bounds.width * 3 / 4, y: bounds.midY)
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center,
      endRadius: half.height / 2, options: [])
  }

  static func text(in context: CGContext, _ bounds: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 22, weight: .semibold), .foregroundColor: UIColor.label,
    ]
    ("Text by code" as NSString).draw(at: CGPoint(x: 4, y: 4), withAttributes: attributes)
    context.translateBy(x: 24, y: 44)
    context.rotate(by: 0.2)
    ("Turned" as NSString).draw(at: .zero, withAttributes: attributes)
  }
}

/// Materials with their names, over coloured stripes.
final class GalleryMaterials: UIView {
  private let stripes: [UIView]
  private let rows: UIStackView

  init(_ styles: [(String, UIBlurEffect.Style)]) {
    stripes = [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue].map { color in
      let stripe = UIView()
      stripe.backgroundColor = color
      return stripe
    }
    rows = UIStackView(
      arrangedSubviews: styles.map { name, style in
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
        let label = UILabel()
        label.text = name
        label.textColor = Self.textColor(on: style)
        label.frame = effect.contentView.bounds
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        effect.contentView.addSubview(label)
        return effect
      })
    super.init(frame: .zero)
    (rows.axis, rows.distribution, rows.spacing) = (.vertical, .fillEqually, 6)
    for view in stripes + [rows] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Some of the older blurs are light or dark in every look.
  private static func textColor(on style: UIBlurEffect.Style) -> UIColor {
    switch style {
    case .extraLight, .light: .black
    case .dark: .white
    default: .label
    }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 214) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(stripes.count)
    for (index, stripe) in stripes.enumerated() {
      stripe.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
    rows.frame = bounds.insetBy(dx: 12, dy: 8)
  }
}
