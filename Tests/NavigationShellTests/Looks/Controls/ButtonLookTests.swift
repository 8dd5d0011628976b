import Foundation
import NavigationKit
import Testing

/// Pictures of buttons and fields at 3×, light and dark, in each state.
struct ButtonLookTests {
  nonisolated static let styles: [UIUserInterfaceStyle] = [.light, .dark]

  private static let configurations: [UIButton.Configuration] = [
    .plain(), .tinted(), .filled(), .gray(),
  ]

  private func name(_ control: String, _ style: UIUserInterfaceStyle) -> String {
    "\(control)-\(style == .dark ? "dark" : "light")"
  }

  @Test(arguments: styles)
  func buttons(style: UIUserInterfaceStyle) throws {
    let sheet = try Sheet(width: 250, height: 170, style: style)
    for (row, configuration) in Self.configurations.enumerated() {
      for column in 0..<3 {
        let button = UIButton(configuration: configuration)
        button.configuration?.title = "Open"
        button.isHighlighted = column == 1
        button.isEnabled = column < 2
        sheet.add(button, x: 8 + CGFloat(column) * 80, y: 8 + CGFloat(row) * 40)
      }
    }
    try sheet.expectGolden(name("buttons", style))
  }

  @Test(arguments: styles)
  func `button content`(style: UIUserInterfaceStyle) throws {
    let sheet = try Sheet(width: 250, height: 214, style: style)
    func add(_ x: CGFloat, _ y: CGFloat, _ change: (inout UIButton.Configuration) -> Void) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Add"
      configuration.image = UIImage(systemName: "plus")
      change(&configuration)
      sheet.add(UIButton(configuration: configuration), x: x, y: y)
    }
    add(8, 8) { $0.imagePadding = 4 }
    add(130, 8) {
      $0.imagePlacement = .trailing
      $0.cornerStyle = .capsule
    }
    add(8, 56) { $0.subtitle = "A new page" }
    add(150, 56) { $0.imagePlacement = .top }
    add(8, 122) {
      $0.buttonSize = .small
      $0.image = nil
    }
    add(80, 122) {
      $0.buttonSize = .large
      $0.baseBackgroundColor = .systemGreen
    }
    add(8, 172) { $0.showsActivityIndicator = true }
    try sheet.expectGolden(name("button-content", style))
  }

  @Test(arguments: styles)
  func `pressed and disabled pictures, links and letters that fit`(style: UIUserInterfaceStyle)
    throws
  {
    let sheet = try Sheet(width: 240, height: 190, style: style)
    let heart = UIImage(systemName: "heart.fill")?
      .withTintColor(.systemRed, renderingMode: .alwaysOriginal)
    for column in 0..<3 {
      let button = UIButton(type: .custom)
      button.setImage(heart, for: .normal)
      button.isHighlighted = column == 1
      button.isEnabled = column < 2
      sheet.add(button, x: 12 + CGFloat(column) * 44, y: 10)
    }
    let shadowed = UIButton(type: .custom)
    shadowed.setTitle("Shadow", for: .normal)
    shadowed.setTitleColor(.systemBlue, for: .normal)
    shadowed.setTitleShadowColor(.systemGray, for: .normal)
    shadowed.titleLabel?.shadowOffset = CGSize(width: 1, height: 1)
    sheet.add(shadowed, x: 150, y: 8)
    let text = UITextView(frame: .zero)
    text.font = .systemFont(ofSize: 15)
    text.isEditable = false
    text.isScrollEnabled = false
    text.dataDetectorTypes = .all
    text.text = "See www.example.org, or call +1 (555) 010-0199."
    sheet.add(text, x: 6, y: 40, width: 228, height: 54)
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.adjustsFontSizeToFitWidth = true
    sheet.add(field, x: 12, y: 96, width: 160)
    field.text = "Letters that become smaller"
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.date = Date(timeIntervalSince1970: 0)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.locale = Locale(identifier: "en_US")
    sheet.add(picker, x: 12, y: 142, width: 120)
    try sheet.expectGolden(name("former-members", style))
  }

  @Test(arguments: styles)
  func fields(style: UIUserInterfaceStyle) throws {
    let sheet = try Sheet(width: 180, height: 174, style: style)
    func add(_ row: CGFloat, _ change: (UITextField) -> Void) {
      let field = UITextField(frame: .zero)
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      sheet.add(field, x: 10, y: 8 + row * 42, width: 160)
      change(field)
    }
    add(0) { _ in }
    add(1) {
      $0.text = "Ada"
      $0.clearButtonMode = .always
      $0.becomeFirstResponder()
    }
    add(2) {
      $0.text = "Ada"
      $0.isEnabled = false
    }
    add(3) {
      $0.borderStyle = .line
      $0.text = "Grace"
    }
    try sheet.expectGolden(name("fields", style))
  }
}
