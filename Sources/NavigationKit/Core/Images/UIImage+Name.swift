import Foundation

extension UIImage {
  /// The name for assistive technology, scripts and tests, for what has no other: a symbol's or a
  /// file's.
  ///
  /// A symbol of the system's buttons has their name; the name of another is read as words.
  var name: String {
    switch reference {
    case .symbol(let symbol):
      UIBarButtonItem.SystemItem.allCases.last { $0.symbol == symbol }?.name ?? symbol.asWords
    case .recording, .data: ""
    case .file(let path): URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
  }
}

extension String {
  /// The parts of a symbol's name as words, such as “Arrow down”.
  fileprivate var asWords: String {
    prefix(1).uppercased() + dropFirst().replacingOccurrences(of: ".", with: " ")
  }
}
