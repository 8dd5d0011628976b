import Foundation
import NavigationKit

/// Controls.
extension ViewKind {
  static let controls: [String: ViewKind] = [
    "button": ViewKind(buttons) { element, scene in
      UIButton(type: scene.buttonType(of: element))
    },
    "switch": ViewKind(UISwitch.self, switches),
    "slider": ViewKind(UISlider.self, sliders),
    "stepper": ViewKind(UIStepper.self, steppers),
    "segmentedControl": ViewKind(UISegmentedControl.self, segmentedControls),
    "progressView": ViewKind(UIProgressView.self, progressViews),
    "activityIndicatorView": ViewKind(spinners) { element, scene in
      let style = scene.reader.word("style", of: element)
      let wheel = UIActivityIndicatorView(
        style: style == "whiteLarge" || style == "large" ? .large : .medium)
      if style?.hasPrefix("white") == true { wheel.color = .white }
      return wheel
    },
    "pageControl": ViewKind(UIPageControl.self, pageControls),
    "pickerView": ViewKind(UIPickerView.self),
    "datePicker": ViewKind(UIDatePicker.self, datePickers),
  ]

  private static let switches: [Attribute<UISwitch>] = [
    .bool("on", \.isOn),
    .color("onTintColor", \.onTintColor),
    .color("thumbTintColor", \.thumbTintColor),
  ]

  private static let sliders: [Attribute<UISlider>] = [
    .bool("continuous", \.isContinuous),
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
      let minimum = scene.reader.length("minimumValue", of: element) ?? stepper.minimumValue
      let maximum = scene.reader.length("maximumValue", of: element) ?? stepper.maximumValue
      if minimum < maximum {
        // In between, the range is as wide as both.
        stepper.maximumValue = max(maximum, stepper.maximumValue)
        (stepper.minimumValue, stepper.maximumValue) = (minimum, maximum)
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
        scene.reader.play(segment)
        if let width = scene.reader.length("width", of: segment), width > 0 {
          control.setWidth(width, forSegmentAt: index)
        }
        if let isEnabled = scene.reader.bool("enabled", of: segment) {
          control.setEnabled(isEnabled, forSegmentAt: index)
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
    .bool("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
    .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
  ]

  private static let progressViews: [Attribute<UIProgressView>] = [
    .number("progress", \.progress),
    .choice("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar]),
    .color("progressTintColor", \.progressTintColor),
    .color("trackTintColor", \.trackTintColor),
  ]

  private static let spinners: [Attribute<UIActivityIndicatorView>] = [
    .other { spinner, element, scene in
      // A stopped spinner hides by default in code, but stays visible in a file.
      spinner.hidesWhenStopped = scene.reader.bool("hidesWhenStopped", of: element) ?? false
      if let color = scene.reader.uiColor("color", of: element) { spinner.color = color }
      if scene.reader.bool("animating", of: element) == true { spinner.startAnimating() }
    }
  ]

  private static let pageControls: [Attribute<UIPageControl>] = [
    .other { control, element, scene in
      guard let pages = scene.reader.int("numberOfPages", of: element) else { return }
      control.numberOfPages = min(max(pages, 0), maximumPages)
    },
    .int("currentPage", \.currentPage),
    .bool("hidesForSinglePage", \.hidesForSinglePage),
    .color("pageIndicatorTintColor", \.pageIndicatorTintColor),
    .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
  ]

  /// More dots than fit on any screen.
  private static let maximumPages = 500

  private static let datePickers: [Attribute<UIDatePicker>] = [
    .choice(
      "datePickerMode", \.datePickerMode,
      [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer,
      ]),
    .other { picker, element, scene in
      if !scene.hasClasses, scene.file.isOfTimeBeforeCompactDates {
        picker.preferredDatePickerStyle = .wheels
      }
    },
    .choice(
      "style", \.preferredDatePickerStyle,
      ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
    .other { picker, element, scene in
      if let minutes = scene.reader.int("minuteInterval", of: element), 60 % max(1, minutes) == 0 {
        picker.minuteInterval = max(1, minutes)
      }
      if let earliest = scene.date("minimumDate", of: element) { picker.minimumDate = earliest }
      let latest = scene.date("maximumDate", of: element)
      if latest.map({ $0 > picker.minimumDate ?? .distantPast }) == true {
        picker.maximumDate = latest
      }
      if scene.reader.bool("useCurrentDate", of: element) != true,
        let date = scene.date("date", of: element)
      {
        picker.date = date
      }
      if let duration = scene.reader.length("countDownDuration", of: element), duration > 0 {
        picker.countDownDuration = duration
      }
      if let locale = scene.reader.child("locale", of: element)?["localeIdentifier"] {
        picker.locale = Locale(identifier: locale)
      }
    },
  ]
}

extension UIControl {
  /// The attributes of all controls.
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

extension SceneBuilder {
  /// A date by its key; nil if there is none.
  fileprivate func date(_ key: String, of element: DocumentElement) -> Date? {
    guard let date = reader.child(key, of: element), date.tag == "date" else { return nil }
    return reader.double("timeIntervalSinceReferenceDate", of: date)
      .flatMap { abs($0) < Self.farthest ? Date(timeIntervalSinceReferenceDate: $0) : nil }
  }

  /// 1000 years, in seconds.
  private static let farthest = 31_557_600_000.0
}
