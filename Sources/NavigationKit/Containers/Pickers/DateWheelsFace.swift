import Foundation

/// A date picker's wheels.
final class DateWheelsFace: UIView, DatePickerFace {
  private weak var owner: UIDatePicker?
  private let fields: DateWheels.Fields
  private let picker = UIPickerView()
  private let units = CountdownUnits(frame: .zero)
  /// Measures titles.
  private let ruler = PickerRowLabel(frame: .zero)
  private var wheels = DateWheels(DateSettings())
  private var texts = DateTexts(DateSettings())
  private var shownFields: [DateField] = []
  /// How the numbers and units of a countdown stand; empty for other modes.
  private var columns: [CountdownUnits.Column] = []

  init(_ owner: UIDatePicker, fields: DateWheels.Fields = .mode) {
    self.owner = owner
    self.fields = fields
    super.init(frame: .zero)
    ruler.isHidden = true
    addSubview(ruler)
    addSubview(picker)
    addSubview(units)
    picker.dataSource = self
    picker.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  var naturalSize: CGSize { PickerMetrics.size }

  func serves(_ settings: DateSettings, _ style: UIDatePickerStyle) -> Bool { style == .wheels }

  func show(_ settings: DateSettings, animated: Bool) {
    let old = wheels
    wheels = DateWheels(settings, fields)
    texts = DateTexts(settings)
    showUnits()
    picker.reloadAllComponents()
    for (component, field) in wheels.fields.enumerated() {
      let isSame = shownFields == wheels.fields && old.rows(of: field) == wheels.rows(of: field)
      let present = picker.selectedRow(inComponent: component)
      let row = wheels.row(of: field, near: isSame ? present : wheels.middleRow(of: field))
      guard row != present else { continue }
      picker.selectRow(row, inComponent: component, animated: animated && isSame)
    }
    shownFields = wheels.fields
  }

  override func layoutSubviews() {
    picker.frame = bounds
    units.frame = bounds
    picker.layoutIfNeeded()
    units.wheels = picker.wheels.map(\.frame)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showUnits()
  }

  /// Shows a countdown's units, if its language writes them behind the numbers.
  private func showUnits() {
    let fields = wheels.settings.mode == .countDownTimer ? wheels.fields : []
    let parts = fields.map { field in
      (0..<wheels.values(of: field)).map { texts.parts($0, of: field, in: wheels) }
    }
    let isSplit = parts.allSatisfy { !$0.contains { $0 == nil } }
    columns = isSplit ? parts.map { column(of: $0.compactMap(\.self)) } : []
    let chosen = fields.map { wheels.value(of: $0, in: wheels.settings.shownDate) }
    units.show(isSplit ? zip(parts, chosen).compactMap { $0[$1]?.unit } : [], in: columns)
  }

  private func column(of parts: [(number: String, unit: String)]) -> CountdownUnits.Column {
    CountdownUnits.Column(
      number: Set(parts.map(\.number)).map { measured($0, PickerMetrics.font) }.max() ?? 0,
      unit: Set(parts.map(\.unit)).map { measured($0, CountdownUnits.font) }.max() ?? 0)
  }

  private func measured(_ text: String, _ font: UIFont) -> CGFloat {
    ruler.font = font
    ruler.text = text
    return ruler.sizeThatFits(.zero).width
  }

  private func title(_ row: Int, _ component: Int) -> String {
    let field = wheels.fields[component]
    return texts.title(wheels.value(atRow: row, of: field), of: field, in: wheels)
  }

  /// The width that a wheel's titles need, in points.
  private func width(of field: DateField) -> CGFloat {
    let row = wheels.row(of: field, near: wheels.middleRow(of: field))
    let samples = DateWheelsLayout.samples(of: field, around: row)
    let widths = samples.filter { $0 < wheels.rows(of: field) }.map { row in
      let value = wheels.value(atRow: row, of: field)
      return measured(texts.title(value, of: field, in: wheels), PickerMetrics.font)
    }
    return widths.max() ?? 0
  }
}

extension DateWheelsFace: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.fields.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels.rows(of: wheels.fields[component])
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let needed = columns.isEmpty ? wheels.fields.map(width) : columns.map(\.width)
    let widths = DateWheelsLayout.widths(for: needed, in: pickerView.bounds.width)
    return widths[component]
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { title(row, component) }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let view = pickerView.titleView(forRow: row, inComponent: component, reusing: view)
    let field = wheels.fields[component]
    let isAvailable = wheels.isAvailable(wheels.value(atRow: row, of: field), of: field)
    guard let label = view as? PickerRowLabel else { return view }
    label.textColor = isAvailable ? .label : .tertiaryLabel
    if columns.indices.contains(component) { return turnedNumber(label, row, component) }
    // Days stand close to the hours.
    label.textAlignment = field != .wholeDay ? .center : isRightToLeft ? .left : .right
    return view
  }

  /// A row of a countdown, without its unit, which stands still.
  private func turnedNumber(_ label: PickerRowLabel, _ row: Int, _ component: Int) -> UIView {
    let field = wheels.fields[component]
    label.text = texts.parts(wheels.value(atRow: row, of: field), of: field, in: wheels)?.number
    label.end = columns[component].numberEnd
    label.textAlignment = isRightToLeft ? .left : .right
    return label
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let field = wheels.fields[component]
    let value = wheels.value(atRow: row, of: field)
    owner?.userDidChoose(wheels.date(choosing: value, of: field))
  }
}

/// The widths of a date picker's wheels.
nonisolated enum DateWheelsLayout {
  /// The widths that fill the picker: what the titles need, and equal shares of the rest; if there
  /// is too little room, each is as much narrower.
  static func widths(for titles: [CGFloat], in width: CGFloat) -> [CGFloat] {
    guard !titles.isEmpty else { return [] }
    let gaps = PickerMetrics.gap * CGFloat(titles.count - 1)
    let room = max(1, width - 2 * PickerMetrics.inset - gaps)
    let needed = titles.reduce(0, +)
    guard needed <= room else { return titles.map { $0 * room / needed } }
    return titles.map { $0 + min((room - needed) / CGFloat(titles.count), widestPadding) }
  }

  /// The rows whose titles are measured: enough for the widest.
  static func samples(of field: DateField, around row: Int) -> [Int] {
    switch field {
    case .month: Array(row..<(row + 13))
    case .wholeDay: (0..<14).map { row + 29 * $0 }
    case .hours, .minutes, .hour: Array(row..<(row + 12))
    case .dayPeriod: [0, 1]
    case .year, .day, .minute: [row, row + 10, row + 20]
    }
  }

  /// The most space added to a title, in points; tuned by eye.
  private static let widestPadding: CGFloat = 36
}
