/// The controls on the sheets in all their states.
enum GalleryControls {
  static func styles() -> [ControlGroup.Row] {
    [
      button("Plain", .plain()), button("Tinted", .tinted()), button("Filled", .filled()),
      button("Grey", .gray()), button("Bordered", .bordered()),
      button("Off", .filled(), isEnabled: false),
    ]
  }

  static func shapes() -> [ControlGroup.Row] {
    var small = UIButton.Configuration.tinted()
    small.buttonSize = .small
    var capsule = UIButton.Configuration.filled()
    capsule.cornerStyle = .capsule
    var symbol = UIButton.Configuration.gray()
    symbol.image = UIImage(systemName: "paperplane")
    symbol.imagePadding = 6
    var coloured = UIButton.Configuration.filled()
    coloured.baseBackgroundColor = .systemGreen
    var busy = UIButton.Configuration.tinted()
    busy.showsActivityIndicator = true
    busy.imagePadding = 6
    return [
      button("Small", small), button("Capsule", capsule), button("Symbol", symbol),
      button("Green", coloured), button("Busy", busy),
    ]
  }

  static func segments() -> [ControlGroup.Row] {
    [
      row("Words", segmented(["Day", "Week"])),
      row("Signs", segmented(["sun.max", "moon", "star"].map { UIImage(systemName: $0) as Any })),
      row("Off", off(segmented(["On", "Off"]))),
    ]
  }

  static func switches() -> [ControlGroup.Row] {
    [
      row("On", toggle(true)), row("Off", toggle(false)), row("Disabled", off(toggle(true))),
    ]
  }

  static func sliders() -> [ControlGroup.Row] {
    let ends = slider(0.7)
    ends.minimumValueImage = UIImage(systemName: "minus")
    ends.maximumValueImage = UIImage(systemName: "plus")
    let end = UIStepper(frame: .zero)
    let middle = UIStepper(frame: .zero)
    middle.value = 50
    return [
      row("Slider", slider(0.4)), row("Signs", ends), row("Disabled", off(slider(0.4))),
      row("Stepper", middle), row("At its end", end),
    ]
  }

  static func progress() -> [ControlGroup.Row] {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.6
    bar.frame.size.width = 130
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    let large = UIActivityIndicatorView(style: .large)
    large.startAnimating()
    let pages = UIPageControl(frame: .zero)
    pages.numberOfPages = 5
    pages.currentPage = 1
    pages.currentPageIndicatorTintColor = .label
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.sizeToFit()
    return [row("Bar", bar), row("Wheel", wheel), row("Large", large), row("Pages", pages)]
  }

  static func fields() -> [ControlGroup.Row] {
    let filled = field(.roundedRect)
    filled.text = "Lagoon"
    let right = field(.roundedRect)
    right.text = "1,024"
    right.textAlignment = .right
    let long = field(.roundedRect)
    long.text = "Longer than there is room for"
    let secret = field(.roundedRect)
    secret.text = "Lagoon"
    secret.isSecureTextEntry = true
    let ends = field(.roundedRect)
    ends.text = "Lagoon"
    ends.leftView = sign("magnifyingglass")
    ends.rightView = sign("star")
    (ends.leftViewMode, ends.rightViewMode) = (.always, .always)
    return [
      row("Empty", field(.roundedRect)), row("Filled", filled), row("Long", long),
      row("Right", right), row("Secret", secret), row("Views", ends), row("Line", field(.line)),
      row("None", field(.none)),
    ]
  }

  private static func sign(_ name: String) -> UIImageView {
    UIImageView(image: UIImage(systemName: name))
  }

  private static func row(_ title: String, _ control: UIView) -> ControlGroup.Row {
    ControlGroup.Row(title) { control }
  }

  private static func off<Control: UIControl>(_ control: Control) -> Control {
    control.isEnabled = false
    return control
  }

  private static func button(
    _ title: String, _ style: UIButton.Configuration, isEnabled: Bool = true
  ) -> ControlGroup.Row {
    var style = style
    style.title = "Press"
    let button = UIButton(configuration: style, primaryAction: nil)
    button.isEnabled = isEnabled
    button.sizeToFit()
    return row(title, button)
  }

  private static func segmented(_ items: [Any]) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.selectedSegmentIndex = 0
    return control
  }

  private static func toggle(_ isOn: Bool) -> UISwitch {
    let toggle = UISwitch(frame: .zero)
    toggle.isOn = isOn
    return toggle
  }

  private static func slider(_ value: Float) -> UISlider {
    let slider = UISlider(frame: .zero)
    slider.sizeToFit()
    slider.frame.size.width = 130
    slider.value = value
    return slider
  }

  private static func field(_ border: UITextField.BorderStyle) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 140, height: 34))
    field.borderStyle = border
    field.placeholder = "Type here"
    return field
  }
}
