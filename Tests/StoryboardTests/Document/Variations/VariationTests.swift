import Storyboard
import Testing

/// The differences between size classes.
struct VariationTests {
  static let phone = DocumentTraits(width: .compact, height: .regular)
  static let side = DocumentTraits(width: .compact, height: .compact)
  static let tablet = DocumentTraits(width: .regular, height: .regular)

  @Test(arguments: [
    ("default", [true, true, true], 0), ("widthClass=compact", [true, true, false], 1),
    ("heightClass=regular", [true, false, true], 1),
    ("heightClass=regular-widthClass=compact", [true, false, false], 2),
    ("widthClass=regular-heightClass=regular", [false, false, true], 2),
    ("widthClass=huge", [false, false, false], 0), ("displayGamut=P3", [false, false, false], 0),
    ("widthClass=compact-displayGamut=P3", [false, false, false], 1),
    ("", [true, true, true], 0), ("=-=", [false, false, false], 0),
  ])
  func `conditions`(key: String, holds: [Bool], strength: Int) {
    let condition = TraitCondition(key: key)
    #expect([Self.phone, Self.side, Self.tablet].map(condition.holds) == holds)
    #expect(condition.strength == strength)
  }

  private let label = """
    <label text="Bed" id="l">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="heightClass=regular-widthClass=compact" text="B"/>
      <variation key="widthClass=compact" text="b">
        <fontDescription key="fontDescription" type="system" pointSize="12"/>
        <color key="textColor" white="0"/>
      </variation>
    </label>
    """

  @Test(arguments: [(phone, "B", "12"), (side, "b", "12"), (tablet, "Bed", "17")])
  func `values are replaced, the strongest condition counts`(
    traits: DocumentTraits, text: String, size: String
  ) throws {
    let varied = try element(label).varied(for: traits)
    #expect(varied["text"] == text)
    #expect(
      varied.children.filter { $0.tag == "fontDescription" }.map { $0["pointSize"] } == [size])
    #expect((varied.child(key: "textColor") != nil) == (size == "12"))
    #expect(!varied.hasVariations)
    #expect(varied.id == "l")
  }

  private let view = """
    <view><subviews><label id="a"/><label id="b"/></subviews>
      <constraints><constraint id="k" constant="1">
        <variation key="widthClass=regular" constant="2"/></constraint></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask>
        <mask key="constraints"><exclude reference="k"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><exclude reference="b"/>
        <include reference="a"/></mask><mask key="constraints"><include reference="k"/></mask>
      </variation></view>
    """

  @Test func `what is not installed is taken out`() throws {
    let view = try element(view)
    #expect(view.hasVariations)
    let phone = view.varied(for: Self.phone)
    #expect(phone.children(in: "subviews").map(\.id) == ["b"])
    #expect(phone.children(in: "constraints").isEmpty)
    let tablet = view.varied(for: Self.tablet)
    #expect(tablet.children(in: "subviews").map(\.id) == ["a"])
    #expect(tablet.children(in: "constraints").map { $0["constant"] } == ["2"])
  }

  @Test func `an element without variations stays as it is`() throws {
    let view = try element("<view id='v'><subviews><label id='a' key='k'/></subviews></view>")
    #expect(!view.hasVariations)
    #expect(view.varied(for: Self.phone) == view)
  }
}
