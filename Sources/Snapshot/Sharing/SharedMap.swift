/// Where the screens of a flow are on its map, and the lines between them.
package struct SharedMap: Hashable, Sendable, Encodable {
  /// Width and height.
  package var size: [Double] = [0, 0]
  /// The frame of each state: x, y, width and height.
  package var frames: [[Double]] = []
  /// The lines.
  package var lines: [Line] = []

  /// Makes an empty map.
  package init() {}

  /// A line from a screen to another.
  package struct Line: Hashable, Sendable, Encodable {
    /// The places of both states.
    package var from, to: Int
    /// Its curves: x and y of its start, and of each curve two control points and the end.
    package var curve: [Double]

    /// Makes a line.
    package init(from: Int, to: Int, curve: [Double]) {
      (self.from, self.to, self.curve) = (from, to, curve)
    }
  }
}
