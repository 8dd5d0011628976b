/// The action for a file of a package that may have been written before.
enum FileDecision: Hashable {
  /// It is written.
  case write
  /// It is up to date.
  case leave
  /// A person changed it, and the new text is the same as the last one.
  case keep
  /// A person changed it, and the new text is written beside it.
  case writeBeside

  /// Decides by texts, or by their marks.
  ///
  /// - Parameters:
  /// - present: The text of the file; nil if there is none.
  /// - former: The text that was written, or offered, the last time; nil for none.
  /// - new: The new text.
  init<Text: Equatable>(present: Text?, former: Text?, new: Text) {
    self =
      switch (present, former) {
      case (nil, _): .write
      case (new, _): .leave
      case (let present, let former) where present == former: .write
      case (_, .some(new)): .keep
      default: .writeBeside
      }
  }
}
