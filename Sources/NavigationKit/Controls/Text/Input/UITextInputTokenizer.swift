public import Foundation

/// A unit that a text consists of.
public nonisolated enum UITextGranularity: Int, Hashable, Sendable {
  /// A character, as a person counts them.
  case character
  /// A word, without spaces and signs.
  case word
  /// A sentence, up to its sign at the end.
  case sentence
  /// A paragraph, without the line feed behind it.
  case paragraph
  /// A line as it is wrapped.
  case line
  /// All of the text.
  case document
}

/// A direction in the order of the text.
public nonisolated enum UITextStorageDirection: Int, Hashable, Sendable {
  /// To its end.
  case forward
  /// To its start.
  case backward
}

/// A direction on the screen.
public nonisolated enum UITextLayoutDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
}

/// A direction in a text: one in its order or one on the screen.
public nonisolated struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public let rawValue: Int
  /// Makes a direction of its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in the order of the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// Finds the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit that a position is in; at its boundary, if it lies in the direction.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a unit ends at a position, or, backward, starts there.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Where the next unit ends, or, backward, the one before starts; nil if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is in a unit, or at its boundary and the unit lies in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds the units of the text in a text field or a text view.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var editor: (any TextEditor)?

  /// Makes a tokenizer of a text.
  public convenience init(textInput: any UIResponder & UITextInput) {
    self.init(editor: textInput as? any TextEditor)
  }

  init(editor: (any TextEditor)?) {
    self.editor = editor
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    units(granularity)?.unit(around: position.offset, isForward: isForward(direction, at: position))
      .map(UITextRange.init)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let units = units(granularity) else { return false }
    let isForward = isForward(direction, at: position)
    let unit = units.unit(around: position.offset, isForward: !isForward)
    return position.offset == (isForward ? unit?.upperBound : unit?.lowerBound)
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let units = units(granularity) else { return nil }
    let found =
      isForward(direction, at: position)
      ? units.end(after: position.offset) : units.start(before: position.offset)
    return found.map(UITextPosition.init)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func units(_ granularity: UITextGranularity) -> TextUnits? {
    editor.map { TextUnits(text: $0.edited.text, lines: $0.lines, granularity: granularity) }
  }

  /// Whether a direction leads to the end of the text.
  private func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
    let isMirrored = editor?.lines.isRightToLeft(at: position.offset) == true
    return switch direction {
    case .storage(.forward), .layout(.down): true
    case .layout(.right): !isMirrored
    case .layout(.left): isMirrored
    default: false
    }
  }
}
