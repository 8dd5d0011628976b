import Goldens
import Foundation
import NavigationKit
import Testing

/// Pictures of the software keyboard at 2×: letters with shift on and a key pressed, and digits.
struct KeyboardLookTests {
  private func sheet(_ look: Look, _ change: (UITextField) -> Void) throws -> Sheet {
    let sheet = try Sheet(
      width: 375, height: 400, scale: 2, style: look == .dark ? .dark : .light,
      safeAreaInsets: UIEdgeInsets(bottom: 34))
    sheet.stage.hasSoftwareKeyboard = true
    sheet.stage.chrome = ScreenChrome(hasHomeIndicator: true)
    let field = UITextField()
    field.placeholder = "Name"
    change(field)
    sheet.add(field, x: 20, y: 10, width: 335)
    sheet.stage.tap("Name")
    sheet.stage.settle()
    return sheet
  }

  @Test(arguments: Look.styles)
  func letters(look: Look) throws {
    let sheet = try sheet(look) { $0.returnKeyType = .search }
    let key = try #require(sheet.stage.element(.key, "G"))
    sheet.stage.press(at: CGPoint(x: key.frame.midX, y: key.frame.midY))
    try sheet.expectGolden("keyboard-letters", look)
  }

  @Test(arguments: Look.styles)
  func digits(look: Look) throws {
    try sheet(look) { $0.keyboardType = .phonePad }.expectGolden("keyboard-digits", look)
  }
}
