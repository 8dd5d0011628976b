/// Formats numbers and sizes in American English.
nonisolated enum CountText {
  /// "0", "999", "1,204", "20,000".
  static func number(_ value: Int) -> String {
    let digits = String(value.magnitude)
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return value < 0 ? "-" + grouped : grouped
  }

  /// "No items", "1 item", "1,204 items"; `noun` in the singular.
  static func items(_ count: Int, noun: String = "item") -> String {
    switch count {
    case 0: "No \(noun)s"
    case 1: "1 \(noun)"
    default: "\(number(count)) \(noun)s"
    }
  }

  /// "1 byte", "812 bytes", "12 KB", "3.4 MB": a kilobyte has 1,000 bytes, as on a phone.
  static func bytes(_ count: Int) -> String {
    guard count >= 1000 else { return count == 1 ? "1 byte" : "\(count) bytes" }
    var amount = Double(count)
    var unit = ""
    for next in ["KB", "MB", "GB", "TB", "PB", "EB"] where amount.rounded() >= 1000 || unit.isEmpty
    {
      amount /= 1000
      unit = next
    }
    return "\(unit == "KB" ? String(Int(amount.rounded())) : oneDecimal(amount)) \(unit)"
  }

  /// "2 MB" and "2.1 MB": at most one decimal.
  private static func oneDecimal(_ amount: Double) -> String {
    let tenths = Int((amount * 10).rounded())
    return tenths.isMultiple(of: 10) ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }
}
