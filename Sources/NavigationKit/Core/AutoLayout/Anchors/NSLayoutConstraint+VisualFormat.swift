import Foundation

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, and the direction they run in.
  public nonisolated struct FormatOptions: OptionSet, Hashable, Sendable {
    /// A bit per attribute, and two for the direction.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All left edges are level.
    public static let alignAllLeft = FormatOptions(.left)
    /// All right edges are level.
    public static let alignAllRight = FormatOptions(.right)
    /// All top edges are level.
    public static let alignAllTop = FormatOptions(.top)
    /// All bottom edges are level.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All leading edges are level.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All trailing edges are level.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All horizontal middles are level.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All vertical middles are level.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The baselines of all first lines are level.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The baselines of all last lines are level.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Views run from the leading to the trailing edge; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views run from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views run from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that are level in all views.
    var alignments: [Attribute] {
      (1...12).compactMap { Attribute(rawValue: $0) }
        .filter { rawValue & 1 << UInt($0.rawValue) != 0 }
    }
  }

  /// Makes constraints from a row or column of characters: `H:|-[name(>=40)]-8-[field]-|`.
  ///
  /// Stops with the place if the format is not understood.
  ///
  /// - Parameters:
  ///   - metrics: Numbers by the names that the format uses.
  ///   - views: Views and guides by the names that the format uses.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatFault) {
      let parsed = try VisualFormatParser.parse(format)
      return try VisualFormatConstraints(
        source: format, format: parsed, options: opts, metrics: metrics ?? [:], views: views
      ).constraints()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
