package import Foundation

/// The pictures in a page, each once, however often it is shown.
package struct EmbeddedPictures: Hashable, Sendable {
  /// The files, in the order in which they were added first.
  package private(set) var contents: [Data] = []
  private var places: [Data: Int] = [:]

  /// Makes an empty list.
  package init() {}

  /// Adds a file unless it is there, and returns its place.
  package mutating func add(_ picture: Data) -> Int {
    if let place = places[picture] { return place }
    places[picture] = contents.count
    contents.append(picture)
    return contents.count - 1
  }

  /// How many bytes they have in a page: four for three.
  package var pageBytes: Int { contents.reduce(0) { $0 + ($1.count + 2) / 3 * 4 } }

  /// A JSON list of Base64, which needs no escapes.
  var inScript: String {
    "[" + contents.map { "\"\($0.base64EncodedString())\"" }.joined(separator: ",\n") + "]"
  }
}

extension Encodable {
  /// JSON for a script element, with `<` escaped, so that no text can end the element.
  var inScript: String {
    get throws {
      String(decoding: try JSONEncoder.forReports.encode(self), as: UTF8.self)
        .replacingOccurrences(of: "<", with: #"\u003c"#)
    }
  }
}
