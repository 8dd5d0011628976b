import Assets
import Foundation
import Testing

@testable import SDLShell

/// The estimated work of drawing an SVG file.
struct SVGWorkTests {
  @Test func `the pictures that come with the program are little work`() throws {
    let samples = try #require(Assets.found).samples
    let files = FileManager.default.enumerator(at: samples, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "svg" else { continue }
      count += 1
      let work = SVGWork([UInt8](try Data(contentsOf: file)))
      #expect(work.steps > 0)
      #expect(work.steps < SVGWork.maximumSteps / 2, "\(file.lastPathComponent)")
    }
    #expect(count > 20)
  }

  /// The same drawing, written in other ways.
  @Test(arguments: [
    "<g transform='translate(10 20)'><path d='M0 0h40v30z'/></g>",
    "<g transform='scale(2)'><path transform='translate(5,10)' d='M0 0h20v15z'/></g>",
    "<path transform='matrix(1 0 0 1 10 20)' d='M0,0 40,0 40,30Z'/>",
    "<path d='m10 20 l40 0 l0 30 z'/>", "<path d='M10 20H50V50L10 20'/>",
    "<polygon points='10,20 50,20 50,50'/>", "<path d='M1e1+20h4.0e1v30'/>",
    "<path style='fill: red' d='M10+20l40,0,0,30z'/>",
    "<!-- <path d='M0 0h400v300z'/> --><path d='M10 20h40v30z' stroke='none'/>",
  ])
  func `a triangle is a triangle`(body: String) {
    let plain = steps("<path d='M10 20h40v30z'/>")
    #expect(abs(steps(body) / plain - 1) < 0.01)
  }

  @Test(arguments: [
    ("<path d='M0 0h9v9z'/>", "<path d='M0 0h9v9z'/><path d='M0 0h9v9z'/>"),
    ("<path d='M0 0h9v9z'/>", "<path d='M0 0h99v99z'/>"),
    ("<path d='M0 0h9v9z'/>", "<path d='M0 0h9v9z' stroke='red'/>"),
    ("<path d='M0 0h9v9z'/>", "<g stroke='red'><g><path d='M0 0h9v9z'/></g></g>"),
    ("<path d='M0 0h9v9z' fill='none'/>", "<path d='M0 0h9v9z'/>"),
    (
      "<g stroke='red'></g><path d='M0 0h9v9z'/>", "<g stroke='red'><path d='M0 0h9v9z'/></g>"
    ),
    (
      "<path d='M0 9h99' stroke='red' stroke-dasharray='3,2'/>",
      "<path d='M0 9h99' stroke='red' stroke-dasharray='.3,.2'/>"
    ),
    (
      "<path d='M0 9h99' stroke='red' stroke-dasharray='3in'/>",
      "<path d='M0 9h99' stroke='red' stroke-dasharray='3'/>"
    ),
    ("<path d='M0 0h9' stroke='red'/>", "<path d='M0 0h9' stroke='red' stroke-width='9'/>"),
    ("<circle r='5'/>", "<circle r='50'/>"),
    ("<path d='M0 0L9 9'/>", "<path d='M0 0C9 0 0 9 9 9'/>"),
    ("<path d='M0 0A9 9 0 0 0 9 9'/>", "<path d='M0 0A9 9 0 1 0 9 9'/>"),
    ("<path d='M0 0a9 9 0 009 9'/>", "<path d='M0 0a9 9 0 109 9'/>"),
  ])
  func `more is more work`(less: String, more: String) {
    #expect(steps(less) < steps(more))
  }

  @Test(arguments: [
    "", "<", "<>", "</g></g></g><path d='M0 0h9v9z'/>", "<path", "<path d=", "<path d='>",
    "<path d='M'/>", "<path d='9 9 9'/>", "<path d='M0 0C1 1 1'/>",
    "<path d='M0 0A1 1 0 2 2 9 9'/>",
    "<g transform='scale('><path d='M0 0h9'/></g>", "<path transform='rotate(1,2)' d='M0 0h9'/>",
    "<polygon points='1'/>", "<svg viewBox='0 0 0 0'/>", "<path d='M1e999 0L-1e999 1e-999z'/>",
    "<path stroke='red' stroke-dasharray='0 0' stroke-width='x' d='M0 0h9'/>",
  ])
  func `no text is too wild`(body: String) {
    // NaN compares neither more nor less than a limit.
    #expect(SVGWork(Array(body.utf8)).steps >= 0)
    #expect(steps(body) >= 0)
  }

  private func steps(_ body: String) -> Double {
    SVGWork(Array("<svg width='100' height='100' viewBox='0 0 100 100'>\(body)</svg>".utf8)).steps
  }
}
