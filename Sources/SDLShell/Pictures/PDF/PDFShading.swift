import Drawing
import Foundation

/// A gradient of a PDF file.
nonisolated struct PDFShading {
  let gradient: ColorGradient
  /// The rectangle that it is limited to, in its own coordinates; nil for all.
  let box: CGRect?

  init(_ value: PDFValue?, of file: PDFFile) throws(PDFFault) {
    let entries = try file.dictionary(value)
    let places = try file.numbers(entries["Coords"])
    let stops = try Self.stops(entries, file)
    var gradient = ColorGradient(stops: stops, geometry: try Self.geometry(entries, places))
    let goesOn = try file.list(entries["Extend"]).map { $0 == .bool(true) }
    gradient.drawsBeforeStart = goesOn.first ?? false
    gradient.drawsAfterEnd = goesOn.last ?? false
    self.gradient = gradient
    box = CGRect(corners: try file.numbers(entries["BBox"]))
  }

  private static func geometry(
    _ entries: [String: PDFValue], _ places: [Double]
  ) throws(PDFFault) -> ColorGradient.Geometry {
    func point(_ index: Int) -> CGPoint { CGPoint(x: places[index], y: places[index + 1]) }
    switch (entries["ShadingType"]?.count, places.count) {
    case (2, 4): return .line(from: point(0), to: point(2))
    case (3, 6):
      return .circles(
        from: point(0), startRadius: max(0, places[2]), to: point(3), endRadius: max(0, places[5]))
    case (2, _), (3, _), (nil, _): throw .damaged
    default: throw .undrawn("a gradient that is neither along a line nor between circles")
    }
  }

  private static func stops(
    _ entries: [String: PDFValue], _ file: PDFFile
  ) throws(PDFFault) -> [ColorStop] {
    let space = try PDFColorSpace(entries["ColorSpace"], of: file)
    let domain = try file.numbers(entries["Domain"])
    let (start, end) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
    guard start != end, entries["Function"] != nil else { throw .damaged }
    let function = try PDFFunction(entries["Function"], of: file)
    return function.steps(from: start, to: end).map {
      ColorStop(
        color: space.color(function.values(at: $0)), location: ($0 - start) / (end - start))
    }
  }
}
