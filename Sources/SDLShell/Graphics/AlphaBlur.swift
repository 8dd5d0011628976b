import Foundation

/// Blurs the opacity of a picture nearly as a Gaussian does: by averaging three times.
nonisolated struct AlphaBlur {
  private let width: Int
  private let height: Int
  private var levels: [UInt8]

  init(_ picture: CairoSurface) {
    (width, height) = (Int(picture.width), Int(picture.height))
    levels = [UInt8](repeating: 0, count: width * height)
    let count = width
    levels.withUnsafeMutableBufferPointer { levels in
      picture.change { row, line in
        for column in 0..<count { levels[row * count + column] = UInt8(line[column] >> 24) }
      }
    }
  }

  /// The opacity after a blur of a standard deviation in pixels, as a black picture.
  func blurred(deviation: CGFloat) -> CairoSurface? {
    var blur = self
    // Three averages over so many pixels have the deviation of the Gaussian.
    let size = Int((deviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    if size > 1 {
      for pass in 0..<3 {
        // An even number of pixels has no middle: the first two passes lean to opposite sides.
        let before = size % 2 == 1 ? size / 2 : pass == 1 ? size / 2 - 1 : size / 2
        let length = size % 2 == 0 && pass == 2 ? size + 1 : size
        for row in 0..<height { blur.average(row * width, step: 1, width, length, before) }
        for column in 0..<width { blur.average(column, step: width, height, length, before) }
      }
    }
    let picture = CairoSurface(width: Int32(width), height: Int32(height))
    picture?.change { row, line in
      for column in 0..<width { line[column] = UInt32(blur.levels[row * width + column]) << 24 }
    }
    return picture
  }

  /// Replaces each of a line's levels by the average of `size` around it, `before` of them before.
  private mutating func average(
    _ start: Int, step: Int, _ count: Int, _ size: Int, _ before: Int
  ) {
    levels.withUnsafeMutableBufferPointer { levels in
      let line = (0..<count).map { Int(levels[start + $0 * step]) }
      var sum = line.prefix(max(0, size - before - 1)).reduce(0, +)
      for index in 0..<count {
        let (entering, leaving) = (index - before + size - 1, index - before - 1)
        if entering < count { sum += line[entering] }
        if leaving >= 0 { sum -= line[leaving] }
        levels[start + index * step] = UInt8((sum + size / 2) / size)
      }
    }
  }
}
