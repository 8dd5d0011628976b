import Foundation
import NavigationKit
import Testing

@testable import NavigationShell

/// The quick actions of an `Info.plist`.
struct QuickActionListTests {
  @Test func `an entry has its texts in the language of the app`() throws {
    let entry: [String: Any] = [
      "UIApplicationShortcutItemType": "berth", "UIApplicationShortcutItemTitle": "title",
      "UIApplicationShortcutItemSubtitle": "subtitle",
      "UIApplicationShortcutItemIconSymbolName": "plus",
      "UIApplicationShortcutItemUserInfo": ["number": NSNumber(value: 4)],
    ]
    let item = try #require(
      UIApplicationShortcutItem(entry) { ["title": "Berth"][$0] ?? $0 })
    #expect(item.type == "berth" && item.localizedTitle == "Berth")
    #expect(item.localizedSubtitle == "subtitle" && item.icon != nil)
    #expect(item.userInfo?["number"] as? NSNumber == 4)
  }

  @Test(arguments: ["UIApplicationShortcutItemType", "UIApplicationShortcutItemTitle"])
  func `one without a type or a title is left out`(key: String) {
    #expect(UIApplicationShortcutItem([key: "berth"], localized: \.self) == nil)
  }
}
