nonisolated extension ScenarioProblem: CustomStringConvertible {
  /// The error message: what is wrong and what to write instead, in one line.
  public var sentence: String { reason.description }

  /// The problem in the form of compilers: `FILE:LINE:COLUMN: sentence`.
  public var description: String { place.diagnostic(sentence, in: file) }
}

nonisolated extension SourcePosition {
  /// A message in the form of compilers: `FILE:LINE:COLUMN: sentence`; in a part it names that, and by
  /// what it was reached.
  ///
  /// - Parameter file: The scenario's file, as it was typed.
  public func diagnostic(_ sentence: String, in file: String) -> String {
    let way = origins.isEmpty ? "" : " (\(origins.listed))"
    return "\(self.file ?? file):\(line):\(column): \(sentence)\(way)"
  }
}

nonisolated extension ScenarioProblem.Reason: CustomStringConvertible {
  /// The error message: what is wrong and what to write instead, in one line.
  var description: String {
    switch self {
    case .syntax(let error): error.description
    case .noScenario: "there is no scenario in it: write at least its steps"
    case .checksNothing: "this checks nothing: add a capture, a film or an expect to the steps"

    case .noMapping(let form, let found):
      "\(form.name) has keys (\(form.keys.listed)), found \(found)"
    case .noWord(let found): "a key is a word, found \(found)"
    case .unknownKey(let key, let form):
      "\(form.name) has no key \(key)"
        + key.question(among: form.keys, else: "; it has \(form.keys.listed)")
    case .missingKey(let key, let form): "\(form.name) needs “\(key)”"
    case .emptyLook: "look needs a key: \(LookKey.allCases.map(\.rawValue).listed)"
    case .emptyTarget: "a target needs a key: \(MappingForm.element.keys.listed)"
    case .labelAndMatches: "label and matches both say what the label is: keep one of them"
    case .noExpression(let found):
      "“matches” is a regular expression, and \(found) is none: put a backslash before each "
        + "( ) [ ] { } . * + ? | that is meant as it is"
    case .nothNumber: "“nth” counts from 1, or from -1 for the last, found “0”"
    case .expectsNothing: "this expects nothing"

    case .otherValue(let key, let expected, let found):
      "“\(key)” is \(expected.sentence(found: found))"
    case .emptyText(let key): "“\(key)” is an empty text"
    case .emptyList(let key): "“\(key)” is an empty list"
    case .repeatedValue(let value): "\(value) stands twice in this list"
    case .reference(let problem): problem.sentence
    case .unknownApp(let name, let available):
      "there is no app \(name), and no such file beside the scenario"
        + name.question(among: available)
    case .unknownDevice(let name, let available):
      "there is no device \(name)"
        + name.question(among: available, else: ": list names them, and 500x500@1.5 makes one")

    case .noStep(let found): "a step is a word or a key with a value, found \(found)"
    case .unknownStep(let name):
      "there is no step \(name)"
        + name.question(among: StepKey.words, else: "; there are \(StepKey.words.listed)")
    case .secondKey(let key, let isStep):
      "a step has one key, and \(key) is another: "
        + (isStep ? "give it a dash of its own" : "indent it, or put it in braces")
    case .bareStep(let step): "\(step.rawValue) needs something behind it: \(step.example)"
    case .valueBehind(let step, let found):
      "\(step.rawValue) stands alone, found \(found) behind it"

    case .moveEnd: "move needs either “to”, or “fingers” with a point for each"
    case .scrollWay: "scroll needs either “by”, a distance, or “to”, an end"
    case .waitsForNothing: "wait-for needs what must be “present” or “absent”"
    case .countRange: "count needs either “is”, or “at-least”, “at-most” or both"
    case .noScreenLine(let found):
      "a line of the screen is a role and a label in quotes, such as cell \"Files\", or …, "
        + "found \(found): put single quotes around a line with a comma, a colon or a #"
    case .titleOfNothing: "what is not presented has no title: take “title” out"
    case .ofAndWhole: "a capture is either “of” an element or a “whole” list"
    case .marginAlone: "“margin” is around an element: say “of” what the capture is"
    case .filmDuringFilm: "there is no film during a film"
    case .endlessDuringFilm(let step):
      "how long \(step.rawValue) takes is not known before: \(Self.cure(during: step))"
    case .filmTooShort(let duration, let taken): Self.tooShort(duration, taken: taken)
    case .filmTooLarge(let name, let frames, let cell, let screen):
      "“\(name)” is \(frames) frames of \(cell.width)×\(cell.height) pixels on \(screen), and "
        + Self.filmLimit(cell)

    case .fingerDown(let finger): "finger \(finger) is down already: release it before"
    case .fingerUp(let finger, let step):
      "finger \(finger) is not down: press before it \(step == .move ? "moves" : "is released")"
    case .noFingerDown: "no finger is down to be taken away: press before"
    case .nameTaken(let name): "“\(name)” is the name of a picture before this: choose another"
    case .unknownCapture(let name, let available):
      "there is no capture “\(name)” before this"
        + WrittenValue.text(name).question(among: available)

    case .structure(let problem): problem.description

    case .characterInName(let character):
      "a name is letters, digits, blanks, - _ and . but has \(Self.shown(character))"
    case .blankAroundName: "a name begins and ends with no blank"
    case .nameTooLong(let maximum): "a name has at most \(maximum) bytes"
    }
  }

  private static func cure(during step: StepKey) -> String {
    step == .settle || step == .waitFor
      ? "wait for a time during a film" : "do it before the film"
  }

  private static func tooShort(_ duration: Double, taken: Double) -> String {
    // Rounded to milliseconds, as sums of durations have rounding errors.
    let taken = (taken * 1000).rounded() / 1000
    return "what is done during the film takes \(YAMLText.number(taken)) s, longer than its "
      + "\(YAMLText.number(duration)) s"
  }

  private static func filmLimit(_ cell: FilmCellSize) -> String {
    "a film has at most \(ScenarioStep.FilmStep.mostPixels / 1_000_000) million pixels: "
      + (cell.maximumFrames >= 2
        ? "take \(cell.maximumFrames) frames, or a smaller screen" : "take a smaller screen")
  }

  private static func shown(_ character: Character) -> String {
    character.unicodeScalars.allSatisfy(\.isWrittenAsItIs)
      ? "“\(character)”" : "a control character"
  }
}
