public import Foundation
import Yams

/// A scenario made of a Maestro flow, for teams that have flows already.
///
/// A flow is a file of one or two YAML documents: settings, and a list of commands. What a scenario has no
/// counterpart for stands in the scenario as a comment, and in ``notes``.
public nonisolated struct ConvertedFlow: Hashable, Sendable {
  /// The scenario's text, or that of a part.
  public let yaml: String
  /// What could not be turned, in the order of the flow.
  public let notes: [Note]

  /// Something that could not be turned as it is.
  public struct Note: Hashable, Sendable {
    /// The position in the flow.
    public let place: SourcePosition
    /// What, and what to do.
    public let sentence: String
  }

  /// The screen on which a flow's percentages become points.
  public struct Screen: Hashable, Sendable {
    /// The device's name, which the scenario gets if it has such a point.
    public let device: String
    /// The size in points.
    public let size: CGSize

    /// Makes a screen.
    public init(device: String, size: CGSize) { (self.device, self.size) = (device, size) }
  }

  /// Turns a flow into a scenario.
  ///
  /// - Parameters:
  ///   - text: The flow's text.
  ///   - screen: Where percentages of the screen become points.
  ///   - isPart: Whether other scenarios use it, so that it becomes a part, without an app or tags.
  /// - Throws: What is wrong with the text and where, if it is no flow.
  public init(_ text: String, on screen: Screen, isPart: Bool = false) throws(FlowError) {
    let documents = try Self.documents(in: text)
    var converter = FlowConverter(screen: screen)
    guard let commands = documents.last?.sequence else {
      throw FlowError(
        place: documents.last?.place ?? SourcePosition(line: 1, column: 1),
        sentence: "a flow ends with a list of commands, each after a dash; this is none")
    }
    let settings = documents.count > 1 ? documents[0].mapping : nil
    let steps = converter.steps(of: Array(commands), around: settings)
    let head = converter.settings(settings, isPart: isPart)
    yaml = (head + ["steps:"] + steps.indented).map { $0 + "\n" }.joined()
    notes = converter.notes.sorted { $0.place < $1.place }
  }

  private static func documents(in text: String) throws(FlowError) -> [Node] {
    do {
      var nodes = try compose_all(yaml: text, .basic)
      var documents: [Node] = []
      while let node = nodes.next() { documents.append(node) }
      if let error = nodes.error { throw error }
      return documents
    } catch let error as YamlError {
      let (error, place) = error.syntaxError(in: text)
      throw FlowError(place: place, sentence: error.description)
    } catch {
      throw FlowError(place: SourcePosition(line: 1, column: 1), sentence: "\(error)")
    }
  }
}

/// The error of a text that is no Maestro flow.
public nonisolated struct FlowError: Error, Hashable, Sendable {
  /// The position in the text.
  public let place: SourcePosition
  /// What is wrong, and what to do.
  public let sentence: String

  /// The error in the form of compilers: `FILE:LINE:COLUMN: sentence`.
  public func diagnostic(in file: String) -> String { place.diagnostic(sentence, in: file) }
}

nonisolated extension ConvertedFlow.Note {
  /// The note in the form of compilers: `FILE:LINE:COLUMN: sentence`.
  public func diagnostic(in file: String) -> String { place.diagnostic(sentence, in: file) }
}

nonisolated extension [String] {
  /// The lines, each indented by a number of blanks.
  func indented(by blanks: Int) -> [String] {
    map { String(repeating: " ", count: blanks) + $0 }
  }

  /// The lines of steps below their key.
  var indented: [String] { indented(by: 2) }
}
