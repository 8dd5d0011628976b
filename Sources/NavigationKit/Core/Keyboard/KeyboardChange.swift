import Foundation

/// Where the keyboard is, and whether it is typed with.
nonisolated struct KeyboardPlace: Hashable, Sendable {
  /// Whether the first responder accepts typed text.
  var isShown = false
  /// Its frame on the screen; 0 points high where none is drawn.
  var frame = CGRect.zero
}

/// A change of the keyboard with the notifications of it: pure.
nonisolated struct KeyboardChange: Hashable, Sendable {
  /// The kind of a change.
  enum Kind: Hashable, Sendable { case shows, hides, moves }

  let kind: Kind
  /// The frame before it.
  var begin: CGRect
  /// The frame after it.
  let end: CGRect

  /// The change from one place to another; nil if nobody is told.
  init?(from old: KeyboardPlace, to new: KeyboardPlace) {
    let (wasThere, isThere) = (old.frame.height > 0, new.frame.height > 0)
    if old.isShown != new.isShown {
      kind = new.isShown ? .shows : .hides
    } else if wasThere != isThere {
      kind = isThere ? .shows : .hides
    } else if isThere, old.frame != new.frame {
      kind = .moves
    } else {
      return nil
    }
    // One that slides in or out is below the screen before, or after.
    begin = wasThere ? old.frame : new.frame.offsetBy(dx: 0, dy: new.frame.height)
    end = wasThere && !isThere ? old.frame.offsetBy(dx: 0, dy: old.frame.height) : new.frame
  }

  /// Whether the change is visible.
  var isVisible: Bool { begin != end }

  /// The notifications that are posted before it.
  var before: [Notification.Name] {
    let frame = isVisible ? [UIResponder.keyboardWillChangeFrameNotification] : []
    return switch kind {
    case .shows: frame + [UIResponder.keyboardWillShowNotification]
    case .hides: frame + [UIResponder.keyboardWillHideNotification]
    case .moves: frame
    }
  }

  /// The notifications that are posted after it.
  var after: [Notification.Name] {
    let frame = isVisible ? [UIResponder.keyboardDidChangeFrameNotification] : []
    return switch kind {
    case .shows: frame + [UIResponder.keyboardDidShowNotification]
    case .hides: frame + [UIResponder.keyboardDidHideNotification]
    case .moves: frame
    }
  }
}
