import Drawing
import Foundation

/// The strip of titles at a table's trailing edge; a finger on it goes to their sections.
final class SectionIndexView: UIControl {
  /// The titles, in order.
  let titles: [String]
  /// The colour of the titles; nil for the tint colour.
  var color: UIColor? { didSet { for line in lines { line.setNeedsDisplay() } } }
  /// The colours behind the titles without and with a finger; nil for none.
  var colors: (resting: UIColor?, tracking: UIColor?) { didSet { stateDidChange() } }

  private let go: (Int) -> Void
  private var lines: [SectionIndexLine] = []
  private var plan = SectionIndexLayout(count: 0, height: 0)
  /// The title that the finger is on.
  private var chosen: Int?

  /// - Parameter go: Called with the index of each title that the finger comes to.
  init(titles: [String], go: @escaping (Int) -> Void) {
    self.titles = titles
    self.go = go
    super.init(frame: .zero)
    layer.cornerRadius = SectionIndexMetrics.radius
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the titles need, in points.
  func neededWidth(_ measurer: (any TextMeasurer)?) -> CGFloat {
    let font = SectionIndexLine.font.shown(in: traitCollection, isAdjusted: false)
    if let cached, cached.font == font { return cached.width }
    let width = width(in: font, measurer)
    if measurer != nil { cached = (font, width) }
    return width
  }
  private var cached: (font: Font, width: CGFloat)?

  private func width(in font: Font, _ measurer: (any TextMeasurer)?) -> CGFloat {
    let widest = titles.lazy.filter { $0 != UITableView.indexSearch }.map {
      measurer?.size(of: $0, font: font, maxWidth: nil).width ?? 0
    }.max()
    return max(
      SectionIndexMetrics.width, ((widest ?? 0) + 2 * SectionIndexMetrics.padding).rounded(.up))
  }

  override func layoutSubviews() {
    let new = SectionIndexLayout(count: titles.count, height: bounds.height)
    if new.entries != plan.entries { show(new.entries) }
    plan = new
    for (index, line) in lines.enumerated() {
      let height = SectionIndexMetrics.lineHeight
      line.frame = CGRect(
        x: 0, y: plan.middle(of: index) - height / 2, width: bounds.width, height: height)
    }
  }

  private func show(_ entries: [SectionIndexLayout.Entry]) {
    for line in lines { line.removeFromSuperview() }
    lines = entries.map { entry in
      switch entry {
      case .title(let index):
        SectionIndexLine(
          titles[index] == UITableView.indexSearch ? .glass : .title(titles[index]))
      case .dot: SectionIndexLine(.dot)
      }
    }
    for line in lines { addSubview(line) }
  }

  override func stateDidChange() {
    backgroundColor = isHighlighted ? colors.tracking ?? colors.resting : colors.resting
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    chosen = nil
    choose(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  private func choose(_ touch: UITouch) {
    guard let title = plan.title(at: touch.location(in: self).y), title != chosen else { return }
    chosen = title
    go(title)
  }

  /// Neither the rows scroll nor is one swiped while a finger is on the index.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let wouldMove = isTracking && gestureRecognizer is UIPanGestureRecognizer
    return !wouldMove && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
