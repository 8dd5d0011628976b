import Foundation

/// Opens a page in a browser and drives it by a script that is added to it.
///
/// The script's `visit()` writes what it observes into `seen`.
enum PageVisit {
  struct Silent: Error, CustomStringConvertible {
    var page: String
    var description: String { "the page said nothing of the visit: \(page.suffix(500))" }
  }

  /// What the script observes, by its names; empty without a browser.
  static func observations(
    of page: String, by script: String, size: (Int, Int) = (1400, 900)
  ) throws -> [String: String] {
    guard let browser = Browser.installed else { return [:] }
    let after = try browser.open(visited(page, by: script), size: size)
    guard
      let start = after.range(of: "data-seen=\""),
      let end = after.range(of: "\"", range: start.upperBound..<after.endIndex),
      let json = after[start.upperBound..<end.lowerBound].removingPercentEncoding
    else { throw Silent(page: after) }
    return try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
  }

  private static func visited(_ page: String, by script: String) -> String {
    page.replacingOccurrences(of: "<head>", with: "<head><script>\(watch)</script>")
      .replacingOccurrences(
        of: "</body>", with: "<script>{\(tools)\(script)\(end)}</script></body>")
  }

  /// Records errors; runs before the page's own scripts.
  private static let watch = #"""
    const complaints = [];
    addEventListener("error", event => complaints.push(event.message));
    addEventListener("unhandledrejection", event => complaints.push(String(event.reason)));
    addEventListener("securitypolicyviolation", event => complaints.push(event.violatedDirective));
    console.error = console.warn = (...words) => complaints.push(words.join(" "));
    """#

  private static let tools = #"""
    const seen = {};
    const all = selector => [...document.querySelectorAll(selector)];
    const text = selector => document.querySelector(selector)?.textContent ?? "none";
    const key = (name, options = {}) => document.dispatchEvent(
      new KeyboardEvent("keydown", {key: name, bubbles: true, cancelable: true, ...options}));
    """#

  private static let end = #"""
    visit().catch(error => complaints.push(String(error.stack))).then(() => {
      seen.fetched = performance.getEntriesByType("resource")
        .filter(entry => !entry.name.startsWith("data:")).length;
      seen.nameless = all("button, input").filter(element =>
        !element.textContent.trim() && !element.getAttribute("aria-label")).length;
      seen.complaints = complaints.join("; ");
      for (const name in seen) seen[name] = String(seen[name]);
      document.body.setAttribute("data-seen", encodeURIComponent(JSON.stringify(seen)));
    });
    """#
}
