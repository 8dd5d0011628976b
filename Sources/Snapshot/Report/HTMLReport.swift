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
    var pictures = EmbeddedPictures()
    var places: [String: Int] = [:]
    for path in shown.picturePaths where places[path] == nil {
      places[path] = file(path).map { pictures.add($0) }
    }
    let content = ReportContent(
      title: title.onOneLine, run: shown, pictures: places,
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
}

extension RunResult {
  /// The page draws differences itself, so their pictures are left out.
  fileprivate var picturePaths: [String] {
    scenarios.compactMap(\.failedScreen).flatMap { [$0.picture, $0.film].compactMap(\.self) }
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
