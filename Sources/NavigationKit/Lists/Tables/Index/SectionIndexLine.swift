import Drawing
import Foundation

/// A line of a section index: a title, a magnifying glass, or a dot for titles between.
final class SectionIndexLine: UIView {
  /// The content of a line.
  enum Content: Hashable {
    case title(String)
    case glass
    case dot
  }

  let content: Content

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var elementRole: StageElement.Role? { content == .dot ? nil : .indexTitle }

  override var elementText: String? {
    switch content {
    case .title(let text): text
    case .glass: "Search"
    case .dot: nil
    }
  }

  private var color: UIColor {
    (superview as? SectionIndexView)?.color ?? tintColor
  }

  override func paint(on canvas: inout Canvas) {
    let color = color.color(in: canvas.traits)
    switch content {
    case .title(let text): paint(text, in: color, on: &canvas)
    case .glass:
      canvas.image(
        .symbol("magnifyingglass"), in: square(SectionIndexMetrics.glass), tint: color)
    case .dot:
      canvas.fill(
        square(SectionIndexMetrics.dot), color, cornerRadius: SectionIndexMetrics.dot / 2)
    }
  }

  private func paint(_ text: String, in color: Color, on canvas: inout Canvas) {
    let font = SectionIndexLine.font.shown(in: canvas.traits, isAdjusted: false)
    let size = canvas.measurer.size(of: text, font: font, maxWidth: nil)
    canvas.text(
      text, font: font, color: color,
      at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
      width: size.width)
  }

  private func square(_ side: CGFloat) -> CGRect {
    CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// The titles' font.
  static let font = UIFont.systemFont(ofSize: SectionIndexMetrics.fontSize, weight: .semibold)
}
