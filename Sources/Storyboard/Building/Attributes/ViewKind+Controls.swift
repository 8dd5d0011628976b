import Foundation
import NavigationKit

/// Controls.
extension ViewKind {
  static let controls: [String: ViewKind] = [
    "button": ViewKind(buttons) { element, scene in
      UIButton(type: scene.buttonType(of: element))
    },
    "textField": ViewKind(UITextField.self, textFields),
    "switch": ViewKind(UISwitch.self, switches),
    "slider": ViewKind(UISlider.self, sliders),
    "stepper": ViewKind(UIStepper.self, steppers),
    "segmentedControl": ViewKind(UISegmentedControl.self, segmentedControls),
    "progressView": ViewKind(UIProgressView.self, progressViews),
    "activityIndicatorView": ViewKind(spinners) { element, _ in
      UIActivityIndicatorView(
        style: element["style"] == "whiteLarge" || element["style"] == "large" ? .large : .medium)
    },
    "pageControl": ViewKind(UIPageControl.self, pageControls),
    "pickerView": ViewKind(UIPickerView.self),
    "datePicker": ViewKind(UIDatePicker.self, datePickers),
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  private static let buttons: [Attribute<UIButton>] = [
    .other { button, element, scene in
      if let font = scene.font(of: element) { button.titleLabel?.font = font }
      for state in element.children where state.tag == "state" {
        guard let key = state.key, let when = states[key] else { continue }
        if let title = scene.reader.string("title", of: state) { button.setTitle(title, for: when) }
        if let text = scene.reader.attributedText("attributedTitle", of: state) {
          button.setTitle(text.plain, for: when)
        }
        if let image = scene.image("image", of: state) { button.setImage(image, for: when) }
        if let image = scene.image("backgroundImage", of: state) {
          button.setBackgroundImage(image, for: when)
        }
        if let color = scene.reader.color("titleColor", of: state) {
          button.setTitleColor(UIColor(color), for: when)
        }
      }
    },
    .other { button, element, scene in
      let button: any ButtonWithEdgeInsets = button
      if let insets = scene.insets("contentEdgeInsets", of: element) {
        button.contentEdgeInsets = insets
      }
      if let insets = scene.insets("titleEdgeInsets", of: element) {
        button.titleEdgeInsets = insets
      }
      if let insets = scene.insets("imageEdgeInsets", of: element) {
        button.imageEdgeInsets = insets
      }
    },
    .other { button, element, scene in
      guard let look = element.child(key: "configuration") else { return }
      var configuration: UIButton.Configuration =
        switch look["style"] {
        case "filled": .filled()
        case "tinted": .tinted()
        case "gray": .gray()
        default: .plain()
        }
      configuration.title = scene.reader.string("title", of: look)
      configuration.subtitle = scene.reader.string("subtitle", of: look)
      configuration.image = scene.image("image", of: look)
      if let color = scene.reader.color("baseForegroundColor", of: look) {
        configuration.baseForegroundColor = UIColor(color)
      }
      if let color = scene.reader.color("baseBackgroundColor", of: look) {
        configuration.baseBackgroundColor = UIColor(color)
      }
      button.configuration = configuration
    },
  ]

  private static let textFields: [Attribute<UITextField>] = [
    .other { field, element, scene in
      if let font = scene.font(of: element) { field.font = font }
      if let color = scene.reader.color("textColor", of: element) {
        field.textColor = UIColor(color)
      }
      if let traits = element.child(key: "textInputTraits") {
        field.isSecureTextEntry =
          scene.reader.bool("secureTextEntry", of: traits) ?? false
      }
    },
    .text("text", \.text),
    .text("placeholder", \.placeholder),
    .choice("textAlignment", \.textAlignment, alignments),
    .choice(
      "borderStyle", \.borderStyle,
      ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
    .choice(
      "clearButtonMode", \.clearButtonMode,
      [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
        "always": .always,
      ]),
  ]

  private static let switches: [Attribute<UISwitch>] = [
    .other { control, element, scene in control.isOn = scene.reader.bool("on", of: element) ?? false
    },
    .color("onTintColor", \.onTintColor),
    .color("thumbTintColor", \.thumbTintColor),
  ]

  private static let sliders: [Attribute<UISlider>] = [
    .number("minValue", \.minimumValue),
    .number("maxValue", \.maximumValue),
    .number("value", \.value),
    .color("minimumTrackTintColor", \.minimumTrackTintColor),
    .color("maximumTrackTintColor", \.maximumTrackTintColor),
    .color("thumbTintColor", \.thumbTintColor),
    .image("minimumValueImage", \.minimumValueImage),
    .image("maximumValueImage", \.maximumValueImage),
  ]

  private static let steppers: [Attribute<UIStepper>] = [
    .other { stepper, element, scene in
      let least = scene.reader.length("minimumValue", of: element) ?? stepper.minimumValue
      let most = scene.reader.length("maximumValue", of: element) ?? stepper.maximumValue
      if least < most {
        // In between, the range is as wide as both.
        stepper.maximumValue = max(most, stepper.maximumValue)
        (stepper.minimumValue, stepper.maximumValue) = (least, most)
      } else {
        scene.reader.note("its range is empty, so it is 0 to 100", at: element)
      }
      if let step = scene.reader.length("stepValue", of: element), step > 0 {
        stepper.stepValue = step
      }
    },
    .number("value", \.value),
    .bool("autorepeat", \.autorepeat),
    .bool("wraps", \.wraps),
  ]

  private static let segmentedControls: [Attribute<UISegmentedControl>] = [
    .other { control, element, scene in
      for segment in element.children(in: "segments") {
        let index = control.numberOfSegments
        if let image = scene.image("image", of: segment) {
          control.insertSegment(with: image, at: index, animated: false)
        } else {
          control.insertSegment(
            withTitle: scene.reader.string("title", of: segment) ?? "", at: index,
            animated: false)
        }
      }
    },
    .other { control, element, scene in
      guard let index = scene.reader.int("selectedSegmentIndex", of: element) else { return }
      if (-1..<control.numberOfSegments).contains(index) {
        control.selectedSegmentIndex = index
      } else {
        scene.reader.note("it has no segment \(index), so none is selected", at: element)
      }
    },
    .bool("momentary", \.isMomentary),
    .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
  ]

  private static let progressViews: [Attribute<UIProgressView>] = [
    .number("progress", \.progress),
    .color("progressTintColor", \.progressTintColor),
    .color("trackTintColor", \.trackTintColor),
  ]

  private static let spinners: [Attribute<UIActivityIndicatorView>] = [
    .bool("hidesWhenStopped", \.hidesWhenStopped),
    .other { spinner, element, scene in
      if let color = scene.reader.color("color", of: element) { spinner.color = UIColor(color) }
      if scene.reader.bool("animating", of: element) == true { spinner.startAnimating() }
    },
  ]

  private static let pageControls: [Attribute<UIPageControl>] = [
    .other { control, element, scene in
      guard let pages = scene.reader.int("numberOfPages", of: element) else { return }
      control.numberOfPages = min(max(pages, 0), mostPages)
    },
    .int("currentPage", \.currentPage),
    .color("pageIndicatorTintColor", \.pageIndicatorTintColor),
    .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
  ]

  /// More dots than fit on any screen.
  private static let mostPages = 500

  private static let datePickers: [Attribute<UIDatePicker>] = [
    .choice(
      "datePickerMode", \.datePickerMode,
      [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer,
      ]),
    .choice(
      "style", \.preferredDatePickerStyle,
      ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
  ]
}

extension UIControl {
  /// What all controls have.
  static let controlAttributes: [Attribute<UIControl>] = [
    .bool("enabled", \.isEnabled),
    .bool("selected", \.isSelected),
    .bool("highlighted", \.isHighlighted),
    .choice(
      "contentHorizontalAlignment", \.contentHorizontalAlignment,
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ]),
    .choice(
      "contentVerticalAlignment", \.contentVerticalAlignment,
      ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
  ]
}

/// Insets that are deprecated in code, which files have all the same.
@MainActor
private protocol ButtonWithEdgeInsets: AnyObject {
  var contentEdgeInsets: UIEdgeInsets { get set }
  var titleEdgeInsets: UIEdgeInsets { get set }
  var imageEdgeInsets: UIEdgeInsets { get set }
}

extension UIButton: ButtonWithEdgeInsets {}
