/// A group of emoji on the software keyboard, in the order of its keys: pure.
///
/// Each has its forty best known: as many as a phone has room for, in keys that a finger hits.
nonisolated enum EmojiGroup: Hashable, Sendable, CaseIterable {
  case people, nature, food, activity, travel, objects, symbols, flags

  /// The emoji on the group's key.
  var title: String {
    switch self {
    case .people: "🙂"
    case .nature: "🐻"
    case .food: "☕️"
    case .activity: "⚽️"
    case .travel: "🚗"
    case .objects: "💡"
    case .symbols: "❤️"
    case .flags: "🏁"
    }
  }

  /// Its emoji, from the first key on.
  var emoji: [String] { characters.map(String.init) }

  private var characters: String {
    switch self {
    case .people:
      "😀😃😄😁😆😅😂🤣😊😇🙂🙃😉😌😍🥰😘😋😜🤪🤨🧐🤓😎🥳😏😒😔😢😭😤😡🤯😱🤗🤔👍👎👏🙏"
    case .nature:
      "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🦆🦉🐝🦋🐌🐞🐢🐍🐙🐠🐬🐳🌵🌲🌴🌱🍀🌻🌙⭐️🌈🔥"
    case .food:
      "🍏🍎🍐🍊🍋🍌🍉🍇🍓🍒🍑🥝🍅🥑🥦🌽🥕🥔🍞🧀🥚🥞🍗🌭🍔🍟🍕🥗🌮🍝🍜🍣🍦🎂🍫🍩🍪☕️🍵🍷"
    case .activity:
      "⚽️🏀🏈⚾️🎾🏐🏉🎱🏓🏸🥊🥋⛳️🎣🎽🎿🏂🏋️🤸🏄🏊🚴🧗🏆🥇🥈🥉🏅🎫🎪🎭🎨🎬🎤🎧🎹🥁🎸🎲🎮"
    case .travel:
      "🚗🚕🚙🚌🏎️🚓🚑🚒🚚🚜🚲🛵🏍️🚂🚆🚇✈️🚀🚁⛵️🚢⚓️⛽️🚦🗺️🗽🗼🏰🎡⛲️🏖️🏔️⛺️🏠🏢🏥🏫⛪️🌆🌉"
    case .objects:
      "⌚️📱💻⌨️🖥️🖨️📷🎥📞📺📻⏰⏳🔋🔌💡🔦💰💳💎🔧🔨🔑🚪🛋️🛏️🚿🧸🎁🎈🎉✉️📦📅📁📌✂️✏️🔍🔒"
    case .symbols:
      "❤️🧡💛💚💙💜🖤💔💕💯✅❌❓❗️⚠️🚫♻️⬆️⬇️⬅️➡️🔄▶️⏸️⏹️🔊🔔🎵💬💤🆕🆗🔴🟠🟡🟢🔵🟣⚫️⚪️"
    case .flags:
      "🏁🚩🏳️🏴🏳️‍🌈🇦🇷🇦🇹🇦🇺🇧🇪🇧🇷🇨🇦🇨🇭🇨🇱🇨🇳🇩🇪🇩🇰🇪🇸🇪🇺🇫🇮🇫🇷🇬🇧🇬🇷🇮🇪🇮🇳🇮🇹🇯🇵🇰🇪🇰🇷🇲🇽🇳🇱🇳🇴🇳🇿🇵🇱🇵🇹🇸🇪🇹🇷🇺🇦🇺🇸🇻🇳🇿🇦"
    }
  }
}

nonisolated extension KeyboardRows {
  /// A group's emoji in rows, and below them the keys of letters and of the groups.
  static func emoji(_ group: EmojiGroup, rows count: Int) -> [[Slot]] {
    let emoji = group.emoji
    let columns = (emoji.count + count - 1) / count
    let rows = stride(from: 0, to: emoji.count, by: columns).map { start in
      let row = emoji[start..<min(start + columns, emoji.count)]
      let keys: [Slot] = row.map { Slot(key: .text($0), width: 1) }
      return keys + (row.count..<columns).map { _ in Slot(key: nil, width: 1) }
    }
    let groups = EmojiGroup.allCases.map { KeyboardKey.plane(.emoji($0), title: $0.title) }
    let lowest: [KeyboardKey] = [.plane(.letters, title: "ABC")] + groups + [.delete]
    return rows + [lowest.map { Slot(key: $0, width: 1) }]
  }
}
