nonisolated extension ImageHeader {
  /// A file's bytes so that its pixels are shown as they are stored, whatever orientation it names.
  package func storedUpright(_ bytes: [UInt8]) -> [UInt8] {
    guard format == .jpeg, orientation != .up else { return bytes }
    var bytes = bytes
    for segment in JPEGSegments(bytes) {
      guard let directory = segment.directory(in: bytes),
        let place = directory.place(of: .orientation)
      else { continue }
      let start = segment.startOfDirectory + place
      bytes.replaceSubrange(start..<start + 2, with: directory.bytes(of: Orientation.up.rawValue))
    }
    return bytes
  }
}
