import Foundation
import Testing

/// What a page that was written holds.
struct SentPage: Decodable {
  struct State: Decodable {
    struct Screen: Decodable {
      struct Words: Decodable { let words: String }
      let picture: Int
      let device: Int?
      let size: [Double]
      let texts: [Words]
    }
    let id, name: String
    let screens: [Screen?]
    let notes: [String]
  }

  struct Transition: Decodable {
    struct Recipe: Decodable { let part, measure, curve: String }
    let from, to: Int
    let words, motion: String
    let spots: [[Double]?]
    let turns: [Int]
    let seconds: Double
    let film: Int?
    let recipe: [Recipe]
  }

  struct Start: Decodable {
    let name: String
    let note: String?
    let state, turn: Int
  }

  let title: String
  let looks, remarks: [String]
  let states: [State]
  let transitions: [Transition]
  let starts: [Start]

  /// The files in the page at a URL, and what it shows.
  static func read(_ url: URL) throws -> (page: SentPage, files: [Data]) {
    let text = try String(contentsOf: url, encoding: .utf8)
    let content = try #require(Self.script("content", in: text))
    let files = try #require(Self.script("pictures", in: text))
    return (
      try JSONDecoder().decode(SentPage.self, from: Data(content.utf8)),
      try JSONDecoder().decode([Data].self, from: Data(files.utf8))
    )
  }

  private static func script(_ id: String, in page: String) -> String? {
    guard let start = page.range(of: #"<script type="application/json" id="\#(id)">"#),
      let end = page.range(of: "</script>", range: start.upperBound..<page.endIndex)
    else { return nil }
    return String(page[start.upperBound..<end.lowerBound])
  }

  /// Each way as `Albums → Family: tap “Family”, push`.
  var ways: [String] {
    transitions.map {
      "\(states[$0.from].name) → \(states[$0.to].name): \($0.words), \($0.motion)"
    }
  }
}
