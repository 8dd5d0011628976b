import Foundation
import Goldens
import Testing

/// A target of one point in a real window, at all zooms.
@Suite(.serialized) struct SmallTargetWindowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A page with a button of 1 point at (100, 200), which shows a black page.
  private static let storyboard = InterfaceText.storyboard(
    """
      <scene sceneID="sce-00-001"><objects>
        <viewController id="pag-00-001" sceneMemberID="viewController">
          <view key="view" id="vie-00-001">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews><button id="but-00-001">
              <rect key="frame" x="100" y="200" width="1" height="1"/>
              <connections>
                <segue destination="pag-00-002" kind="presentation" id="seg-00-001"/>
              </connections>
            </button><label text="A dot" id="lab-00-001">
              <rect key="frame" x="100" y="400" width="200" height="40"/>
            </label></subviews>
          </view>
        </viewController>
      </objects></scene>
      <scene sceneID="sce-00-002"><objects>
        <viewController id="pag-00-002" modalPresentationStyle="fullScreen" \
    sceneMemberID="viewController">
          <view key="view" id="vie-00-002">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <color key="backgroundColor" red="0" green="0" blue="0" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/>
          </view>
        </viewController>
      </objects></scene>
    """, start: "pag-00-001")

  // 2 is the device's own scale.
  @Test(arguments: [("33%", 0.33), ("50%", 0.5), ("75%", 0.75), ("100%", 1), ("pixels", 2)])
  func `is hit where it is seen, and missed beside it`(zoom: String, scale: Double) throws {
    func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }
    let file = try folder.add("Dot.storyboard", Data(Self.storyboard.utf8))
    let driver = try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      [file, "--device", "390x844@2", "--zoom", zoom, "--renderer", "software"],
      environment: ["XDG_STATE_HOME": folder.url.path], width: pixels(390), height: pixels(844))
    let page = try driver.waitUntilStill()
    try driver.click(pixels(100), pixels(206))
    try driver.click(pixels(106), pixels(200))
    #expect(try driver.waitUntilStill() == page)
    try driver.click(pixels(100), pixels(200))
    try driver.waitUntil("the black page is shown") {
      $0 != page && $0.part(x: 5, y: 5, width: 80, height: 80).isPlain
    }
  }
}
