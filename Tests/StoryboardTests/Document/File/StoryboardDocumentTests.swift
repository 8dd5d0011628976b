import Foundation
import Goldens
import Testing

@testable import Storyboard

/// The content of a storyboard or nib.
struct StoryboardDocumentTests {
  private func garden() throws -> StoryboardDocument {
    try StoryboardDocument(contents: Data(Sample.garden.utf8), file: "Garden.storyboard")
  }

  @Test func `the settings, device, resources and fonts of a storyboard`() throws {
    let garden = try garden()
    #expect(garden.issues.isEmpty)
    #expect(garden.kind == .storyboard)
    #expect(garden.settings.toolsVersion == 17506)
    #expect(garden.settings.usesAutoLayout)
    #expect(garden.settings.usesSafeAreas)
    #expect(garden.settings.isColorMatched)
    #expect(!garden.settings.isLaunchScreen)
    #expect(!garden.settings.isForPad)
    #expect(garden.device == DocumentDevice(id: "retina6_1", appearance: .dark))
    #expect(garden.tintColor == .literal(ColorComponents(red: 0, green: 0.5, blue: 0.25)))
    #expect(garden.customFonts == [CustomFont(file: "Meadow.otf", names: ["Meadow-Regular"])])
    #expect(
      garden.resources.image(named: "leaf", isSymbol: true)?.size
        == CGSize(width: 128, height: 113))
    #expect(
      garden.resources.image(named: "leaf", isSymbol: false)?.size == CGSize(width: 20, height: 24))
    #expect(
      garden.resources.namedColors["Soil"] == ColorComponents(red: 0.4, green: 0.3, blue: 0.2))
    #expect(garden.resources.systemColors["systemBackgroundColor"] == ColorComponents(white: 1))
    let page = try #require(garden["page-view"])
    #expect(
      garden.reader().color("backgroundColor", of: page)
        == .system("systemBackgroundColor", fallback: ColorComponents(white: 1)))
    let soil = ColorComponents(red: 0.4, green: 0.3, blue: 0.2)
    let form = try #require(garden["sowing-view"])
    #expect(garden.reader().color("backgroundColor", of: form) == .asset("Soil", fallback: soil))
  }

  @Test func `the scenes of a storyboard`() throws {
    let garden = try garden()
    #expect(garden.scenes.map(\.names.comment) == ["Garden", "Beds", "Bed", "Sowing", "Help", nil])
    #expect(garden.initialScene?.id == "scene-tabs")
    let bed = try #require(garden.scene(identifier: "Bed"))
    #expect(bed.controller?.customClass == CustomClass(name: "BedController", module: "Garden"))
    #expect(bed.firstResponder?.id == "bed-first")
    #expect(bed.exit?.id == nil)
    #expect(bed.otherObjects.map(\.tag) == ["tapGestureRecognizer"])
    #expect(bed.canvasLocation == CGPoint(x: 1200, y: -40))
    #expect(bed.reference == nil)
    let sowing = try #require(garden.scene(ofController: "sowing"))
    #expect(sowing.exit?.id == "sowing-exit")
    let help = try #require(garden.scene(ofController: "help"))
    #expect(help.reference == StoryboardReference(storyboard: "Help", identifier: "Start"))
  }

  @Test func `elements are found by their ids`() throws {
    let garden = try garden()
    #expect(garden["bed-name"]?["text"] == "Carrots")
    #expect(garden["bed-width"]?.tag == "constraint")
    #expect(garden["retina6_1"] == nil)
    #expect(garden["none"] == nil)
  }

  @Test func `a nib has objects and an owner`() throws {
    let xml = InterfaceText.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LeafController">
        <connections><outlet property="view" destination="v" id="o"/></connections>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <view id="v"/>
      """)
    let nib = try StoryboardDocument(contents: Data(xml.utf8), file: "Leaf.xib")
    #expect(nib.kind == .nib)
    #expect(nib.scenes.isEmpty)
    #expect(nib.topObjects.map(\.id) == ["-1", "-2", "v"])
    #expect(nib.filesOwner?.customClass?.name == "LeafController")
    #expect(nib.settings == DocumentSettings())
    #expect(nib.device == nil)
  }

  @Test func `what dangles or is there twice is noted`() throws {
    let document = try storyboard(
      """
      <scene sceneID="s1"><objects><viewController id="a"><view id="b"/></viewController>
      <view id="b" class="second"/></objects></scene>
      <scene sceneID="s2"><objects/></scene>
      """, attributes: "initialViewController='z' useAutolayout='maybe'")
    let expected = [
      ":1: document: useAutolayout=\"maybe\" is not YES or NO, so it is left out",
      ":4: scene: it has no view controller, so it is not shown",
      ":3: view b: its id is also that of line 2, which counts",
      ":1: document: initialViewController=\"z\" is no controller of a scene, so it has no start",
    ]
    #expect(document.issues.map(\.description) == expected.map { "Test.storyboard" + $0 })
    #expect(document["b"]?["class"] == nil)
    #expect(document.scenes.count == 2)
  }

  @Test func `a controller without a member's mark is found by its kind`() throws {
    let document = try storyboard(
      "<scene sceneID='1'><objects><view id='2'/><tableViewController id='3'/></objects></scene>",
      attributes: "initialViewController='3'")
    #expect(document.initialScene?.controller?.tag == "tableViewController")
    #expect(document.initialScene?.otherObjects.map(\.id) == ["2"])
  }
}
