/// How a date picker looks.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// Wheels for a countdown, else compact.
  case automatic
  /// Wheels side by side.
  case wheels
  /// Buttons with the date and the time, which open a popover.
  case compact
  /// A calendar of a month, and a button with the time.
  case inline
}

extension UIDatePickerStyle {
  /// The style in which a mode is shown: a countdown has only wheels, and a time no calendar.
  nonisolated func resolved(for mode: UIDatePicker.Mode) -> UIDatePickerStyle {
    switch (self, mode) {
    case (_, .countDownTimer), (.wheels, _): .wheels
    case (.automatic, _), (.compact, _), (.inline, .time): .compact
    case (.inline, _): .inline
    }
  }
}
