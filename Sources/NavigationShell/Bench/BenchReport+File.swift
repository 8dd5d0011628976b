import Foundation

extension BenchReport {
  /// The most bytes of a result's file; a printed one has some thousands.
  private static let maximumBytes = 1 << 20

  /// Reads a result that `bench --json` printed.
  ///
  /// - Throws: ReadError if the file cannot be read, ShellError if it is no result of this version.
  init(contentsOf path: String) throws {
    let data = try InputFile.contents(of: path, limit: Self.maximumBytes)
    do {
      self = try JSONDecoder().decode(BenchReport.self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      let figure = (context.codingPath + [key]).map(\.stringValue).joined(separator: ".")
      throw ShellError.badInput(
        context.codingPath.isEmpty && !Self.isResult(data)
          ? .noBenchReport(path: path) : .oldBenchReport(path: path, lacks: figure))
    } catch {
      throw ShellError.badInput(.noBenchReport(path: path))
    }
    guard frameCopyMs > 0 else { throw ShellError.badInput(.noBenchReport(path: path)) }
  }

  /// Whether it has what results of all versions have.
  private static func isResult(_ data: Data) -> Bool {
    struct Core: Decodable {
      let machine: Machine
      let frame_copy_ms: Double
    }
    return (try? JSONDecoder().decode(Core.self, from: data)) != nil
  }
}
