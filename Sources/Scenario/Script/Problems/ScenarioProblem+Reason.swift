import Foundation

nonisolated extension ScenarioProblem {
  /// An error in a scenario's text.
  enum Reason: Hashable {
    /// The text is not valid YAML.
    case syntax(YAMLSyntaxError)
    /// The text is empty.
    case noScenario
    /// No step captures, films or expects anything.
    case checksNothing

    // MARK: Keys

    /// A value is not a mapping where one is required.
    case noMapping(MappingForm, found: WrittenValue)
    /// A key is not a scalar.
    case noWord(found: WrittenValue)
    /// A mapping has no such key.
    case unknownKey(WrittenValue, of: MappingForm)
    /// A required key of a mapping is missing.
    case missingKey(String, of: MappingForm)
    /// A look is an empty mapping.
    case emptyLook
    /// A target asks for nothing.
    case emptyTarget
    /// A label is given twice, as a text and as a regular expression.
    case labelAndMatches
    /// A text is no regular expression.
    case noExpression(WrittenValue)
    /// Elements are counted from 0.
    case nothNumber
    /// An expectation is an empty mapping.
    case expectsNothing

    // MARK: Values

    /// A key's value is not of the expected kind, or out of range.
    case otherValue(key: String, expected: ExpectedValue, found: WrittenValue)
    /// A key's text is empty.
    case emptyText(key: String)
    /// A key's list is empty.
    case emptyList(key: String)
    /// A list has a value twice.
    case repeatedValue(WrittenValue)
    /// A reference stands for no element.
    case reference(ReferenceProblem)
    /// No app and no file has the name.
    case unknownApp(WrittenValue, among: [String])
    /// No device has the name.
    case unknownDevice(WrittenValue, among: [String])

    // MARK: Steps

    /// A step is neither a word nor a mapping.
    case noStep(found: WrittenValue)
    /// No step has the name.
    case unknownStep(WrittenValue)
    /// A step has a second key, which may be the name of another step.
    case secondKey(WrittenValue, isStep: Bool)
    /// A step that needs a value has none.
    case bareStep(StepKey)
    /// A step that takes no value has one.
    case valueBehind(StepKey, found: WrittenValue)

    /// A `move` has neither an end nor fingers with ends, or both.
    case moveEnd
    /// A `scroll` has neither a distance nor an end, or both.
    case scrollWay
    /// A `wait-for` names nothing.
    case waitsForNothing

    // MARK: Expectations and captures

    /// A count has neither a number nor a limit, or both.
    case countRange
    /// A line of a screen is neither an element nor a gap.
    case noScreenLine(WrittenValue)
    /// Nothing is expected to be presented, and with a title.
    case titleOfNothing
    /// A capture is of an element, and of a whole list.
    case ofAndWhole
    /// A capture has a margin, but around nothing.
    case marginAlone

    // MARK: Films

    /// A film is nested in another.
    case filmDuringFilm
    /// A film contains a step whose duration is not known in advance, such as `settle`.
    case endlessDuringFilm(StepKey)
    /// The steps during a film take longer than the film.
    case filmTooShort(TimeInterval, takes: TimeInterval)
    /// All cells of a film together have too many pixels on a screen.
    case filmTooLarge(name: String, frames: Int, cell: FilmCellSize, screen: String)

    // MARK: Order of steps

    /// A `press` of a finger that is already down.
    case fingerDown(Int)
    /// A `move` or `release` of a finger that is not down.
    case fingerUp(Int, StepKey)
    /// A `cancel` while no finger is down.
    case noFingerDown
    /// An earlier capture or film has the name.
    case nameTaken(String)
    /// No earlier capture has the name.
    case unknownCapture(String, among: [String])

    /// Something is wrong with parts, parameters, cases, loops or conditions.
    case structure(StructureProblem)

    // MARK: Names of captures and films

    /// The name has a character that is not allowed.
    case characterInName(Character)
    /// The name begins or ends with a space.
    case blankAroundName
    /// The name is too long; the limit is in bytes.
    case nameTooLong(maximum: Int)
  }
}
