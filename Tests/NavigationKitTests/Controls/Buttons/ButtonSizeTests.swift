import Foundation
import NavigationKit
import Testing

/// How large a button is as it is made.
struct ButtonSizeTests {
  private let send = UIAction(title: "Send") { _ in }

  @Test func `one that is made with a type and an action is as large as its title`() {
    let button = UIButton(type: .system, primaryAction: send)
    #expect(button.bounds.size == button.intrinsicContentSize && button.bounds.width > 0)
  }

  @Test func `one whose type has a symbol is as large as that`() {
    let button = UIButton(type: .contactAdd)
    #expect(button.bounds.size == button.currentImage?.size && button.bounds.width > 0)
  }

  @Test func `any other has the size that it is given`() {
    #expect(UIButton(type: .system).bounds.size == .zero)
    let frame = CGRect(x: 0, y: 0, width: 7, height: 9)
    #expect(UIButton(frame: frame, primaryAction: send).frame == frame)
  }
}
