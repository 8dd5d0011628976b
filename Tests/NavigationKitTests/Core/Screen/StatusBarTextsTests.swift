import Foundation
import Testing

@testable import NavigationKit

/// The texts of a status bar, by device and language.
struct StatusBarTextsTests {
  private func texts(
    _ bar: StatusBar = StatusBar(), _ cutOut: ScreenChrome.CutOut = .none, isPad: Bool = false
  ) -> [String] {
    let texts = StatusBarTexts(bar, cutOut: cutOut, isPad: isPad)
    return [texts.time, texts.date, texts.percentage]
  }

  @Test func `a pad says the day and the charge, a phone only the time`() {
    #expect(texts(isPad: true) == ["9:41 AM", "Tue Jan 9", "100%"])
    #expect(texts() == ["9:41 AM", "", ""])
    #expect(texts(StatusBar(), .island) == ["9:41", "", ""])
    #expect(texts(StatusBar(), .notch) == ["9:41", "", ""])
  }

  @Test func `what is set is said`() {
    let bar = StatusBar(time: "22:48", date: "Sun May 12", battery: 0.2, showsPercentage: true)
    #expect(texts(bar, isPad: true) == ["10:48 PM", "Sun May 12", "20%"])
    #expect(texts(bar) == ["10:48 PM", "", "20%"])
    #expect(texts(bar, .island) == ["22:48", "", ""])
    let bare = StatusBar(time: "noon", date: "", showsPercentage: false)
    #expect(texts(bare, isPad: true) == ["noon", "", ""])
  }

  @Test(arguments: [
    ("0:05", "12:05 AM"), ("12:00", "12:00 PM"), ("24:00", "24:00"), ("9:4", "9:04 AM"),
  ])
  func `hours and minutes are written by the clock of the language`(time: String, shown: String) {
    #expect(texts(StatusBar(time: time))[0] == shown)
  }

  @Test func `another language writes its own`() {
    let german = StatusBar(locale: Locale(identifier: "de_DE"))
    let said = texts(german, isPad: true)
    #expect(said[0] == "9:41" && said[1].contains("9.") && said[2].contains("100"))
  }
}
