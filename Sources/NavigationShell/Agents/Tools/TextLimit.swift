/// Keeps texts short: they are in an agent's context all the time.
nonisolated enum TextLimit {
  /// The most bytes of a text.
  static let bytes = 8192
  /// Room for the sentence that tells what is left out, in bytes.
  private static let room = 120

  /// As many lines as there is room for, and how many more there are.
  static func text(_ lines: [String], advice: String) -> String {
    let all = lines.joined(separator: "\n")
    if all.utf8.count <= bytes { return all }
    var (kept, size) = ([String](), 0)
    for line in lines {
      size += line.utf8.count + 1
      guard size <= bytes - room else { break }
      kept.append(line)
    }
    let rest = lines.count - kept.count
    // One line alone can be too long.
    if kept.isEmpty { return shortened(lines[0]) + "\n… cut; \(advice)" }
    return (kept + ["… \(rest) more; \(advice)"]).joined(separator: "\n")
  }

  private static func shortened(_ line: String) -> String {
    String(decoding: line.utf8.prefix(bytes - room), as: UTF8.self)
  }
}
