import Foundation

/// The characters of a text storage as a string, whose changes are edits of the storage.
nonisolated final class StorageString: NSMutableString {
  private var storage = NSTextStorage(string: "")

  convenience init(of storage: NSTextStorage) {
    self.init(capacity: 0)
    self.storage = storage
  }

  override var length: Int { storage.length }

  override func character(at index: Int) -> unichar {
    (storage.string as NSString).character(at: index)
  }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage.replaceCharacters(in: range, with: aString)
  }

  // Foundation requires these of every string.

  required convenience init?(coder: NSCoder) { self.init(capacity: 0) }

  required convenience init(stringLiteral value: StaticString) {
    self.init(of: NSTextStorage(string: value.description))
  }

  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(of: NSTextStorage(string: value.description))
  }

  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(of: NSTextStorage(string: value.description))
  }
}
