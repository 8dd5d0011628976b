nonisolated extension StructureProblem: CustomStringConvertible {
  /// The error message: what is wrong and what to write instead, in one line.
  var description: String {
    switch self {
    case .noNames, .badName, .unknownName, .openReference, .noValue: aboutNames
    case .noPartName, .unreadable, .cycle, .unknownArgument, .missingArgument: aboutParts
    case .badCase(let found):
      "the name of a case is letters, digits, - and _, found \(found)"
    case .settingOfCase(let key):
      "“\(key)” is the same in each case: write a scenario for each"
    case .noList:
      "for-each has one list of values besides its steps: {row: [Files, Photos], steps: […]}"
    case .timesOrUntil(let both):
      both ? "repeat has times or until, not both" : "repeat needs times, or until with at-most"
    case .limit(let isMissing):
      isMissing
        ? "repeat needs “at-most” with until: after so many turns it fails"
        : "“at-most” is for repeat with until: times is the limit"
    case .noCondition(let name, let keys): "\(name) asks nothing: it needs \(keys.listed)"
    case .pictureInLoop:
      "a picture of one name would be taken in each turn: take it after repeat"
    case .duringFilm(let key):
      "how long \(key.rawValue) takes is not known before: leave it out of the film"
    case .tooManySteps(let limit): "loops and parts make more than \(limit) steps of this run"
    }
  }

  private var aboutNames: String {
    switch self {
    case .noNames(let key, let found): "“\(key)” is names with a value each, found \(found)"
    case .badName(let found):
      "the name of a parameter is letters, digits, - and _, found \(found)"
    case .unknownName(let name, let available):
      "there is no parameter “\(name)” here"
        + WrittenValue.text(name).question(
          among: available,
          else: available.isEmpty
            ? ": name it in parameters, or write $${ for the characters"
            : "; there is \(available.listed)")
    case .openReference: "a ${ has no } behind it: close it, or write $${ for the characters"
    case .noValue(let name):
      "“\(name)” has no value: give it by --set \(name)=VALUE, or in each of the cases"
    default: ""
    }
  }

  private var aboutParts: String {
    switch self {
    case .noPartName(let name): "the name of a part ends in .part.yaml, found “\(name)”"
    case .unreadable(let path, let words): "\(path) cannot be read: \(words)"
    case .cycle(let parts): "a part cannot use itself: \(parts.joined(separator: " → "))"
    case .unknownArgument(let name, let part, let available):
      "\(part) has no parameter “\(name)”"
        + WrittenValue.text(name).question(
          among: available,
          else: available.isEmpty ? ": it has none" : "; it has \(available.listed)")
    case .missingArgument(let name, let part): "\(part) needs a value: with: {\(name): …}"
    default: ""
    }
  }
}
