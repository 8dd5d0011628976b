/// A sheet of paper whose strokes are shape layers.
final class DrawingView: UIView {
  /// The colour of the next stroke.
  var color = UIColor.systemBlue
  /// Called when a stroke was added or removed.
  var strokesDidChange: () -> Void = {}
  /// Whether nothing is drawn on it.
  var isEmpty: Bool { strokes.isEmpty }

  private let paper = CAGradientLayer()
  private let ink = CALayer()
  private var strokes: [CAShapeLayer] = []
  private let path = UIBezierPath()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 2)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = DrawingView.cornerRadius
    paper.startPoint = .zero
    paper.endPoint = CGPoint(x: 1, y: 1)
    layer.addSublayer(paper)
    ink.masksToBounds = true
    layer.addSublayer(ink)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for layer in [paper, ink] {
      layer.frame = bounds
      layer.cornerRadius = DrawingView.cornerRadius
    }
    CATransaction.commit()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let greys: [CGFloat] = isDark ? [0.16, 0.10] : [1, 0.93]
    paper.colors = greys.map { UIColor(white: $0, alpha: 1).cgColor }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    path.removeAllPoints()
    path.move(to: point)
    path.addLine(to: point)
    begin()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    path.addLine(to: point)
    strokes.last?.path = path.cgPath
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { strokesDidChange() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { removeLast() }

  private func begin() {
    let stroke = CAShapeLayer()
    stroke.path = path.cgPath
    stroke.fillColor = nil
    stroke.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    stroke.lineWidth = DrawingView.lineWidth
    stroke.lineCap = .round
    stroke.lineJoin = .round
    ink.addSublayer(stroke)
    strokes.append(stroke)
  }

  /// Removes the last stroke.
  func removeLast() {
    strokes.popLast()?.removeFromSuperlayer()
    strokesDidChange()
  }

  /// Draws all strokes again, one after the other.
  func replay() {
    for (index, stroke) in strokes.enumerated() {
      let drawing = CABasicAnimation(keyPath: "strokeEnd")
      drawing.fromValue = 0
      drawing.toValue = 1
      drawing.duration = DrawingView.replayDuration
      drawing.beginTime = CACurrentMediaTime() + Double(index) * DrawingView.replayDuration
      drawing.fillMode = .backwards
      drawing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      stroke.add(drawing, forKey: "replay")
    }
  }

  /// The drawing, as an image.
  var picture: UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: false)
    }
  }

  // In points; the duration in seconds a stroke.
  private static let cornerRadius: CGFloat = 14
  private static let lineWidth: CGFloat = 5
  private static let replayDuration = 0.6
}
