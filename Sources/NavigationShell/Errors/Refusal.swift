import Snapshot

/// Why `accept` or a job is refused as unsafe.
nonisolated enum Refusal: Hashable {
  /// The program has changed since the last run.
  case programChanged
  /// A scenario has changed since the last run.
  case scenarioChanged(file: String)
  /// A scenario has changed since the run began.
  case scenarioChangedMeanwhile(file: String)
  /// A file has changed since the last run.
  case fileChanged(path: String)
  /// A baseline file to be replaced cannot be read.
  case unreadableBaseline(ReadError)
  /// The record of a scenario's baseline cannot be read.
  case unreadableRecord(scenario: String)
  /// A scenario's baseline was made with other libraries or fonts.
  case differentRenderers(scenario: String)
  /// Results that cannot be accepted.
  case unacceptable([ScenarioResult])

  /// Why, and what to do, a line for each thing.
  var lines: [String] {
    switch self {
    case .programChanged: ["the program changed since the last run: run verify again and look"]
    case .scenarioChanged(let file):
      ["\(file) changed since the last run: run verify again and look"]
    case .scenarioChangedMeanwhile(let file): ["\(file) changed while it ran: run it again"]
    case .fileChanged(let path):
      ["\(path) is not as the last run left it: run verify again and look"]
    case .unreadableBaseline(let error):
      ["\(error); mend that or move it away, and run verify again"]
    case .unreadableRecord(let scenario):
      ["\(scenario): the baseline's record cannot be read; accept all of it"]
    case .differentRenderers(let scenario):
      ["\(scenario): the baseline was made with other fonts or libraries; accept all of it"]
    case .unacceptable(let results):
      Self.sentences(of: results).cutShort
        + ["mend it and run verify again"]
    }
  }

  private static func sentences(of results: [ScenarioResult]) -> [String] {
    let sentences = results.map { result in
      let sentence = result.failures.first ?? "its run broke off"
      return sentence.hasPrefix(result.scenario) ? sentence : "\(result.name): \(sentence)"
    }
    return sentences.prefix(1).map { "cannot be accepted: " + $0 } + sentences.dropFirst()
  }
}
