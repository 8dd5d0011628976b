/// The keys of a plane, row by row, with their shares of a row: pure.
nonisolated struct KeyboardRows: Hashable, Sendable {
  /// A key, or a gap, with its width in the unit of a letter.
  struct Slot: Hashable, Sendable {
    /// The key; nil for a gap.
    let key: KeyboardKey?
    /// The width; a row's widths add up to the same sum.
    let width: Double
  }

  /// The rows from the top.
  let rows: [[Slot]]

  /// The keys of a plane.
  ///
  /// - Parameters:
  ///   - isPad: Whether it is a pad's keyboard, which has keys on both sides.
  ///   - type: Adds keys for addresses beside the space bar, and signs of theirs.
  ///   - extras: Keys between the one at the lower corner and the space bar.
  ///   - emojiRows: How many rows of emoji there are.
  init(
    _ plane: KeyboardPlane, isShifted: Bool, isPad: Bool, type: UIKeyboardType,
    extras: [KeyboardKey] = [], emojiRows: Int = 5
  ) {
    switch plane {
    case .digits(let corner): rows = Self.digits(corner)
    case .telephoneSymbols: rows = Self.telephoneSymbols
    case .emoji(let group): rows = Self.emoji(group, rows: emojiRows)
    case .letters, .numbers, .symbols:
      rows =
        isPad
        ? Self.padRows(plane, isShifted: isShifted, type, extras)
        : Self.phoneRows(plane, isShifted: isShifted, type, extras)
    }
  }

  // MARK: Rows of letters

  private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let numbers = ["1234567890", "-/:;()$&@\"", ".,?!'"]
  private static let symbols = ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
  /// E-mail and web addresses have rows of their own with the signs that occur in them.
  private static let mailSigns = ["$!~&=#[]", "._-+"]
  private static let webSigns = ["@&%?,=[]", "_:-+"]
  private static let padNumbers = ["1234567890", "@#$&*()'\"", "%-+=/;:!?"]
  private static let padSymbols = ["1234567890", "€£¥_^[]{}", "§|~…\\<>!?"]

  private static func signs(_ plane: KeyboardPlane, _ type: UIKeyboardType) -> [String] {
    let isFirst = plane == .numbers
    return switch type {
    case .emailAddress: [isFirst ? numbers[0] : "`|{}?%^*/'"] + mailSigns
    case .URL: [isFirst ? numbers[0] : "*$#!'^~;()"] + webSigns
    default: isFirst ? numbers : symbols
    }
  }

  private static func slots(_ characters: String, width: Double = 1) -> [Slot] {
    characters.map { Slot(key: .text(String($0)), width: width) }
  }

  private static func upper(_ rows: [String], _ isShifted: Bool) -> [String] {
    isShifted ? rows.map { $0.uppercased() } : rows
  }

  private static func gap(_ width: Double) -> Slot { Slot(key: nil, width: width) }

  /// Ten letters wide; the keys at the ends of the third row are a little apart from the others.
  private static func phoneRows(
    _ plane: KeyboardPlane, isShifted: Bool, _ type: UIKeyboardType, _ extras: [KeyboardKey]
  ) -> [[Slot]] {
    let side = 1.25
    let apart = gap(0.25)
    let delete = Slot(key: .delete, width: side)
    let other: KeyboardKey
    let lines: [String]
    let corner: KeyboardKey
    switch plane {
    case .numbers:
      (lines, other) = (signs(plane, type), .plane(.symbols, title: "#+="))
      corner = .plane(.letters, title: "ABC")
    case .symbols:
      (lines, other) = (signs(plane, type), .plane(.numbers, title: "123"))
      corner = .plane(.letters, title: "ABC")
    default:
      (lines, other) = (upper(letters, isShifted), .shift)
      corner = .plane(.numbers, title: "123")
    }
    let inset = gap((10 - Double(lines[1].count)) / 2)
    return [
      slots(lines[0]),
      inset.width > 0 ? [inset] + slots(lines[1]) + [inset] : slots(lines[1]),
      [Slot(key: other, width: side), apart]
        + slots(lines[2], width: 7 / Double(lines[2].count)) + [apart, delete],
      lowestRow(corner, extras, plane == .letters || type.hasSigns ? type : .default),
    ]
  }

  /// The keys beside the space bar share what one without them has at each side.
  private static func lowestRow(
    _ corner: KeyboardKey, _ extras: [KeyboardKey], _ type: UIKeyboardType
  ) -> [Slot] {
    let part = extras.isEmpty ? 2.5 : 1.25
    let beside: [Slot] = ([corner] + extras).map { Slot(key: $0, width: part) }
    let space = spaceBar(width: 7.5 - part * Double(beside.count), type)
    return beside + space + [Slot(key: .return, width: 2.5)]
  }

  /// Eleven letters wide, with a shift key at both ends.
  private static func padRows(
    _ plane: KeyboardPlane, isShifted: Bool, _ type: UIKeyboardType, _ extras: [KeyboardKey]
  ) -> [[Slot]] {
    let lines: [String]
    let side: KeyboardKey
    let corner: KeyboardKey
    switch plane {
    case .numbers:
      (lines, side) = (padNumbers, .plane(.symbols, title: "#+="))
      corner = .plane(.letters, title: "ABC")
    case .symbols:
      (lines, side) = (padSymbols, .plane(.numbers, title: "123"))
      corner = .plane(.letters, title: "ABC")
    default:
      let marks = isShifted ? "!?" : ",."
      (lines, side) = (upper([letters[0], letters[1], letters[2] + marks], isShifted), .shift)
      corner = .plane(.numbers, title: ".?123")
    }
    let (end, key) = (Slot(key: side, width: 1), Slot(key: corner, width: 1.5))
    let beside: [Slot] = extras.map { Slot(key: $0, width: 1) }
    let space = spaceBar(
      width: 6.5 - Double(extras.count), plane == .letters ? type : .default)
    return [
      slots(lines[0]) + [Slot(key: .delete, width: 1)],
      [gap(0.5)] + slots(lines[1]) + [Slot(key: .return, width: 1.5)],
      [end] + slots(lines[2]) + [end],
      [key] + beside + space + [key, Slot(key: .dismiss, width: 1.5)],
    ]
  }

  /// The space bar, with what addresses need beside it, or in its place.
  private static func spaceBar(width: Double, _ type: UIKeyboardType) -> [Slot] {
    switch type {
    case .emailAddress:
      [Slot(key: .space, width: width / 2)] + ["@", "."].map { part($0, width / 4) }
    case .twitter:
      [Slot(key: .space, width: width / 2)] + ["@", "#"].map { part($0, width / 4) }
    case .URL: [".", "/", ".com"].map { part($0, width / 3) }
    case .webSearch: [Slot(key: .space, width: width * 3 / 4), part(".", width / 4)]
    default: [Slot(key: .space, width: width)]
    }
  }

  private static func part(_ text: String, _ width: Double) -> Slot {
    Slot(key: .text(text), width: width)
  }

  // MARK: Rows of digits

  private static func digits(_ corner: KeyboardKey?) -> [[Slot]] {
    ["123", "456", "789"].map { slots($0) } + [
      [Slot(key: corner, width: 1), part("0", 1), Slot(key: .delete, width: 1)]
    ]
  }

  /// A comma has the telephone pause, a semicolon has it wait.
  private static let telephoneSymbols = [
    slots("+*#"), [part(",", 1), gap(1), part(";", 1)], [gap(3)],
    [
      Slot(key: .plane(.telephone, title: "123"), width: 1), gap(1), Slot(key: .delete, width: 1),
    ],
  ]
}

nonisolated extension UIKeyboardType {
  /// Whether digits and signs are those of addresses, too.
  fileprivate var hasSigns: Bool { self == .emailAddress || self == .URL }
}
