import Foundation
import NavigationKit
import Testing

/// Pictures of controls at 3×, light and dark, in each state.
struct ControlLookTests {
  nonisolated static let styles: [UIUserInterfaceStyle] = [.light, .dark]

  private func name(_ control: String, _ style: UIUserInterfaceStyle) -> String {
    "\(control)-\(style == .dark ? "dark" : "light")"
  }

  @Test(arguments: styles)
  func sliders(style: UIUserInterfaceStyle) throws {
    let sheet = try Sheet(width: 170, height: 170, style: style)
    for (row, value) in [Float(0), 0.4, 1].enumerated() {
      let slider = sheet.add(UISlider(), x: 10, y: 4 + CGFloat(row) * 40, width: 150)
      slider.value = value
      slider.isEnabled = row < 2
    }
    let ends = sheet.add(UISlider(), x: 10, y: 124, width: 150)
    ends.value = 0.6
    ends.minimumValueImage = UIImage(systemName: "minus")
    ends.maximumValueImage = UIImage(systemName: "plus")
    ends.minimumTrackTintColor = .systemOrange
    try sheet.expectGolden(name("sliders", style))
  }

  @Test(arguments: styles)
  func steppers(style: UIUserInterfaceStyle) throws {
    let sheet = try Sheet(width: 114, height: 134, style: style)
    for (row, value) in [0.0, 5, 5].enumerated() {
      let stepper = sheet.add(UIStepper(), x: 10, y: 10 + CGFloat(row) * 42)
      stepper.value = value
      stepper.isEnabled = row < 2
    }
    sheet.stage.press(at: CGPoint(x: 80, y: 66))
    try sheet.expectGolden(name("steppers", style))
  }

  @Test(arguments: styles)
  func switches(style: UIUserInterfaceStyle) throws {
    let sheet = try Sheet(width: 132, height: 82, style: style)
    for (index, isOn) in [true, false, true, false].enumerated() {
      let toggle = sheet.add(
        UISwitch(), x: 10 + CGFloat(index % 2) * 61, y: 5 + CGFloat(index / 2) * 41)
      toggle.isOn = isOn
      toggle.isEnabled = index < 2
    }
    try sheet.expectGolden(name("switches", style))
  }

  @Test(arguments: styles)
  func segments(style: UIUserInterfaceStyle) throws {
    let sheet = try Sheet(width: 220, height: 92, style: style)
    for row in 0..<2 {
      let control = sheet.add(
        UISegmentedControl(items: ["Day", "Week", "Month"]), x: 10, y: 10 + CGFloat(row) * 42,
        width: 200)
      control.selectedSegmentIndex = row
      control.isEnabled = row == 0
    }
    try sheet.expectGolden(name("segments", style))
  }

  @Test(arguments: styles)
  func progress(style: UIUserInterfaceStyle) throws {
    let sheet = try Sheet(width: 140, height: 120, style: style)
    for (row, progress) in [Float(0), 0.02, 0.5, 1].enumerated() {
      let bar = UIProgressView(progressViewStyle: row == 2 ? .bar : .default)
      sheet.add(bar, x: 10, y: 10 + CGFloat(row) * 10, width: 120).progress = progress
    }
    let medium = sheet.add(UIActivityIndicatorView(style: .medium), x: 15, y: 68)
    let large = sheet.add(UIActivityIndicatorView(style: .large), x: 50, y: 60)
    medium.startAnimating()
    large.startAnimating()
    sheet.stage.advance(by: 0.3)
    let tinted = sheet.add(UIActivityIndicatorView(style: .medium), x: 105, y: 68)
    tinted.color = .systemRed
    tinted.startAnimating()
    try sheet.expectGolden(name("progress", style))
  }

  @Test(arguments: styles)
  func dots(style: UIUserInterfaceStyle) throws {
    let sheet = try Sheet(width: 110, height: 66, style: style)
    for row in 0..<2 {
      let dots = UIPageControl()
      dots.numberOfPages = 5
      dots.currentPage = row + 1
      sheet.add(dots, x: 0, y: 5 + CGFloat(row) * 30, width: 110)
      if row == 1 { dots.currentPageIndicatorTintColor = .systemBlue }
    }
    try sheet.expectGolden(name("dots", style))
  }
}
