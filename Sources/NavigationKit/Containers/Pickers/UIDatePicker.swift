public import Foundation

/// Selects a date, a time, both, or the length of a countdown.
///
/// By default the date is that of the picker's creation and the time zone the machine's, as long as a
/// person operates the app. In tests, captures and scenarios it looks the same everywhere: the date is
/// the beginning of 2001 and the time zone GMT. The calendar is the Gregorian one and the locale
/// American English.
open class UIDatePicker: UIControl {
  /// The mode of a date picker.
  public enum Mode: Int, Hashable, Sendable {
    /// Hours and minutes.
    case time
    /// Year, month and day.
    case date
    /// A day, hours and minutes.
    case dateAndTime
    /// Hours and minutes of a duration.
    case countDownTimer
  }

  private var settings = DateSettings(on: Stage.current)
  private var face: (any DatePickerFace)?

  /// Makes a picker of a date and time in its natural size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    update()
    if frame.isEmpty { sizeToFit() }
  }

  /// Makes a picker with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    update()
  }

  /// Makes a picker that starts with the settings of another.
  init(_ settings: DateSettings, style: UIDatePickerStyle) {
    self.settings = settings
    preferredDatePickerStyle = style
    super.init(frame: .zero)
    update()
    sizeToFit()
  }

  // MARK: Mode and style

  /// The mode of the picker; a date and time by default.
  open var datePickerMode: Mode {
    get { settings.mode }
    set { change { $0.mode = newValue } }
  }

  /// How it should look; automatic by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { update() } }

  /// How it looks: wheels, compact or inline.
  ///
  /// A countdown always has wheels, and a time alone has no calendar, but a button.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle.resolved(for: datePickerMode)
  }

  // MARK: Date

  /// The selected date, within the limits; only the user's choice sends
  /// ``UIControl/Event/valueChanged``.
  open var date: Date {
    get { settings.date }
    set { setDate(newValue, animated: false) }
  }

  /// Selects a date, turning wheels to it if `animated` is true.
  open func setDate(_ date: Date, animated: Bool) {
    change(animated: animated) { $0.date = date }
  }

  /// The earliest date; nil, the default, or one after the latest, for none.
  open var minimumDate: Date? {
    get { settings.minimum }
    set { change { $0.minimum = newValue } }
  }

  /// The latest date; nil, the default, or one before the earliest, for none.
  open var maximumDate: Date? {
    get { settings.maximum }
    set { change { $0.maximum = newValue } }
  }

  /// The minutes between two times, which divide an hour evenly; 1 by default, and if they do not.
  open var minuteInterval: Int {
    get { settings.minuteInterval }
    set { change { $0.minuteInterval = newValue } }
  }

  /// Whether the date is at a multiple of ``minuteInterval``; true unless set.
  open var roundsToMinuteInterval: Bool {
    get { settings.rounds }
    set { change { $0.rounds = newValue } }
  }

  /// The length of a countdown, in seconds, less than a day.
  open var countDownDuration: TimeInterval {
    get { settings.duration }
    set { change { $0.duration = min(max(0, newValue.isFinite ? newValue : 0), 86_340) } }
  }

  // MARK: Language

  /// The calendar; the Gregorian one by default.
  open var calendar: Calendar! {
    get { settings.calendar }
    set { change { $0.calendar = newValue ?? Calendar(identifier: .gregorian) } }
  }

  /// The language and its formats; nil stands for American English, the default.
  open var locale: Locale? {
    get { settings.locale }
    set { change { $0.locale = newValue ?? DateSettings.standardLocale } }
  }

  /// The time zone; nil stands for GMT, the default.
  open var timeZone: TimeZone? {
    get { settings.timeZone }
    set { change { $0.timeZone = newValue ?? .gmt } }
  }

  // MARK: Changes

  private func change(animated: Bool = false, _ body: (inout DateSettings) -> Void) {
    body(&settings)
    if settings.mode != .countDownTimer { settings.date = settings.fitted(settings.date) }
    update(animated: animated)
  }

  private func update(animated: Bool = false) {
    if face?.serves(settings, datePickerStyle) != true {
      face?.removeFromSuperview()
      let new = makeFace()
      face = new
      addSubview(new)
      stateDidChange()
      invalidateIntrinsicContentSize()
    }
    face?.show(settings, animated: animated)
    setNeedsLayout()
  }

  private func makeFace() -> any DatePickerFace {
    switch datePickerStyle {
    case .inline: DateGridFace(self)
    case .compact: DateButtonsFace(self)
    case .wheels, .automatic: DateWheelsFace(self)
    }
  }

  /// Selects a date, or a countdown by its time, for the user.
  func userDidChoose(_ date: Date) {
    let old = settings.shownDate
    settings.choose(date)
    face?.show(settings, animated: true)
    if settings.shownDate != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(
      settings.shownDate.timeIntervalSinceReferenceDate, forKey: UIDatePicker.dateKey)
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard coder.containsValue(forKey: UIDatePicker.dateKey) else { return }
    let seconds = coder.decodeDouble(forKey: UIDatePicker.dateKey)
    change { $0.choose(Date(timeIntervalSinceReferenceDate: seconds)) }
  }

  private static let dateKey = "UIDatePicker.date"

  // MARK: Size and appearance

  open override func sizeThatFits(_ size: CGSize) -> CGSize { face?.naturalSize ?? size }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func layoutSubviews() { face?.frame = bounds }

  override func stateDidChange() {
    face?.isUserInteractionEnabled = isEnabled
    face?.stateAlpha = isEnabled ? 1 : UIControl.disabledAlpha
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

/// The view that shows a date picker in a style.
@MainActor
protocol DatePickerFace: UIView {
  /// Whether the face can show settings in a style, or another face has to.
  func serves(_ settings: DateSettings, _ style: UIDatePickerStyle) -> Bool
  /// Shows the settings and the selected date.
  func show(_ settings: DateSettings, animated: Bool)
  /// Its natural size.
  var naturalSize: CGSize { get }
}
