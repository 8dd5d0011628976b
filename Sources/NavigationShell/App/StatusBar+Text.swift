import Foundation
import NavigationKit
import Scenario

nonisolated extension StatusBar {
  /// The parts that a text names; nil if it is not understood.
  ///
  /// - Parameter text: Such as `time=10:30,carrier=Harbour,signal=2,battery=20,in-call`.
  init?(written text: String) {
    self.init()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      switch (words.first, words.count > 1 ? words[1] : nil) {
      case ("time", let time?) where !time.isEmpty: self.time = time
      case ("date", let date?): self.date = date
      case ("percentage", "on"): showsPercentage = true
      case ("percentage", "off"): showsPercentage = false
      case ("locale", let name?) where !name.isEmpty: locale = Locale(identifier: name)
      case ("carrier", let name?): carrier = name
      case ("signal", let number?):
        guard let bars = Int(number), (0...4).contains(bars) else { return nil }
        signal = bars
      case ("battery", let number?):
        guard let level = Int(number), (0...100).contains(level) else { return nil }
        battery = CGFloat(level) / 100
      case ("in-call", nil): isInCall = true
      default: return nil
      }
    }
  }
}
