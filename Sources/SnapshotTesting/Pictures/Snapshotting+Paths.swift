public import Drawing
public import Foundation
public import NavigationKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// The inside of a path in black, compared exactly.
  public static var image: Snapshotting { .image() }

  /// The inside of a path in black, in the rectangle around it.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How closely a pixel must match, 0…1, see
  ///     ``Diffing/image(precision:perceptualPrecision:scale:)``.
  ///   - scale: Pixels per point.
  ///   - drawingMode: Whether the inside is filled, by which rule, and whether the line is drawn.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { (value: CGPath) in
      let path = value.path
      return MainActor.assumeIsolated {
        let traits = UITraitCollection(displayScale: scale)
        return DrawnImage.image(
          bounds: path.boundingBox, traits: traits, of: "the path"
        ) { context in
          context.addPath(CGPath(path))
          context.drawPath(using: drawingMode)
        }
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// A path as its steps, a line each.
  public static var elementsDescription: Snapshotting {
    .elementsDescription(numberFormatter: .ofPaths)
  }

  /// A path as its steps, a line each, with numbers as a formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { PathText($0, by: numberFormatter).text }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// The inside of a path in black, compared exactly.
  public static var image: Snapshotting { .image() }

  /// The inside of a path in black, in the rectangle around it.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How closely a pixel must match, 0…1, see
  ///     ``Diffing/image(precision:perceptualPrecision:scale:)``.
  ///   - scale: Pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    let evenOdd = Snapshotting<CGPath, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
    let winding = Snapshotting<CGPath, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale,
      drawingMode: .fill)
    return Snapshotting(
      pathExtension: "png", diffing: evenOdd.diffing,
      asyncSnapshot: {
        ($0.usesEvenOddFillRule ? evenOdd : winding).snapshot($0.cgPath)
      }
    ).onMainThread
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A path as its steps, a line each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
  }

  /// A path as its steps, a line each, with numbers as a formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback(\.cgPath)
  }
}

extension NumberFormatter {
  /// One to three digits after the point.
  fileprivate static var ofPaths: NumberFormatter {
    let formatter = NumberFormatter()
    // The locale of POSIX would drop the limits of digits.
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    formatter.minimumIntegerDigits = 1
    formatter.usesGroupingSeparator = false
    return formatter
  }
}
