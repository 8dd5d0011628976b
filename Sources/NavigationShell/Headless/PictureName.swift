import Foundation

/// The file names of numbered pictures.
nonisolated enum PictureName {
  /// A name such as `01-albums.png`, with a dash for each character that is unsafe in a file name;
  /// cut where it is too long for one.
  static func file(number: Int, name: String) -> String {
    let digits = number < 10 ? "0\(number)" : "\(number)"
    let safe = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
    let (start, ending) = ("\(digits)-", ".png")
    var room = maximumBytes - start.utf8.count - ending.utf8.count
    let fitting = safe.prefix { character in
      room -= character.utf8.count
      return room >= 0
    }
    return start + String(fitting) + ending
  }

  /// The maximum bytes of a picture's file name: file systems take 255, and the files beside a
  /// picture have longer names.
  private static let maximumBytes = 199

  /// The names that tell pictures of several files apart: the files' own, with as many of the
  /// folders around them as make them differ; nil where there is no file, or only one.
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
