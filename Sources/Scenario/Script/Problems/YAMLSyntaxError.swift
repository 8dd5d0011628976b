/// Why a text is not valid YAML.
///
/// `start` is the line in which the list, mapping or text begins, if known.
nonisolated enum YAMLSyntaxError: Hashable {
  /// A second document begins.
  case secondDocument
  /// A character that cannot begin a value.
  case unfitStart(Unicode.Scalar?)
  /// A tab instead of spaces.
  case tab
  /// A list in brackets lacks a comma or its closing bracket.
  case openList(start: Int?)
  /// A mapping in braces lacks a comma or its closing brace.
  case openBraces(start: Int?)
  /// A value, or the end of a list or mapping, is missing.
  case missingValue
  /// Quotes are not closed.
  case openQuotes(start: Int?)
  /// An unknown escape sequence.
  case unknownEscape
  /// An alias without an anchor.
  case unknownAnchor
  /// A key or a dash where none is allowed.
  case misplacedKey
  /// A key has no colon.
  case missingColon
  /// A line inside a mapping is not part of it.
  case outsideMapping(start: Int?)
  /// A line inside a list is not part of it.
  case outsideList(start: Int?)
  /// The text requires another version of YAML.
  case otherVersion
  /// A line begins with a percent sign, as directives do.
  case directive
  /// A mapping has a key more than once; `again` is the next line with it, if that is another one.
  case repeatedKey(String, again: Int?)
  /// A character that YAML does not allow.
  case invisibleCharacter
  /// Any other syntax error.
  case unclear
  /// The library failed for another reason; with its error message, if any.
  case failure(String?)
}
