/// Why a text is no YAML.
///
/// A `start` is the line in which something begins, if that is known.
nonisolated enum YAMLSyntaxError: Hashable {
  /// A second document begins.
  case secondDocument
  /// A value cannot begin with the character.
  case unfitStart(Unicode.Scalar?)
  /// A tab stands where blanks should.
  case tab
  /// A list in brackets does not go on.
  case openList(start: Int?)
  /// A mapping in braces does not go on.
  case openBraces(start: Int?)
  /// A value is missing, or the end of a list or mapping.
  case missingValue
  /// Quotes have no end.
  case openQuotes(start: Int?)
  /// There is no such escape.
  case unknownEscape
  /// A reference is to what there is not.
  case unknownAnchor
  /// A key or a dash stands where none can.
  case misplacedKey
  /// A key has no colon.
  case missingColon
  /// A line belongs to no key of a mapping.
  case outsideMapping(start: Int?)
  /// A line belongs to no dash of a list.
  case outsideList(start: Int?)
  /// It is for another version of YAML.
  case otherVersion
  /// A line begins with a percent sign.
  case directive
  /// Keys stand more than once in a mapping.
  case repeatedKeys([String])
  /// A character is no text.
  case invisibleCharacter
  /// Anything else in the text.
  case unclear
  /// The library fails otherwise; its own words, if it has any.
  case failure(String?)
}
