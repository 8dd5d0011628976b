import Audit

/// What an accessibility audit looks for.
public nonisolated struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// A bit for each type.
  public let rawValue: UInt64

  /// Makes it of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Texts and symbols that differ too little from what is behind them: texts need 4.5, large ones
  /// and symbols 3.
  public static let contrast = Self(rawValue: 1 << 0)
  /// Views that are tapped and that assistive technology does not find.
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// Areas for a finger of less than 44 points.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// Elements without a label that says what they do.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Texts that do not grow with the text size.
  public static let dynamicType = Self(rawValue: 1 << 16)
  /// Texts that are cut off.
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Traits that contradict each other.
  public static let trait = Self(rawValue: 1 << 18)
  /// All of them.
  public static let all = Self(rawValue: .max)

  /// The types, each with the checks that it stands for.
  private static let checks: [(type: Self, checks: Set<AuditCheck>)] = [
    (.contrast, [.contrast, .icons]), (.elementDetection, [.unexposed]), (.hitRegion, [.targets]),
    (.sufficientElementDescription, [.label]), (.dynamicType, [.fixedText]),
    (.textClipped, [.clipped, .title]), (.trait, [.traits]),
  ]

  /// The checks that it stands for.
  var checks: Set<AuditCheck> {
    Self.checks.filter { contains($0.type) }.reduce(into: []) { $0.formUnion($1.checks) }
  }

  /// The type to which a check belongs.
  init(_ check: AuditCheck) {
    self = Self.checks.first { $0.checks.contains(check) }?.type ?? []
  }
}
