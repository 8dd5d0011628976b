/// The unit of shaping and drawing: a character with its marks, or several that join.
nonisolated struct Letter: Hashable {
  let text: String
  let isRightToLeft: Bool
  /// The script, as a four-letter tag.
  let script: UInt32
}
