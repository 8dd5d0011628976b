import Foundation
import NavigationShell
import XCTestAdditions

/// Sentences about elements that a test does not find, and the failures that have them.
@preconcurrency @MainActor
enum ElementReport {
  /// The app's tree, or that of elements, with the way to them: the form in which XCTest prints it.
  static func text(of elements: [ElementSnapshot], by steps: [ElementStep]) -> String {
    guard !elements.isEmpty else { return "No elements.\nQuery chain:\n" + chain(of: steps) }
    let trees = elements.map { "Element subtree:\n →" + ElementTree.text(of: $0) }
    return trees.joined(separator: "\n") + "\nQuery chain:\n" + chain(of: steps)
  }

  private static func chain(of steps: [ElementStep]) -> String {
    (["Find: Target Application"] + steps.compactMap(\.text).map { "Find: \($0)" }).enumerated()
      .map { String(repeating: "  ", count: $0.offset) + " →" + $0.element }
      .joined(separator: "\n")
  }

  /// Fails the test, as an element cannot be used: there is none, or there are several.
  static func fail(
    _ verb: String, _ steps: [ElementStep], found: [ElementSnapshot],
    at place: TestPlace? = nil
  ) {
    guard !TestFailure.hasStopped else { return }
    let way = steps.compactMap(\.text).joined(separator: " → ")
    guard RunningApp.app != nil else {
      return fail("Failed to \(verb): no app runs; call launch() first.", at: place)
    }
    let reason =
      found.isEmpty
      ? "No matches found for \(way).\(MissingElement.hint(for: steps))"
      : "\(found.count) elements match \(way): \(list(found)). Ask for one, such as by firstMatch."
    fail("Failed to \(verb): \(reason)\(screen())", at: place)
  }

  /// Fails the test, as an element is there and cannot be used.
  static func fail(
    _ verb: String, _ element: ElementSnapshot, because reason: String, at place: TestPlace?
  ) {
    guard !TestFailure.hasStopped else { return }
    fail("Failed to \(verb) \(ElementTree.line(of: element)): \(reason)\(screen())", at: place)
  }

  /// Fails the test with a sentence.
  static func fail(_ sentence: String, at place: TestPlace? = nil) {
    TestFailure.record(sentence, at: place)
  }

  /// Does something; an error fails the test.
  static func failing(_ body: () throws -> Void) {
    do { try body() } catch { fail("\(error)") }
  }

  private static func list(_ elements: [ElementSnapshot]) -> String {
    let most = 5
    let shown = elements.prefix(most).map { ElementTree.line(of: $0) }.joined(separator: "; ")
    return elements.count > most ? "\(shown); …" : shown
  }

  /// The words before the tree.
  nonisolated static let heading = "On screen:"

  /// The tree of the screen, and where its picture lies.
  static func screen() -> String {
    guard let root = RunningApp.root() else { return "" }
    let picture = FailurePicture.write().map { "\nPicture: \($0)" } ?? ""
    return "\(picture)\n\(heading)\n \(ElementTree.text(of: root))"
  }
}
