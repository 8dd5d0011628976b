import Foundation
#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as it is sent: method and address, headers in order, an empty line, the body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// A request as it is sent.
  ///
  /// - Parameter pretty: Whether a body in JSON is written over several lines, with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let head = "\(request.method) \(request.url?.absoluteString ?? "(null)")"
      let body = request.httpBody.map { ["", pretty ? $0.prettyJSON : $0.text] } ?? []
      return ([head] + request.sortedHeaders.map { "\($0.key): \($0.value)" } + body)
        .joined(separator: "\n")
    }
  }

  /// A request as a command of curl.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var words = ["curl"]
      switch request.method {
      case "GET": break
      case "HEAD": words.append("--head")
      default: words.append("--request \(request.method)")
      }
      words += request.sortedHeaders.filter { $0.key != "Cookie" }.map {
        "--header \"\($0.key): \($0.value.escaping("\""))\""
      }
      if let body = request.httpBody {
        words.append("--data '\(body.text.replacing("'", with: "'\\''"))'")
      }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") {
        words.append("--cookie \"\(cookie.escaping("\""))\"")
      }
      words.append("\"\(request.url?.absoluteString ?? "")\"")
      return words.joined(separator: " \\\n\t")
    }
  }
}

extension URLRequest {
  fileprivate var method: String { httpMethod ?? "GET" }

  fileprivate var sortedHeaders: [(key: String, value: String)] {
    (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
  }
}

extension Data {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }

  /// The same as JSON over several lines; as it is if it is no JSON.
  fileprivate var prettyJSON: String {
    guard let object = try? JSONSerialization.jsonObject(with: self),
      let data = try? JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    else { return text }
    return data.text
  }
}

extension String {
  fileprivate func escaping(_ quote: String) -> String { replacing(quote, with: "\\\(quote)") }
}
