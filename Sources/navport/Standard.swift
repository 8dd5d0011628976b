import Foundation

/// Prints lines at once, in the order in which they come.
enum Standard {
  static func print(_ line: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data((line + "\n").utf8))
  }
}
