/// How an integer in a log is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let minimumDigits: Int
  private let isUppercase: Bool

  /// With ten digits.
  public static let decimal = decimal(minDigits: 1)
  /// With sixteen digits.
  public static let hex = OSLogIntegerFormatting(radix: 16, minimumDigits: 1, isUppercase: false)
  /// With eight digits.
  public static let octal = OSLogIntegerFormatting(radix: 8, minimumDigits: 1, isUppercase: false)

  /// With ten digits, and zeros before them.
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, minimumDigits: minDigits, isUppercase: false)
  }
  /// With sixteen digits, in small or capital letters, and zeros before them.
  public static func hex(uppercase: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, minimumDigits: minDigits, isUppercase: uppercase)
  }

  func text(of value: some FixedWidthInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return (value < 0 ? "-" : "") + zeros + digits
  }
}
