/// What is done with a file of a package that may have been written before.
enum FileDecision: Hashable {
  /// It is written.
  case write
  /// It is as it shall be.
  case leave
  /// A person changed it, and there is nothing new to say.
  case keep
  /// A person changed it, and what is new is written beside it.
  case writeBeside

  /// Decides by texts, or by what stands for them.
  ///
  /// - Parameters:
  ///   - present: What is there; nil for nothing.
  ///   - former: What was written, or offered, the last time; nil for nothing.
  ///   - new: What it shall be.
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
