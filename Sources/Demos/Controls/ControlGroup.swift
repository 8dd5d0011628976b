/// A group of similar controls.
struct ControlGroup {
  let title: String
  let rows: [Row]

  /// A control and its name.
  struct Row {
    let title: String
    let make: @MainActor () -> UIView

    init(_ title: String, make: @escaping @MainActor () -> UIView) {
      self.title = title
      self.make = make
    }
  }

  static let all = [values, progress, buttons, text]

  private static let values = ControlGroup(
    title: "Values",
    rows: [
      Row("Switch") {
        let toggle = UISwitch(frame: .zero)
        toggle.isOn = true
        return toggle
      },
      Row("Slider") {
        let slider = sized(UISlider(frame: .zero))
        slider.value = 0.4
        return slider
      },
      Row("Stepper") { UIStepper(frame: .zero) },
      Row("Segments") {
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.selectedSegmentIndex = 0
        return segments
      },
      Row("Pages") {
        let pages = UIPageControl(frame: .zero)
        pages.numberOfPages = 5
        pages.sizeToFit()
        return pages
      },
    ])

  private static let progress = ControlGroup(
    title: "Progress",
    rows: [
      Row("Bar") {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.6
        return bar
      },
      Row("Wheel") {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.startAnimating()
        return wheel
      },
    ])

  private static let buttons = ControlGroup(
    title: "Buttons",
    rows: [
      Row("Plain") { button(.plain()) },
      Row("Tinted") { button(.tinted()) },
      Row("Filled") { button(.filled()) },
      Row("Grey") { button(.gray()) },
      Row("Off") {
        let off = button(.filled())
        off.isEnabled = false
        return off
      },
    ])

  private static let text = ControlGroup(
    title: "Text",
    rows: [
      Row("Field") {
        let field = sized(UITextField(frame: .zero))
        field.borderStyle = .roundedRect
        field.placeholder = "Type here"
        field.clearButtonMode = .whileEditing
        field.frame.size.height = 34
        return field
      }
    ])

  private static func button(_ configuration: UIButton.Configuration) -> UIButton {
    var configuration = configuration
    configuration.title = "Press"
    let button = UIButton(configuration: configuration, primaryAction: nil)
    button.sizeToFit()
    return button
  }

  /// Sets a width that fits a row for a control without a width of its own.
  private static func sized<Control: UIView>(_ control: Control) -> Control {
    control.sizeToFit()
    control.frame.size.width = 170
    return control
  }
}
