/// A screen in one look: its picture, and what is where on it, in points.
package struct SharedScreen: Hashable, Sendable, Encodable {
  /// The place of its picture.
  package var picture: Int
  /// The place of the device around it; nil for none.
  package var device: Int?
  /// Width and height.
  package var size: [Double]
  /// The lower edge of the bars at the top, which stay while pages slide.
  package var top: Double = 0
  /// The upper edge of the bars at the bottom.
  package var bottom: Double
  /// The frame of what is presented over it: x, y, width and height; nil for nothing, or all of it.
  package var sheet: [Double]?
  /// Whether lines start at the right edge.
  package var isRightToLeft = false
  /// The texts, in the order in which they are read.
  package var texts: [Words] = []

  /// Makes a screen without bars and texts.
  package init(picture: Int, device: Int?, width: Double, height: Double) {
    (self.picture, self.device) = (picture, device)
    (size, bottom) = ([width, height], height)
  }

  /// A text and where it is.
  package struct Words: Hashable, Sendable, Encodable {
    /// What it says.
    package var words: String
    /// x, y, width and height.
    package var frame: [Double]

    /// Makes a text.
    package init(_ words: String, frame: [Double]) { (self.words, self.frame) = (words, frame) }
  }
}
