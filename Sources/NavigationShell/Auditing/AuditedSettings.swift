import Scenario

/// The settings whose combinations are audited; nil for those of the choice of looks.
struct AuditedSettings {
  var choice: AuditLooks
  var devices: [Device]?
  var textSizes: [String]?
  var languages: [String]?

  /// The looks to audit, the usual ones first.
  ///
  /// - Parameters:
  ///   - hasDoubledTexts: Whether texts can be shown twice as long, as those of a storyboard.
  ///   - isForPad: Whether it is for iPads alone, so that no phone is looked at unless it is named.
  func looks(hasDoubledTexts: Bool, isForPad: Bool = false) -> [AuditedLook] {
    var settings = self
    if isForPad, devices == nil {
      settings.devices =
        choice == .usual ? Self.usualPads : Self.allDevices.filter { !$0.isPhone }
    }
    return settings.looks(hasDoubledTexts)
  }

  private func looks(_ hasDoubledTexts: Bool) -> [AuditedLook] {
    switch choice {
    case .usual: usual(hasDoubledTexts: hasDoubledTexts)
    case .pairwise: PairwiseRows(of: axes.map(\.count)).rows.map(look)
    case .all:
      PairwiseRows.product(of: axes.map(\.count)).map(look)
    }
  }

  // MARK: The usual looks

  /// Each device in each size; then, on the first device, what changes colours, directions and
  /// words.
  private func usual(hasDoubledTexts: Bool) -> [AuditedLook] {
    let devices = devices ?? Self.usualDevices
    let sizes = textSizes ?? Self.defaultTextSizes
    let languages = languages.map { $0.map(Optional.some) } ?? [nil]
    var looks = languages.flatMap { language in
      devices.flatMap { device in
        sizes.map { AuditedLook(device: device, look: Look(textSize: $0), language: language) }
      }
    }
    guard let device = devices.first, let size = sizes.first, let largest = sizes.last else {
      return looks
    }
    let others = [
      Look(textSize: size, isDark: true), Look(textSize: largest, isDark: true),
      Look(textSize: size, hasHighContrast: true),
      Look(textSize: size, isDark: true, hasHighContrast: true),
      Look(textSize: size, isRightToLeft: true), Look(textSize: largest, isRightToLeft: true),
    ]
    looks += others.map { AuditedLook(device: device, look: $0, language: languages[0]) }
    if hasDoubledTexts, self.languages == nil {
      looks.append(AuditedLook(device: device, look: Look(textSize: size), language: "double"))
    }
    return looks.unique
  }

  /// The smallest and the largest phone, one on its side, and a pad.
  static let usualDevices = ["iphone-se-1", "iphone-17-pro-max", "iphone-15-landscape", "ipad-11"]
    .compactMap(Device.init(named:))
  /// The smallest pad, a large one, and one on its side.
  private static let usualPads = ["ipad-mini", "ipad-12.9", "ipad-11-landscape"]
    .compactMap(Device.init(named:))
  private static let allDevices = Device.inEveryOrientation.filter { $0 != .window }
  private static let defaultTextSizes = ["L", "XXXL", "AX5"]

  // MARK: Combinations

  /// The values of each setting: devices, languages, text sizes, and what is on or off.
  private var axes: [[Value]] {
    [
      (devices ?? Self.allDevices).map(Value.device),
      (languages.map { $0.map(Optional.some) } ?? [nil]).map(Value.language),
      (textSizes ?? ScreenSettings.textSizes.map(\.short)).map(Value.textSize),
      [false, true].map(Value.isDark), [false, true].map(Value.isRightToLeft),
      [false, true].map(Value.hasHighContrast), [false, true].map(Value.hasBoldText),
    ]
  }

  private enum Value {
    case device(Device)
    case language(String?)
    case textSize(String)
    case isDark(Bool)
    case isRightToLeft(Bool)
    case hasHighContrast(Bool)
    case hasBoldText(Bool)
  }

  /// The look of a value of each axis.
  private func look(_ row: [Int]) -> AuditedLook {
    var (device, look, language) = (Device.window, Look(), String?.none)
    for (axis, place) in zip(axes, row) {
      switch axis[place] {
      case .device(let value): device = value
      case .language(let value): language = value
      case .textSize(let value): look.textSize = value
      case .isDark(let value): look.isDark = value
      case .isRightToLeft(let value): look.isRightToLeft = value
      case .hasHighContrast(let value): look.hasHighContrast = value
      case .hasBoldText(let value): look.hasBoldText = value
      }
    }
    return AuditedLook(device: device, look: look, language: language)
  }
}

extension Look {
  fileprivate init(
    textSize: String, isDark: Bool = false, isRightToLeft: Bool = false,
    hasHighContrast: Bool = false
  ) {
    self.init()
    self.textSize = textSize
    (self.isDark, self.isRightToLeft) = (isDark, isRightToLeft)
    self.hasHighContrast = hasHighContrast
  }
}
