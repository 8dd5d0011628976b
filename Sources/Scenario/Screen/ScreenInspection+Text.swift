import Foundation

nonisolated extension ScreenInspection {
  /// The inspection as text, to be read and compared line by line: sections of indented lines,
  /// frames with two decimals.
  ///
  /// - Parameter callbacks: The callbacks of controllers that led here.
  public func text(callbacks: [String] = []) -> String {
    var sections = [("Screen", [Self.words(size)]), ("Stack", stack.map(Self.line))]
    sections += presented.map { ("Presented", $0.map(Self.line)) }
    sections += [("Bars", bars), ("Elements", elements.map(\.line)), ("Callbacks", callbacks)]
    return sections.filter { !$0.1.isEmpty }
      .map { ([$0.0] + $0.1.map { "  " + $0 }).joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var bars: [String] {
    let bars = [("navigation bar", navigationBar), ("toolbar", toolbar), ("tab bar", tabBar)]
    return bars.compactMap { name, bar in
      bar.map { name + ($0.isHidden ? "  hidden" : "  " + Self.words($0.frame)) }
    }
  }

  private static func line(_ page: Page) -> String {
    "\(page.isOnTop ? "▸ " : "")\(quoted(page.title))  \(page.controller)"
  }

  /// The text in quotes, on one line.
  package static func quoted(_ text: String) -> String {
    "\"" + text.map { $0.isNewline ? "⏎" : $0 } + "\""
  }

  static func words(_ numbers: [Double]) -> String {
    "(" + numbers.map(hundredths).joined(separator: " ") + ")"
  }

  /// A number with two decimals; whole numbers, halves and quarters, which most are, without the slow
  /// way that all others need.
  static func hundredths(_ number: Double) -> String {
    let quarters = number * 4
    guard quarters == quarters.rounded(), abs(quarters) < largestExact,
      quarters != 0 || number.sign == .plus
    else {
      return String(format: "%.2f", number)
    }
    let (steps, sign) = (Int(abs(quarters)), quarters < 0 ? "-" : "")
    return sign + String(steps / 4) + [".00", ".25", ".50", ".75"][steps % 4]
  }

  /// Far beyond any screen, and far below where numbers have no quarters.
  private static let largestExact = 1e12
}
