import Drawing

nonisolated extension Bitmap {
  /// Calls `body` for neighbours of one colour: screens have far fewer of them than pixels.
  ///
  /// A colour's red is in its lowest byte, its alpha in the highest one.
  func eachRun(_ body: (UInt32, Range<Int>) -> Void) {
    pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var start = 0
      while start < pixels.count {
        var end = start + 1
        while end < pixels.count, pixels[end] == pixels[start] { end += 1 }
        body(UInt32(littleEndian: pixels[start]), start..<end)
        start = end
      }
    }
  }
}
