import Drawing
import Foundation

/// The first page of a PDF file.
nonisolated struct PDFPage {
  /// The visible part of the page, in its own coordinates, whose y points up.
  let box: CGRect
  /// How often it is turned clockwise by a quarter.
  let turns: Int
  /// The resources that its operators name.
  let resources: [String: PDFValue]
  private let contents: PDFValue

  /// The largest side in points, as the format has it.
  private static let longest: CGFloat = 14_400

  /// Finds the page; throws if there is none.
  init(of file: PDFFile) throws(PDFFault) {
    let catalog = try Self.catalog(of: file)
    var visited = 0
    guard let page = try Self.first(in: catalog["Pages"], [:], of: file, &visited) else {
      throw .damaged
    }
    guard let box = try Self.box(page, of: file) else { throw .damaged }
    self.box = box
    turns = Int(try file.resolved(page["Rotate"]).number ?? 0) / 90 & 3
    resources = try file.dictionary(page["Resources"])
    contents = page["Contents"] ?? .null
  }

  /// The entries of the file's catalogue: as the table says or, if it says nothing, as it is found.
  private static func catalog(of file: PDFFile) throws(PDFFault) -> [String: PDFValue] {
    let root = try file.dictionary(file.trailer["Root"])
    guard root.isEmpty else { return root }
    for number in file.places.keys.sorted() {
      let entries = try file.dictionary(.reference(number))
      if entries["Type"] == .name("Catalog") { return entries }
    }
    throw .damaged
  }

  /// The first page of a tree, with what it inherits; nil if there is none.
  private static func first(
    in node: PDFValue?, _ inherited: [String: PDFValue], of file: PDFFile, _ visited: inout Int
  ) throws(PDFFault) -> [String: PDFValue]? {
    guard var entries = try file.resolved(node).entries else { return nil }
    visited += 1
    // A tree that holds itself has no end.
    guard visited < maximumNodes else { throw .damaged }
    for name in ["MediaBox", "CropBox", "Rotate", "Resources"] where entries[name] == nil {
      entries[name] = inherited[name]
    }
    guard entries["Kids"] != nil else { return entries }
    for kid in try file.list(entries["Kids"]) {
      if let page = try first(in: kid, entries, of: file, &visited) { return page }
    }
    return nil
  }

  /// More than lie before the first page of any file.
  private static let maximumNodes = 100

  private static func box(
    _ page: [String: PDFValue], of file: PDFFile
  ) throws(PDFFault) -> CGRect? {
    guard let media = CGRect(corners: try file.numbers(page["MediaBox"])) else { return nil }
    let crop = CGRect(corners: try file.numbers(page["CropBox"])) ?? media
    let box = media.intersection(crop).isEmpty ? media : media.intersection(crop)
    let sides = 0.01...longest
    return sides.contains(box.width) && sides.contains(box.height) ? box : nil
  }

  /// Its size in points, turned upright.
  var size: CGSize {
    turns % 2 == 0 ? box.size : CGSize(width: box.height, height: box.width)
  }

  /// From its coordinates to those of a picture, whose y points down.
  var transform: CGAffineTransform {
    let (left, bottom, right, top) = (box.minX, box.minY, box.maxX, box.maxY)
    return switch turns {
    case 1: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: -bottom, ty: -left)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: right, ty: -bottom)
    case 3: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: top, ty: right)
    default: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -left, ty: top)
    }
  }

  /// The operators of all parts, one behind the other.
  func content(of file: PDFFile) throws(PDFFault) -> [UInt8] {
    var content: [UInt8] = []
    for part in try file.list(contents) {
      content += try file.data(of: part) + [0x0A]
    }
    return content
  }
}

nonisolated extension CGRect {
  /// Makes the rectangle between two corners; nil unless there are four numbers.
  init?(corners: [Double]) {
    guard corners.count == 4 else { return nil }
    self.init(
      x: min(corners[0], corners[2]), y: min(corners[1], corners[3]),
      width: abs(corners[2] - corners[0]), height: abs(corners[3] - corners[1]))
  }
}
