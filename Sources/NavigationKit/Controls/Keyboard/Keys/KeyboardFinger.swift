import Foundation

/// A finger on the software keyboard: it presses keys only for the responder that it came down for.
struct KeyboardFinger {
  /// The keys on the screen.
  typealias Keys = (plane: KeyboardPlane, shift: KeyboardShift)

  /// The effect of lifting the finger, or of moving it.
  enum Use {
    /// It types the key that it is on when it is lifted.
    case presses
    /// The same with the second sign of a pad's key.
    case flicks
    /// It shows other keys while it is down, and for good if nothing is typed with them meanwhile.
    case shows(before: Keys, hasTyped: Bool)
    /// It deletes while it is held; the number of deletions so far.
    case deletes(Int)
    /// It chooses among the letters that a held key offers.
    case chooses(LetterChoice)
    /// It moves the caret, from a place in the text's coordinates on.
    case moves(CGPoint)
  }

  weak var responder: UIResponder?
  let start: CGPoint
  /// Where it was last.
  var place: CGPoint
  /// The key that it is on; nil for none.
  var key: Int?
  var use = Use.presses
  /// When it will have been held.
  var hold: VirtualClock.Token?

  var choice: LetterChoice? { if case .chooses(let choice) = use { choice } else { nil } }
  var flicks: Bool { if case .flicks = use { true } else { false } }
  var movesCaret: Bool { if case .moves = use { true } else { false } }

  /// Whether it has gone down from a key as a flick does.
  var isFlick: Bool {
    let (x, y) = (place.x - start.x, place.y - start.y)
    return y > KeyboardMetrics.flick && y > abs(x)
  }
}
