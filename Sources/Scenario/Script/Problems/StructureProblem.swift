/// An error in what a scenario is put together of: parts, parameters, cases, loops and conditions.
nonisolated enum StructureProblem: Hashable {
  // MARK: Names with values

  /// A value is not names with values.
  case noNames(key: String, found: WrittenValue)
  /// The name of a parameter has another character than letters, digits, `-` and `_`.
  case badName(WrittenValue)
  /// No parameter, case or loop gives the name a value.
  case unknownName(String, among: [String])
  /// A `${` is not closed.
  case openReference
  /// A parameter of a scenario has no value.
  case noValue(String)

  // MARK: Parts

  /// The name of a part has another ending.
  case noPartName(String)
  /// A part cannot be read; the words say why.
  case unreadable(path: String, words: String)
  /// A part uses itself; lists the parts on the way.
  case cycle([String])
  /// A part has no such parameter.
  case unknownArgument(String, part: String, among: [String])
  /// A parameter of a part has no value.
  case missingArgument(String, part: String)

  // MARK: Cases

  /// The name of a case has another character than letters, digits, `-` and `_`.
  case badCase(WrittenValue)
  /// A setting differs between cases that is the same for all of them.
  case settingOfCase(String)

  // MARK: Loops and conditions

  /// A `for-each` has not one list.
  case noList
  /// A `repeat` has neither `times` nor `until`, or both.
  case timesOrUntil(both: Bool)
  /// A `repeat` until something is so has no `at-most`, or one with `times` has.
  case limit(isMissing: Bool)
  /// An `if` or `until` asks nothing.
  case noCondition(String, keys: [String])
  /// A picture is taken in each turn of a loop, under one name.
  case pictureInLoop
  /// How long the step takes is not known before, so that no film can be taken of it.
  case duringFilm(StepKey)
  /// Loops and parts make too many steps.
  case tooManySteps(limit: Int)
}
