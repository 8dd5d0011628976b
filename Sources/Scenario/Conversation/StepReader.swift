import Yams

/// Reads steps that are given one after the other, as in a conversation.
///
/// Each is read by the rules for a scenario's steps, with what those before it have led to: which
/// fingers are down, and which captures there are.
package nonisolated struct StepReader {
  private let vocabulary: ScenarioVocabulary
  /// What error messages call the text.
  private let file: String
  private var order = ScriptOrder()

  /// Makes a reader that has read nothing so far.
  package init(vocabulary: ScenarioVocabulary, file: String) {
    (self.vocabulary, self.file) = (vocabulary, file)
  }

  /// The steps written in some texts, each of them a step or a list of steps.
  ///
  /// In error messages, the lines of a text are counted from its number on, that of the first being
  /// `line`.
  package func written(
    _ texts: [String], from line: Int = 1
  ) throws(ScenarioProblems) -> [WrittenStep] {
    var steps: [WrittenStep] = []
    for (number, text) in texts.enumerated() {
      let node = try ScenarioParser(vocabulary: vocabulary, needsChecks: false)
        .node(in: String(repeating: "\n", count: line - 1 + number) + text, file: file)
      if case .sequence(let list) = node {
        steps += list.map(WrittenStep.init)
      } else {
        steps.append(WrittenStep(node: node))
      }
    }
    return steps
  }

  /// Reads a step, after which those that follow are read; as long as it throws, it has read nothing.
  ///
  /// - Parameter target: The target, in YAML, that a reference stands for.
  /// - Returns: The step, or the steps that it stands for.
  package mutating func read(
    _ step: WrittenStep, target: (String) throws(ReferenceProblem) -> String
  ) throws(ScenarioProblems) -> [ScenarioStep] {
    var reader = ScenarioReader(vocabulary: vocabulary, file: file, needsChecks: false)
    reader.order = order
    let node = reader.replacingReferences(in: step.node, with: target)
    let list = Node.sequence(Node.Sequence([node], Tag(.implicit), .any, step.node.mark))
    let steps = reader.steps(list, for: SettingKey.steps.rawValue)
    guard let steps, reader.problems.isEmpty else { throw ScenarioProblems(reader.problems) }
    order = reader.order
    return steps
  }
}

/// A step as it is written, which is read when it is its turn.
package nonisolated struct WrittenStep {
  let node: Node

  /// The step in words, for messages: its name.
  package var words: String {
    node.mapping?.keys.first?.string ?? node.string ?? "this step"
  }
}
