import Drawing
public import Foundation

/// A layer that draws text, from its upper left corner.
open class CATextLayer: CALayer {
  private var text = TextStyle()

  /// A `String` or an `NSAttributedString`; anything else draws nothing.
  open var string: Any? {
    get { text.string }
    set { text.string = newValue.flatMap { $0 as? NSAttributedString ?? $0 as? String } }
  }
  /// The font of a string without attributes, a ``UIFont`` or its name; the system's by default.
  open var font: AnyObject? {
    get { text.font }
    set { text.font = newValue as? UIFont ?? (newValue as? NSString).flatMap(Self.font) }
  }
  /// The size of the letters of a string without attributes, in points; 36 by default.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change("fontSize") { text.fontSize = newValue } }
  }
  /// The colour of a string without attributes; white by default.
  open var foregroundColor: CGColor? {
    get { text.color.map(CGColor.init) }
    set { change("foregroundColor") { text.color = newValue?.color } }
  }
  /// Whether lines are broken at the width; false by default.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { text.isWrapped = newValue }
  }
  /// How a line that is too long ends; it goes on beyond the layer by default.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }
  /// Where lines begin; as the text is read by default.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { text.alignmentMode = newValue }
  }

  private static func font(_ name: NSString) -> UIFont? {
    UIFont(name: name as String, size: UIFont.labelFontSize)
  }

  override func add(to values: inout LayerValues) { values.text = text }
  override func apply(_ values: LayerValues) { text = values.text }
  override var paintsText: Bool { true }
  override var mayReachBeyondBounds: Bool { true }
  override func paint(_ values: LayerValues, in bounds: CGRect, on canvas: inout Canvas) {
    values.text.paint(in: bounds, on: &canvas)
  }
}

/// How a line of a text layer ends that is too long.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It goes on.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Its end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Its beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Its middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where the lines of a text layer begin.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On the side where reading begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At the left.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
