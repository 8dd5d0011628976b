public import Foundation
import Input

/// Holds what was copied or cut; in a window, it is the desktop's clipboard.
open class UIPasteboard: NSObject {
  /// The pasteboard of the stage that is being launched or handles an event; otherwise an empty one.
  open class var general: UIPasteboard {
    Stage.current?.pasteboard ?? UIPasteboard(MemoryClipboard())
  }

  private let clipboard: any Clipboard
  private var known: String?
  private var changes = 0

  init(_ clipboard: any Clipboard) {
    self.clipboard = clipboard
    super.init()
    known = clipboard.text
  }

  /// The text; nil if there is none.
  open var string: String? {
    get { clipboard.text }
    set {
      clipboard.text = newValue
      known = newValue
      changes += 1
    }
  }

  /// The text as the only one of a list; setting several joins them by line feeds.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// Whether there is text.
  open var hasStrings: Bool { string != nil }

  /// How often the content changed, here or elsewhere; the latter is noticed when this is read.
  open var changeCount: Int {
    if clipboard.text != known {
      known = clipboard.text
      changes += 1
    }
    return changes
  }
}
