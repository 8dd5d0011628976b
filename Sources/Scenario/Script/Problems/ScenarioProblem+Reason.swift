import Foundation

nonisolated extension ScenarioProblem {
  /// What can be wrong in a scenario's text.
  enum Reason: Hashable {
    /// The text is no YAML.
    case syntax(YAMLSyntaxError)
    /// The text holds nothing.
    case noScenario
    /// Nothing is captured, filmed or expected.
    case checksNothing

    // MARK: Keys

    /// Something else stands in place of a mapping.
    case noMapping(MappingForm, found: WrittenValue)
    /// A key is no word.
    case noWord(found: WrittenValue)
    /// A mapping has no such key.
    case unknownKey(WrittenValue, of: MappingForm)
    /// A key that a mapping must have is not there.
    case missingKey(String, of: MappingForm)
    /// A look has no key at all.
    case emptyLook
    /// An expectation has no key at all.
    case expectsNothing

    // MARK: Values

    /// Behind a key stands something else than what is expected.
    case otherValue(key: String, expected: ExpectedValue, found: WrittenValue)
    /// The text behind a key is empty.
    case emptyText(key: String)
    /// The list behind a key is empty.
    case emptyList(key: String)
    /// A value stands twice in a list.
    case repeatedValue(WrittenValue)
    /// No app has the name, and no file either.
    case unknownApp(WrittenValue, among: [String])
    /// No device has the name.
    case unknownDevice(WrittenValue, among: [String])

    // MARK: Steps

    /// A step is neither a word nor a mapping.
    case noStep(found: WrittenValue)
    /// No step has the name.
    case unknownStep(WrittenValue)
    /// A step has another key, which may be a step too.
    case secondKey(WrittenValue, isStep: Bool)
    /// Nothing stands behind a step that needs something.
    case bareStep(StepKey)
    /// Something stands behind a step that stands alone.
    case valueBehind(StepKey, found: WrittenValue)

    // MARK: Films

    /// A film begins during another.
    case filmDuringFilm
    /// It settles during a film.
    case settleDuringFilm
    /// What is done during a film takes longer than the film.
    case filmTooShort(TimeInterval, takes: TimeInterval)
    /// The cells of a film have too many pixels together on a screen.
    case filmTooLarge(name: String, frames: Int, cell: FilmCellSize, screen: String)

    // MARK: The steps before

    /// A finger goes down that is down.
    case fingerDown(Int)
    /// A finger that is not down moves or goes up.
    case fingerUp(Int, StepKey)
    /// There is no finger to take away.
    case noFingerDown
    /// Another picture has the name.
    case nameTaken(String)
    /// No capture before this has the name.
    case unknownCapture(String, among: [String])

    // MARK: Names of pictures

    /// No file can have a character of the name.
    case characterInName(Character)
    /// The name begins or ends with a blank.
    case blankAroundName
    /// The name has too many bytes.
    case nameTooLong(most: Int)
  }
}
