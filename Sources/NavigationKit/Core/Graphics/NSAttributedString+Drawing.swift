import Drawing
public import Foundation

/// How text is measured and drawn in a rectangle.
public nonisolated struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// A bit per option.
  public let rawValue: Int
  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The rectangle holds lines, instead of the baseline of one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines are as high as their font says; always so here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The last line that fits ends with an ellipsis if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The options and results of drawing text, between it and its caller; it has none here.
public nonisolated class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  /// The size of the text in lines as long as they are, in points.
  @preconcurrency @MainActor
  public func size() -> CGSize { textLayout(width: .greatestFiniteMagnitude).size }

  /// The rectangle of the text, broken into lines of a width, in points.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let hasLines = options.contains(.usesLineFragmentOrigin)
    let layout = textLayout(
      width: hasLines && size.width > 0 ? size.width : .greatestFiniteMagnitude,
      numberOfLines: hasLines ? 0 : 1)
    guard options.contains(.truncatesLastVisibleLine), size.height > 0 else {
      return CGRect(origin: .zero, size: layout.size)
    }
    return CGRect(
      origin: .zero,
      size: CGSize(width: layout.size.width, height: min(layout.size.height, size.height)))
  }

  /// Draws the text in the current context from its upper left corner on.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    let layout = textLayout(width: .greatestFiniteMagnitude)
    paint(layout, in: CGRect(origin: point, size: layout.size))
  }

  /// Draws the text in the current context, broken into lines of a rectangle's width; lines below
  /// the rectangle are left out.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    guard let context = GraphicsContexts.current else { return }
    context.keepingState {
      context.clip(to: rect)
      paint(textLayout(width: rect.width), in: rect)
    }
  }

  /// Draws the text in the current context, broken into lines of a rectangle's width.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) { draw(in: rect) } else { draw(at: rect.origin) }
  }

  private func textLayout(width: CGFloat, numberOfLines: Int = 0) -> StyledLayout {
    let traits = UITraitCollection.current
    let text = string
    let runs = runs(in: text) { attributes in
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: Self.defaultSize)
      return font.shown(in: traits, isAdjusted: false)
    }
    return StyledLayout(
      text, runs: runs, width: width, numberOfLines: numberOfLines,
      measurer: Stage.current?.textMeasurer ?? FixedTextMeasurer())
  }

  private func paint(_ layout: StyledLayout, in rect: CGRect) {
    guard let context = GraphicsContexts.current else { return }
    var canvas = Canvas(
      now: 0, traits: .current, measurer: Stage.current?.textMeasurer ?? FixedTextMeasurer(),
      visible: .infinite)
    layout.paint(in: rect, StyledLayout.Defaults(color: .black), on: &canvas)
    context.record(text: canvas.commands)
  }

  /// The size of letters without a font, in points: that of UIKit.
  private static let defaultSize: CGFloat = 12
}

extension NSString {
  /// The size of the text in lines as long as they are, in points.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    styled(attrs).size()
  }

  /// The rectangle of the text, broken into lines of a width, in points.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    styled(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text in the current context from its upper left corner on.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(at: point)
  }

  /// Draws the text in the current context, broken into lines of a rectangle's width.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(in: rect)
  }

  /// Draws the text in the current context, broken into lines of a rectangle's width.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { styled(attributes).draw(with: rect, options: options, context: context) }

  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: description, attributes: attributes)
  }
}

extension String {
  /// The size of the text in lines as long as they are, in points.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// The rectangle of the text, broken into lines of a width, in points.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in the current context from its upper left corner on.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in the current context, broken into lines of a rectangle's width.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in the current context, broken into lines of a rectangle's width.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSString(string: self).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }
}
