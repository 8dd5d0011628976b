import Foundation
import Testing

@testable import NavigationKit

/// The notifications of the keyboard's changes.
@Suite struct KeyboardChangeTests {
  private func place(_ isShown: Bool, _ height: CGFloat, width: CGFloat = 390) -> KeyboardPlace {
    KeyboardPlace(
      isShown: isShown, frame: CGRect(x: 0, y: 844 - height, width: width, height: height))
  }

  @Test func `nothing is said where nothing changes`() {
    #expect(KeyboardChange(from: place(false, 0), to: place(false, 0)) == nil)
    #expect(KeyboardChange(from: place(true, 336), to: place(true, 336)) == nil)
    // A screen that becomes wider without a keyboard.
    #expect(KeyboardChange(from: place(true, 0), to: place(true, 0, width: 844)) == nil)
  }

  @Test func `one that is not drawn comes and goes without a frame`() throws {
    let shows = try #require(KeyboardChange(from: KeyboardPlace(), to: place(true, 0)))
    #expect(shows.kind == .shows && !shows.isVisible)
    #expect(shows.begin == CGRect(x: 0, y: 844, width: 390, height: 0))
    #expect(shows.before == [UIResponder.keyboardWillShowNotification])
    #expect(shows.after == [UIResponder.keyboardDidShowNotification])
    let hides = try #require(KeyboardChange(from: place(true, 0), to: place(false, 0)))
    #expect(hides.kind == .hides && !hides.isVisible)
    #expect(hides.before == [UIResponder.keyboardWillHideNotification])
  }

  @Test func `one that is drawn begins or ends below the screen`() throws {
    let shows = try #require(KeyboardChange(from: place(false, 0), to: place(true, 336)))
    #expect(shows.begin == CGRect(x: 0, y: 844, width: 390, height: 336))
    #expect(shows.end == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(
      shows.before == [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      ])
    let hides = try #require(KeyboardChange(from: place(true, 336), to: place(false, 0)))
    #expect(hides.begin == shows.end && hides.end == shows.begin)
    #expect(
      hides.after == [
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
      ])
  }

  @Test func `switched on while typing it shows, with another height it moves`() {
    #expect(KeyboardChange(from: place(true, 0), to: place(true, 336))?.kind == .shows)
    #expect(KeyboardChange(from: place(true, 336), to: place(true, 0))?.kind == .hides)
    let moves = KeyboardChange(from: place(true, 336), to: place(true, 291))
    #expect(moves?.kind == .moves)
    #expect(moves?.before == [UIResponder.keyboardWillChangeFrameNotification])
    #expect(moves?.after == [UIResponder.keyboardDidChangeFrameNotification])
  }
}
