import Foundation
import NavigationKit
import Testing

/// What the keyboard's guide does unless it is told otherwise.
struct KeyboardGuideTests {
  @Test func `it covers the safe area, and leaves a keyboard elsewhere and fingers alone`() {
    let view = UIView()
    let guide = view.keyboardLayoutGuide
    #expect(guide.usesBottomSafeArea && !guide.followsUndockedKeyboard)
    #expect(guide.keyboardDismissPadding == 0)
  }
}
