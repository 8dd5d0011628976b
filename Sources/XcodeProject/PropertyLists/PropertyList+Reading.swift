public import Foundation

extension PropertyList {
  /// Reads a file, in XML or the older form with braces.
  ///
  /// Foundation is not used, as it writes mistakes to the standard error by itself, and names no place
  /// in XML.
  public init(contentsOf path: String) throws(ProjectError) {
    self = try PropertyList(data: try ProjectFile.contents(of: path), file: path)
  }

  /// Reads a file's contents.
  ///
  /// - Parameter file: The file's name in errors.
  public init(data: Data, file: String) throws(ProjectError) {
    // A few bytes of such a list can stand for gigabytes.
    guard !data.starts(with: "bplist".utf8) else {
      throw ProjectError(
        path: file, reason: "it is a binary property list; convert it with plutil -convert xml1")
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = data.starts(with: mark) ? Array(data.dropFirst(mark.count)) : Array(data)
    guard String(validating: text, as: UTF8.self) != nil else {
      throw ProjectError(path: file, reason: "it is not encoded in UTF-8; save it in that")
    }
    let result: Result<PropertyList, ProjectError> = text.withUnsafeBufferPointer { bytes in
      Result { () throws(ProjectError) in try Self.value(of: bytes, file: file) }
    }
    self = try result.get()
  }

  private static func value(
    of bytes: UnsafeBufferPointer<UInt8>, file: String
  ) throws(ProjectError) -> PropertyList {
    if bytes.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "<") {
      var reader = PropertyListXML(file: file, bytes: bytes)
      return try reader.propertyList()
    }
    var scanner = BraceScanner(file: file, bytes: bytes)
    return try scanner.propertyList()
  }
}
