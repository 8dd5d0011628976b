import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// Pictures that would take minutes or gigabytes are not drawn, on any machine.
struct HeavyPictureTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  nonisolated static let heavy = [
    "dashes": dashed("0.01", "M0 5H1000"),
    "dashes of a style": #"<path style="stroke: red; stroke-dasharray: .01" d="M0 5H1000"/>"#,
    "dashes of a class":
      #"<style>.a{stroke:red;stroke-dasharray:0.01}</style><path class="a" d="M0 5H1000"/>"#,
    "dashes of a group": #"<g stroke="red" stroke-dasharray=".01"><path d="M0 5h1000"/></g>"#,
    "dashes on a stretched line": stretched("scale(1000 1)", dashed(".01", "M0 5H1000V5.1")),
    "dashes as small as letters":
      "<g font-size='0.0001'>" + dashed("1em", "M0 5H1000") + "</g>",
    "a dash far away": dashed("1", "M1000000000 5h9"),
    "a dash moved far away": stretched("translate(1000000000)", dashed("1", "M0 5h9")),
    "a line to and fro": stroked("M0 0L" + zigzag(20_000)),
    "lines in a tangle": "<path d='M0 0L" + tangle(20_000) + "'/>",
    "many layers": String(repeating: "<rect width='1000' height='1000'/>", count: 100),
    "many shapes": String(repeating: "<path d='M1 1h1v1z'/>", count: 110_000),
    "a gradient of many colours": gradient(stops: 3000, shapes: 3000),
  ]

  @Test(arguments: heavy.keys.sorted())
  func `a drawing that is too much work is a broken picture`(name: String) throws {
    let body = try #require(Self.heavy[name])
    #expect(try paint(body) == paint("", file: "absent.svg"))
  }

  nonisolated static let light = [
    "dashes": dashed("4 2", "M0 5H1000") + dashed("1", "M0 0L" + zigzag(9)),
    "a coast": stroked(
      "M0 0" + String(repeating: "l1 1c1 2 3 4 1 -2a5 5 0 0 1 .3 .2", count: 2000)),
    "hatching": stroked((0..<500).map { "M\($0 * 2) 0V1000" }.joined()),
    "a map": String(repeating: "<path d='M1 1h9c1 1 2 2 3 3v1z' stroke='red'/>", count: 5000),
    "layers": String(repeating: "<rect width='1000' height='1000'/>", count: 20),
    "a gradient": gradient(stops: 20, shapes: 200),
  ]

  @Test(arguments: light.keys.sorted())
  func `a drawing of ordinary work is drawn`(name: String) throws {
    let body = try #require(Self.light[name])
    #expect(try paint(body) != paint("", file: "absent.svg"))
  }

  private func paint(_ body: String, file: String = "a.svg") throws -> Bitmap {
    let head = #"<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">"#
    _ = try folder.add("a.svg", Data("\(head)\(body)</svg>".utf8))
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    return try Canvas().paint(
      .image(ImagePlacement(image: .file(folder.path(file)), frame: frame)))
  }

  private nonisolated static func dashed(_ dashes: String, _ path: String) -> String {
    "<path fill='none' stroke='red' stroke-dasharray='\(dashes)' d='\(path)'/>"
  }

  private nonisolated static func stroked(_ path: String) -> String {
    "<path fill='none' stroke='red' d='\(path)'/>"
  }

  private nonisolated static func stretched(_ transform: String, _ body: String) -> String {
    "<g transform='\(transform)'>\(body)</g>"
  }

  private nonisolated static func zigzag(_ count: Int) -> String {
    (0..<count).map { "\(Double($0 % 10_000) / 10) \($0 % 2 * 1000)" }.joined(separator: " ")
  }

  private nonisolated static func tangle(_ count: Int) -> String {
    (0..<count).map { "\($0 * $0 * 7919 % 1000) \($0 * $0 % 997)" }.joined(separator: " ")
  }

  private nonisolated static func gradient(stops: Int, shapes: Int) -> String {
    let colors = String(repeating: "<stop offset='0.5' stop-color='red'/>", count: stops)
    let shape = "<rect width='2' height='2' fill='url(#a)'/>"
    return "<linearGradient id='a'>\(colors)</linearGradient>"
      + String(repeating: shape, count: shapes)
  }
}
