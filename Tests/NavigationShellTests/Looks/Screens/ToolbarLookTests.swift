import Foundation
import NavigationKit
import Testing

/// Pictures of toolbars at 3×: symbols, titles, controls, in each state.
struct ToolbarLookTests {
  @Test(arguments: Look.all)
  func toolbars(look: Look) throws {
    let sheet = try Sheet(look, width: 220, height: 204)
    let off = UIBarButtonItem(systemItem: .reply)
    off.isEnabled = false
    let star = UIBarButtonItem(image: UIImage(systemName: "star.fill"))
    star.tintColor = .systemOrange
    add(
      [
        UIBarButtonItem(systemItem: .action), .flexibleSpace(), off, .flexibleSpace(), star,
      ], to: sheet, y: 4)
    let words = UIBarButtonItem(title: "Off")
    words.isEnabled = false
    add(
      [
        UIBarButtonItem(title: "Held"), .flexibleSpace(), words, .flexibleSpace(),
        UIBarButtonItem(systemItem: .done),
      ], to: sheet, y: 54)
    let segments = UISegmentedControl(items: ["Map", "List"])
    segments.selectedSegmentIndex = 0
    segments.frame.size = CGSize(width: 100, height: 32)
    add(
      [
        UIBarButtonItem(systemItem: .refresh), .flexibleSpace(),
        UIBarButtonItem(customView: segments), .flexibleSpace(),
        UIBarButtonItem(systemItem: .compose),
      ], to: sheet, y: 104)
    let black = add([UIBarButtonItem(systemItem: .play), .fixedSpace(30), star], to: sheet, y: 154)
    black.barStyle = .black
    let x: CGFloat = look == .mirrored ? 190 : 30
    sheet.hold(CGPoint(x: x, y: 76), CGPoint(x: 220 - x, y: 126))
    try sheet.expectGolden("toolbars", look)
  }

  @discardableResult
  private func add(_ items: [UIBarButtonItem], to sheet: Sheet, y: CGFloat) -> UIToolbar {
    let bar = sheet.add(
      UIToolbar(), x: 0, y: y, width: sheet.stage.screen.bounds.width, height: 44)
    bar.setItems(items, animated: false)
    return bar
  }
}
