import Foundation

/// The file names of numbered pictures.
nonisolated enum PictureName {
  /// A name such as `01-albums.png`, with a dash for each character that is unsafe in a file name.
  static func file(number: Int, name: String) -> String {
    let digits = number < 10 ? "0\(number)" : "\(number)"
    let safe = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
    return "\(digits)-\(String(safe)).png"
  }

  /// What tells pictures of several files apart: their names, with as many of the folders around them
  /// as make them differ; nil for what is no file, and for one on its own.
  static func names(ofFiles paths: [String?]) -> [String?] {
    guard paths.count > 1 else { return paths.map { _ in nil } }
    let parts = paths.map { path in
      path.map {
        URL(fileURLWithPath: $0).standardizedFileURL.deletingPathExtension().pathComponents
      }
    }
    return parts.map { own in
      guard let own else { return nil }
      let others = parts.compactMap(\.self).filter { $0 != own }
      let count = (1...own.count).first { count in
        others.allSatisfy { $0.suffix(count) != own.suffix(count) }
      }
      return own.suffix(count ?? 1).filter { $0 != "/" }.joined(separator: " ")
    }
  }
}
