import Foundation
import Input
import NavigationKit
import Testing

/// Pictures at 3× of text that is edited, light and dark.
struct TextLookTests {
  nonisolated static let styles: [UIUserInterfaceStyle] = [.light, .dark]

  private func name(_ sheet: String, _ style: UIUserInterfaceStyle) -> String {
    "\(sheet)-\(style == .dark ? "dark" : "light")"
  }

  private func doubleTap(_ stage: Stage, at point: CGPoint) {
    for phase in [PointerEvent.Phase.down, .up, .down, .up] {
      stage.send(
        .pointer(PointerEvent(id: 0, phase: phase, position: point, time: stage.now)))
    }
    stage.settle()
  }

  @Test(arguments: styles)
  func `a word that a finger selected in a field`(style: UIUserInterfaceStyle) throws {
    // There is room for the edit menu above the field.
    let sheet = try Sheet(width: 240, height: 154, style: style)
    let secret = sheet.add(UITextField(), x: 10, y: 110, width: 180, height: 34)
    secret.borderStyle = .roundedRect
    secret.text = "Lagoon"
    secret.isSecureTextEntry = true
    let field = sheet.add(UITextField(), x: 10, y: 68, width: 180, height: 34)
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.text = "A lagoon that is too long for its field"
    field.becomeFirstResponder()
    let lagoon = try #require(field.position(from: field.beginningOfDocument, offset: 8))
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: lagoon)
    sheet.stage.settle()
    doubleTap(sheet.stage, at: CGPoint(x: 60, y: 85))
    sheet.stage.settle()
    try sheet.expectGolden(name("text-field-selected", style))
  }

  @Test(arguments: styles)
  func `lines that are selected, and text that is composed`(style: UIUserInterfaceStyle) throws {
    let sheet = try Sheet(width: 220, height: 190, style: style)
    let view = sheet.add(UITextView(), x: 10, y: 10, width: 200, height: 80)
    view.font = .systemFont(ofSize: 17)
    view.text = "One tent, two lamps and\nשלום tea"
    let other = sheet.add(UITextView(), x: 10, y: 100, width: 200, height: 80)
    other.font = .systemFont(ofSize: 17)
    other.text = "Tea "
    other.becomeFirstResponder()
    other.setMarkedText("nihao", selectedRange: NSRange(location: 5, length: 0))
    sheet.stage.settle()
    try sheet.expectGolden(name("text-view-composed", style))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 10, length: 17)
    sheet.stage.settle()
    try sheet.expectGolden(name("text-view-selected", style))
  }
}
