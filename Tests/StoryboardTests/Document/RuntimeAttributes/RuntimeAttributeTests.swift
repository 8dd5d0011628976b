import Foundation
import Storyboard
import Testing

/// Properties that designers set by name.
struct RuntimeAttributeTests {
  private func attributes(_ xml: String, issues: [String] = []) throws -> [RuntimeAttribute] {
    try read(
      "<view><userDefinedRuntimeAttributes>\(xml)</userDefinedRuntimeAttributes></view>",
      issues: issues.map { "Test.storyboard:1: userDefinedRuntimeAttribute: " + $0 }
    ) { $0.runtimeAttributes(of: $1) }
  }

  @Test(arguments: [
    ("type='boolean' value='YES'", "", RuntimeAttribute.Value.bool(true)),
    ("type='number'", "<integer key='value' value='8'/>", .int(8)),
    ("type='number'", "<real key='value' value='0.5'/>", .double(0.5)),
    ("type='number' value='3'", "", .double(3)), ("type='number'", "<nil key='value'/>", .null),
    ("type='string' value='Soil'", "", .string("Soil")),
    ("type='string' value=''", "", .string("")),
    ("type='string'", "<string key='value'>a\nb</string>", .string("a\nb")),
    (
      "type='color'", "<color key='value' white='1' colorSpace='calibratedWhite'/>",
      .color(.literal(ColorComponents(white: 1)))
    ),
    ("type='color'", "<nil key='value'/>", .null),
    ("type='point'", "<point key='value' x='1' y='2'/>", .point(CGPoint(x: 1, y: 2))),
    ("type='size'", "<size key='value' width='1' height='2'/>", .size(CGSize(width: 1, height: 2))),
    (
      "type='rect'", "<rect key='value' x='1' y='2' width='3' height='4'/>",
      .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    ),
    (
      "type='range'", "<range key='value' location='2' length='5'/>", .range(location: 2, length: 5)
    ),
    ("type='image' value='leaf'", "", .image("leaf")), ("type='nil'", "", .null),
  ])
  func `values have types`(attributes: String, child: String, value: RuntimeAttribute.Value) throws
  {
    let xml =
      "<userDefinedRuntimeAttribute keyPath='p' \(attributes)>\(child)</userDefinedRuntimeAttribute>"
    #expect(try self.attributes(xml) == [RuntimeAttribute(keyPath: "p", value: value, line: 1)])
  }

  @Test func `they keep their order, and what is garbled is left out`() throws {
    let xml = """
      <userDefinedRuntimeAttribute keyPath='layer.borderWidth' type='nil'/>\
      <userDefinedRuntimeAttribute keyPath='odd' type='dream' value='1'/>\
      <userDefinedRuntimeAttribute type='nil'/>\
      <userDefinedRuntimeAttribute keyPath='layer.cornerRadius' type='nil'/>
      """
    let issues = [
      "odd has no value that can be read, so it is left out",
      "it has no keyPath, so it is left out",
    ]
    #expect(
      try attributes(xml, issues: issues).map(\.keyPath) == [
        "layer.borderWidth", "layer.cornerRadius",
      ])
  }
}
