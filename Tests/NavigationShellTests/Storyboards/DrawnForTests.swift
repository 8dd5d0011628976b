import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

@testable import NavigationShell

/// The device that a file was drawn for.
struct DrawnForTests {
  private func device(
    others: String = "", attributes: String = "", view: (Int, Int)? = nil
  ) throws -> Device {
    let frame = view.map {
      #"<rect key="frame" x="0" y="0" width="\#($0.0)" height="\#($0.1)"/>"#
    }
    let scene = InterfaceText.scene(
      """
      <viewController id="one" sceneMemberID="viewController"><view key="view" id="v">\
      \(frame ?? "")</view></viewController>
      """)
    let text = InterfaceText.storyboard(scene, attributes: attributes, others: others)
    return Device(try StoryboardDocument(contents: Data(text.utf8), file: "Main.storyboard"))
  }

  @Test(
    arguments: [
      ("retina3_5", "portrait", "iphone-4s"), ("retina6_1", "portrait", "iphone-11"),
      ("retina6_12", "landscape", "iphone-15-landscape"), ("ipad10_2", "portrait", "ipad-10.2"),
      ("ipad11_0rounded", "landscape", "ipad-11-landscape"), ("ipad10_5", "portrait", "ipad-10.5"),
      ("ipad8_3rounded", "portrait", "ipad-mini"),
    ])
  func `a file that names its device is on it`(id: String, orientation: String, name: String) throws
  {
    #expect(
      try device(others: #"<device id="\#(id)" orientation="\#(orientation)"/>"#).name == name)
  }

  @Test(
    arguments: [
      ("", (320, 568), "iphone-se-1"), ("", (320, 460), "iphone-4s"), ("", (375, 623), "iphone-8"),
      ("", (375, 812), "iphone-x"), ("", (414, 736), "iphone-8-plus"),
      ("", (568, 320), "iphone-se-1-landscape"),
      ("", (600, 600), "iphone-8"), ("", (50, 44), "iphone-8"),
      ("", (430, 932), "iphone-15-pro-max"),
    ])
  func `one that names none is on the smallest that its views fit`(
    attributes: String, view: (Int, Int), name: String
  ) throws { #expect(try device(attributes: attributes, view: view).name == name) }

  @Test(
    arguments: [
      ("type=\"retina4\"", "iphone-se-1"), ("type=\"retina47\"", "iphone-8"),
      ("type=\"retina4_7.fullscreen\"", "iphone-8"), ("", "iphone-4s"),
    ])
  func `an old file's simulated screen is its device`(type: String, name: String) throws {
    let metrics = """
      <simulatedMetricsContainer key="defaultSimulatedMetrics">
        <simulatedStatusBarMetrics key="statusBar"/>
        <simulatedOrientationMetrics key="orientation"/>
        <simulatedScreenMetrics key="destination" \(type)/>
      </simulatedMetricsContainer>
      """
    #expect(try device(others: metrics, view: (600, 600)).name == name)
  }

  private static let page = InterfaceText.scene(
    """
    <viewController id="one" sceneMemberID="viewController"><view key="view" id="v"/>\
    </viewController>
    """)

  @Test func `a file for iPads alone is on one`() throws {
    let folder = try TemporaryFolder()
    for (view, name) in [((1024, 768), "ipad-9.7-landscape"), ((600, 600), "ipad-9.7")] {
      let text = InterfaceText.storyboard(
        InterfaceText.scene(
          """
          <viewController id="one" sceneMemberID="viewController"><view key="view" id="v">
          <rect key="frame" x="0" y="0" width="\(view.0)" height="\(view.1)"/></view>
          </viewController>
          """)
      ).replacing("\"iOS.CocoaTouch\"", with: "\"iOS.CocoaTouch.iPad\"")
      let path = try folder.add("Main.storyboard", Data(text.utf8))
      #expect(try App(interfaceAt: path, language: nil)?.drawnFor?.name == name)
    }
  }

  @Test func `a file that was drawn dark is dark unless asked otherwise`() throws {
    let folder = try TemporaryFolder()
    let text = InterfaceText.storyboard(
      Self.page,
      others: #"<device id="retina6_1" orientation="portrait" appearance="dark"/>"#)
    let path = try folder.add("Main.storyboard", Data(text.utf8))
    let app = try #require(try App(interfaceAt: path, language: nil))
    #expect(app.traits(under: UITraitCollection()).userInterfaceStyle == .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(app.traits(under: light).userInterfaceStyle == .light)
  }

  @Test func `a storyboard's tint is the window's`() throws {
    let folder = try TemporaryFolder()
    let text = InterfaceText.storyboard(
      Self.page,
      others: #"<color key="tintColor" red="1" green="0" blue="0" alpha="1"/>"#)
    let path = try folder.add("Main.storyboard", Data(text.utf8))
    let app = try #require(try App(interfaceAt: path, language: nil))
    let stage = Stage(size: .homeButtonPhone)
    _ = try app.launch(on: stage, Opening(folder: nil, isHeadless: true))
    #expect(stage.window.rootViewController?.view.tintColor.cgColor.components == [1, 0, 0, 1])
  }
}
