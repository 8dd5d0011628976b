public import Drawing

extension FilmStrip {
  /// Puts cells, and a label above each, into one picture.
  ///
  /// - Parameter cells: As many as planned, all of the planned size.
  /// - Parameter labels: What of a label does not fit into its band is left out; labels may be fewer
  ///   than cells.
  public func compose(_ cells: [Bitmap], labels: [Bitmap] = []) -> Bitmap {
    precondition(cells.count == count, "The strip has \(count) cells, not \(cells.count).")
    return compose(labels: labels) { cells[$0] }
  }

  /// Puts cells, and a label above each, into one picture; each cell is asked for as its turn comes,
  /// and not kept.
  public func compose<Failure: Error>(
    labels: [Bitmap] = [], cell: (Int) throws(Failure) -> Bitmap
  ) throws(Failure) -> Bitmap {
    var strip = empty
    for index in 0..<count {
      let cell = try cell(index)
      precondition(
        cell.width == cellWidth && cell.height == cellHeight,
        "A cell of this strip is \(cellWidth)×\(cellHeight) pixels, "
          + "not \(cell.width)×\(cell.height).")
      strip.copy(cell, to: area(ofCell: index))
    }
    for (index, label) in labels.prefix(count).enumerated() {
      strip.copy(label, to: area(ofLabel: index))
    }
    return strip
  }

  /// The strip before anything is put into it.
  var empty: Bitmap {
    let (red, green, blue) = Self.background
    let pixel = UInt32(
      littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 255 << 24)
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, used in
      UnsafeMutableRawBufferPointer(bytes).initializeMemory(as: UInt32.self, repeating: pixel)
      used = width * height * 4
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Takes a cell out of a strip again; nil where the picture has not the planned size, or not so many
  /// cells.
  public func cell(_ index: Int, of strip: Bitmap) -> Bitmap? {
    guard strip.width == width, strip.height == height, (0..<count).contains(index) else {
      return nil
    }
    let area = area(ofCell: index)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(area.width * area.height * 4)
    for row in area.y..<area.y + area.height {
      let start = (row * strip.width + area.x) * 4
      pixels += strip.pixels[start..<start + area.width * 4]
    }
    return Bitmap(width: area.width, height: area.height, pixels: pixels)
  }
}

extension Bitmap {
  /// Copies what of a picture fits into an area.
  mutating func copy(_ picture: Bitmap, to area: BitmapDifference.Area) {
    let bytes = min(picture.width, area.width) * 4
    for row in 0..<min(picture.height, area.height) {
      let source = row * picture.width * 4
      let target = ((area.y + row) * width + area.x) * 4
      pixels.replaceSubrange(
        target..<target + bytes, with: picture.pixels[source..<source + bytes])
    }
  }
}
