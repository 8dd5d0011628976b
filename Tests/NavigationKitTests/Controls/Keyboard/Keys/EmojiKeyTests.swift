import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// The keys of emoji.
struct EmojiKeyTests {
  private let fixture = KeyboardFixture()
  private var stage: Stage { fixture.stage }
  private var name: UITextField { fixture.name }

  private func tap(_ keys: String...) { for key in keys { stage.tap(key) } }
  private func frame(_ title: String) throws -> CGRect {
    try #require(stage.element(.key, title)).frame
  }

  private func openEmoji() {
    stage.tap(at: CGPoint(x: 340, y: 77))
    stage.advance(by: 0.4)
    tap("emoji")
  }

  @Test func `emoji are typed and deleted, and letters come back`() {
    openEmoji()
    tap("😀", "😎")
    #expect(name.text == "😀😎")
    tap("🐻", "🦊", "🏁", "🇩🇪", "🏳️‍🌈")
    #expect(name.text == "😀😎🦊🇩🇪🏳️‍🌈")
    tap("delete", "delete")
    #expect(name.text == "😀😎🦊", "a flag is one character")
    tap("ABC", "q")
    #expect(name.text == "😀😎🦊q")
  }

  @Test func `a finger held on an emoji of a person chooses a tone of skin`() throws {
    openEmoji()
    let thumb = try frame("👍")
    let finger = CGPoint(x: thumb.midX, y: thumb.midY)
    stage.press(at: finger)
    stage.advance(by: 0.7)
    let side: CGFloat = thumb.midX < 195 ? 1 : -1
    stage.move(to: CGPoint(x: finger.x + side * 2 * KeyboardMetrics.choiceWidth, y: finger.y))
    stage.release()
    #expect(name.text == "👍🏼")
  }

  @Test(arguments: EmojiGroup.allCases)
  func `a group has forty emoji, each once and drawn as one letter`(group: EmojiGroup) {
    let emoji = group.emoji
    #expect(emoji.count == 40 && Set(emoji).count == 40)
    #expect(
      emoji.allSatisfy { $0.unicodeScalars.first?.properties.isEmoji == true && $0.count == 1 })
  }

  @Test(arguments: [(5, 8), (4, 10), (3, 14)])
  func `emoji stand in rows of one width`(rows: Int, columns: Int) {
    let all = KeyboardRows(
      .emoji(.food), isShifted: false, isPad: false, type: .default, emojiRows: rows
    ).rows
    #expect(all.count == rows + 1 && all.dropLast().allSatisfy { $0.count == columns })
    #expect(all.last?.map(\.key).first == .plane(.letters, title: "ABC"))
  }
}
