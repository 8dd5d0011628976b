public import Foundation

/// A position in a text, between two characters.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// How many UTF-16 units are before it.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }
  nonisolated open override var hash: Int { offset }
}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  /// Where it starts.
  open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(offset: range.upperBound) }
  /// Whether it covers nothing.
  open var isEmpty: Bool { range.isEmpty }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }
  nonisolated open override var hash: Int { range.hashValue }
}

/// A selected part of a line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Its frame in the coordinates of the view with the text.
  public let rect: CGRect

  init(_ rect: CGRect) {
    self.rect = rect
    super.init()
  }
}
