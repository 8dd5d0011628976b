import Foundation
import Storyboard
import Testing

/// Points, sizes, rectangles, insets and masks.
struct GeometryReadingTests {
  @Test func `points, sizes and rectangles`() throws {
    let xml = """
      <view><rect key="frame" x="0.0" y="-20.5" width="320" height="44"/>
      <size key="itemSize" width="50" height="60.5"/><point key="canvasLocation" x="-7" y="1e2"/>
      <value key="oldSize" type="size" width="1" height="2"/></view>
      """
    try read(xml) { reader, view in
      #expect(reader.rect("frame", of: view) == CGRect(x: 0, y: -20.5, width: 320, height: 44))
      #expect(reader.size("itemSize", of: view) == CGSize(width: 50, height: 60.5))
      #expect(reader.size("oldSize", of: view) == CGSize(width: 1, height: 2))
      #expect(reader.point("canvasLocation", of: view) == CGPoint(x: -7, y: 100))
    }
  }

  @Test(arguments: [
    ("x='0' y='0' width='1'", "frame of view v1 has no height, so it is left out"),
    ("x='0' y='0' width='1' height='tall'", "height=\"tall\" is not a number, so it is left out"),
    (
      "x='0' y='0' width='1' height='1000001'",
      "height=\"1000001\" is not a length on a screen, so it is left out"
    ),
  ])
  func `a rectangle that is garbled is absent`(attributes: String, issue: String) throws {
    let xml = "<view id='v1'>\n<rect key='frame' \(attributes)/></view>"
    let line = "Test.storyboard:2: rect: \(issue)"
    #expect(try read(xml, issues: [line]) { $0.rect("frame", of: $1) } == nil)
  }

  @Test(arguments: ["width", "height"])
  func `a negative size is noted`(name: String) throws {
    let other = name == "width" ? "height" : "width"
    let xml = "<view id='v1'>\n<rect key='frame' x='0' y='0' \(name)='-2' \(other)='3'/></view>"
    let line = "Test.storyboard:2: rect: frame of view v1 has a negative \(name); make it 0 or more"
    #expect(try read(xml, issues: [line]) { $0.rect("frame", of: $1) } != nil)
  }

  @Test(arguments: [
    ("<inset key='i' minX='1' minY='2' maxX='3' maxY='4'/>", false),
    ("<edgeInsets key='i' top='2' left='1' bottom='4' right='3'/>", false),
    ("<directionalEdgeInsets key='i' top='2' leading='1' bottom='4' trailing='3'/>", true),
  ])
  func `insets are written in three ways`(xml: String, isDirectional: Bool) throws {
    let insets = try read("<a>\(xml)</a>") { $0.insets("i", of: $1) }
    #expect(
      insets
        == DocumentInsets(top: 2, left: 1, bottom: 4, right: 3, isDirectional: isDirectional))
  }

  @Test(
    arguments: [
      ("", []), ("widthSizable='YES' heightSizable='NO'", .widthSizable),
      ("flexibleMinX='YES' flexibleMaxX='YES'", [.flexibleMinX, .flexibleMaxX]),
      (
        "flexibleMinY='YES' heightSizable='YES' flexibleMaxY='YES'",
        [.flexibleMinY, .heightSizable, .flexibleMaxY]
      ),
    ] as [(String, AutoresizingMask)])
  func `autoresizing masks`(attributes: String, mask: AutoresizingMask) throws {
    let xml = "<view><autoresizingMask key='autoresizingMask' \(attributes)/></view>"
    #expect(try read(xml) { $0.autoresizingMask(of: $1) } == mask)
  }

  @Test func `flags that are garbled are not set`() throws {
    let xml = "<view><extendedEdge key='edges' id='e1' top='YES' bottom='NO' left='2'/></view>"
    let line =
      "Test.storyboard:1: extendedEdge e1: left=\"2\" is not YES or NO, so it is left out"
    #expect(try read(xml, issues: [line]) { $0.flags("edges", of: $1) } == ["top"])
  }
}
