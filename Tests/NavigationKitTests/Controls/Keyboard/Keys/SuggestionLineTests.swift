import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The lines between the words above the keys.
struct SuggestionLineTests {
  private let fixture = KeyboardFixture()

  @Test func `they stand between the words, a pixel wide, in the middle of their height`() throws {
    let stage = fixture.stage
    stage.tap("Name")
    stage.advance(by: 1)
    let words = try ["the", "and", "to"].map { try #require(stage.element(.button, $0)).frame }
    let lines = stage.drawn.fills(KeyboardColors.divider).sorted { $0.minX < $1.minX }
    #expect(lines.count == 2)
    for (line, word) in zip(lines, words) {
      #expect(abs(line.minX - word.maxX) < 1 && abs(line.midY - word.midY) < 1)
      #expect(line.height > 10 && line.height < word.height)
      #expect(line.width * stage.screen.scale == 1)
    }
  }
}
