public import Foundation

/// A run as one self-contained HTML page, which loads nothing else.
///
/// It holds the pictures of captures that differ, each once, and only the names of those that are
/// the same.
public struct HTMLReport: Hashable, Sendable {
  /// The page.
  public let page: String

  /// Writes up a run.
  ///
  /// - Parameter file: Reads a picture by its path in the run's folder; nil if it cannot be read,
  ///   which the page then says.
  public init(
    _ run: RunResult, title: String = "Screenshots", file: (String) -> Data?
  ) throws {
    let shown = run.withoutPicturesOfTheSame
    var pictures = PictureTable()
    for path in shown.picturePaths { pictures.add(path, file(path)) }
    let content = ReportContent(
      title: title.onOneLine, run: shown, pictures: pictures.places,
      words: Dictionary(uniqueKeysWithValues: Verdict.allCases.map { ($0.rawValue, $0.word) }),
      count: Summary.count(of: run))
    page = Self.page(
      title: title.onOneLine.inXML, content: try content.inScript, pictures: pictures.inScript,
      plain: Summary(run).description.inXML)
  }
}

/// The data of the page's scripts, except the pictures.
private struct ReportContent: Encodable {
  var title: String
  var run: RunResult
  /// The index of each path in the list of pictures.
  var pictures: [String: Int]
  var words: [String: String]
  var count: String

  /// JSON with `<` escaped, so that no text can end the script element.
  var inScript: String {
    get throws {
      String(decoding: try JSONEncoder.forReports.encode(self), as: UTF8.self)
        .replacingOccurrences(of: "<", with: #"\u003c"#)
    }
  }
}

/// The pictures' bytes, without duplicates.
private struct PictureTable {
  private(set) var places: [String: Int] = [:]
  private var contents: [Data] = []
  private var indices: [Data: Int] = [:]

  mutating func add(_ path: String, _ data: Data?) {
    guard places[path] == nil, let data else { return }
    let place = indices[data] ?? contents.count
    if place == contents.count { contents.append(data) }
    indices[data] = place
    places[path] = place
  }

  /// A JSON list of Base64, which needs no escapes.
  var inScript: String {
    "[" + contents.map { "\"\($0.base64EncodedString())\"" }.joined(separator: ",\n") + "]"
  }
}

extension RunResult {
  /// The page draws differences itself, so their pictures are left out.
  fileprivate var picturePaths: [String] {
    scenarios.compactMap(\.failedScreen?.picture)
      + scenarios.flatMap(\.captures).flatMap { [$0.expected, $0.actual].compactMap(\.self) }
  }

  fileprivate var withoutPicturesOfTheSame: RunResult {
    var run = self
    for index in run.scenarios.indices {
      run.scenarios[index].left = [:]
      run.scenarios[index].captures = run.scenarios[index].captures.map {
        $0.verdict == .same ? $0.withoutPictures : $0
      }
    }
    return run
  }
}

extension CaptureResult {
  fileprivate var withoutPictures: CaptureResult {
    CaptureResult(name: name, isFilm: isFilm, times: times, verdict: verdict, findings: findings)
  }
}
