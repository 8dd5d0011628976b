/// A device around a screen, in points.
package struct SharedDevice: Hashable, Sendable, Encodable {
  /// The place of the picture of its body.
  package var body: Int
  /// The place of the picture of what lies over the screen: its round corners and the cut-out; nil
  /// for none.
  package var mask: Int?
  /// Width and height of the whole.
  package var size: [Double]
  /// Where the screen is: x and y.
  package var corner: [Double]
  /// The radius of the screen's corners.
  package var radius: Double

  /// Makes a device.
  package init(body: Int, mask: Int?, size: [Double], corner: [Double], radius: Double) {
    (self.body, self.mask, self.size, self.corner) = (body, mask, size, corner)
    self.radius = radius
  }
}
