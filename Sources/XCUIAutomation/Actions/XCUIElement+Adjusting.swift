public import Foundation
import NavigationKit

extension XCUIElement {
  /// Drags the thumb of a slider to a share of its range, 0 to 1.
  @preconcurrency @MainActor
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let action = action("adjust", file, line)
    action.perform { stage, _, element in
      guard element.elementType == .slider else {
        return ElementReport.fail(
          action.verb, element, because: "only a slider has a position.", at: action.place)
      }
      let share = min(max(normalizedSliderPosition, 0), 1)
      guard let slider = element.node?.view as? UISlider else {
        let frame = element.frame
        let point = CGPoint(x: frame.minX + share * frame.width, y: frame.midY)
        return Finger.press(at: point, for: 0, on: stage)
      }
      let range = slider.maximumValue - slider.minimumValue
      let value = slider.minimumValue + Float(share) * range
      Finger.drag(
        from: slider.thumbCenter(for: slider.value), to: slider.thumbCenter(for: value), on: stage,
        resting: 0.1)
    }
  }

  /// How far the thumb of a slider is, as a share of its range.
  @preconcurrency @MainActor
  public var normalizedSliderPosition: CGFloat {
    guard let slider = RunningApp.elements(at: steps).first?.node?.view as? UISlider,
      slider.maximumValue > slider.minimumValue
    else { return 0 }
    return CGFloat(
      (slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue))
  }

  /// Turns a picker's wheel to the row with a title; the test fails if it has no such row.
  @preconcurrency @MainActor
  public func adjust(
    toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let action = action("turn", file, line)
    action.perform { stage, point, element in
      let rows = turnWheel(to: pickerWheelValue, at: point, on: stage)
      guard rows.last == pickerWheelValue else {
        return ElementReport.fail(
          action.verb, element,
          because: "it has no row “\(pickerWheelValue)”. Its rows are \(ListedNames.text(rows)).",
          at: action.place)
      }
    }
  }

  /// Turns the wheel row by row, down to its end and then up, until it shows a value; returns what it showed.
  private func turnWheel(to value: String, at middle: CGPoint, on stage: Stage) -> [String] {
    var rows: [String] = []
    for direction: CGFloat in [1, -1] {
      var last: String?
      while let shown = RunningApp.elements(at: steps).first?.value as? String, shown != last {
        rows.append(shown)
        if shown == value { return rows }
        last = shown
        Finger.tap(
          at: CGPoint(x: middle.x, y: middle.y + direction * Self.wheelRowHeight), on: stage)
        RunningApp.finishAction()
      }
    }
    return rows
  }

  /// The height of a wheel's rows, in points; a tap this far from the middle is in the next row.
  private static let wheelRowHeight: CGFloat = 32
}

extension UISlider {
  /// Where the middle of the thumb is on screen for a value.
  fileprivate func thumbCenter(for value: Float) -> CGPoint {
    let thumb = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
  }
}
