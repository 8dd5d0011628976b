import Foundation
import Goldens
import Testing

@testable import Storyboard

/// The element that a text describes.
func element(_ xml: String) throws -> DocumentElement {
  try ElementParser.root(of: Data(xml.utf8), file: "Test.storyboard")
}

/// Reads an element and expects these issues.
func read<Value>(
  _ xml: String, isColorMatched: Bool = true, issues: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (ElementReader, DocumentElement) -> Value
) throws -> Value {
  let reader = ElementReader(file: "Test.storyboard", isColorMatched: isColorMatched)
  let value = body(reader, try element(xml))
  #expect(reader.issues.map(\.description) == issues, sourceLocation: sourceLocation)
  return value
}

/// A storyboard with these scenes, in lines 2 and below.
func storyboard(
  _ scenes: String, attributes: String = "", others: String = ""
) throws -> StoryboardDocument {
  let text = InterfaceText.storyboard(scenes, start: nil, attributes: attributes, others: others)
  return try StoryboardDocument(contents: Data(text.utf8), file: "Test.storyboard")
}

/// The line that says why a file is refused; nil if it is not.
func refusal(_ contents: some Sequence<UInt8>) -> String? {
  do throws(StoryboardError) {
    _ = try StoryboardDocument(contents: Data(contents), file: "Test.xib")
    return nil
  } catch {
    return error.description
  }
}
