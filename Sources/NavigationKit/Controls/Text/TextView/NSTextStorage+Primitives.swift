import Foundation

// Foundation's strings with attributes do not ask a subclass for the text that it keeps.

nonisolated extension NSTextStorage {
  /// Whether Foundation keeps the text, as no subclass may.
  var isPlain: Bool { type(of: self) == NSTextStorage.self }

  /// Replaces characters, then sets the attributes of each run.
  func replaceByPrimitives(_ range: NSRange, with text: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, run, _ in
      setAttributes(
        attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }

  /// Changes the attributes of each run in a range.
  func changeByPrimitives(
    _ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    goByPrimitives(range) { attributes, run, _ in
      var new = attributes
      change(&new)
      setAttributes(new, range: run)
    }
    endEditing()
  }

  /// A part of the text with its attributes.
  func copyByPrimitives(_ range: NSRange) -> NSAttributedString {
    let copy = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    goByPrimitives(range) { attributes, run, _ in
      copy.setAttributes(
        attributes, range: NSRange(location: run.location - range.location, length: run.length))
    }
    return copy
  }

  /// Calls a closure with each run of attributes in a range.
  func goByPrimitives(
    _ range: NSRange,
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var (place, stop) = (range.location, ObjCBool(false))
    while place < range.upperBound, !stop.boolValue {
      var run = NSRange()
      let attributes = attributes(at: place, effectiveRange: &run)
      let end = min(max(run.upperBound, place + 1), range.upperBound)
      block(attributes, NSRange(location: place, length: end - place), &stop)
      place = end
    }
  }
}
