import Foundation
import NavigationKit

extension UIApplicationShortcutItem {
  /// The quick actions that a bundle's `Info.plist` lists, with titles of its `InfoPlist.strings`.
  static func items(of bundle: Bundle) -> [UIApplicationShortcutItem] {
    let list = bundle.infoDictionary?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    return list.compactMap { entry in
      UIApplicationShortcutItem(entry) {
        bundle.localizedString(forKey: $0, value: nil, table: "InfoPlist")
      }
    }
  }

  /// Reads an entry of the list; nil without a type or a title.
  ///
  /// - Parameter localized: The text for a key, or the key.
  convenience init?(_ entry: [String: Any], localized: (String) -> String) {
    func text(_ key: String) -> String? { entry["UIApplicationShortcutItem\(key)"] as? String }
    guard let type = text("Type"), let title = text("Title") else { return nil }
    let icon =
      text("IconSymbolName").map(UIApplicationShortcutIcon.init(systemImageName:))
      ?? text("IconFile").map(UIApplicationShortcutIcon.init(templateImageName:))
    self.init(
      type: type, localizedTitle: localized(title),
      localizedSubtitle: text("Subtitle").map(localized), icon: icon,
      userInfo: entry["UIApplicationShortcutItemUserInfo"] as? [String: any NSSecureCoding])
  }
}
