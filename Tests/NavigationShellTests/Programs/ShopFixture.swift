import Foundation
import Goldens

/// A shop's Xcode project, for the command line.
class ShopFixture {
  let navshell = BuiltProgram(named: "navshell")
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try add(
      "Shop.xcodeproj/project.pbxproj",
      """
      {objects = {
        P = {developmentRegion = en; targets = (T);};
        T = {name = Shop; productType = "com.apple.product-type.application";
          buildConfigurationList = L;};
        L = {buildConfigurations = (C);};
        C = {buildSettings = {INFOPLIST_KEY_UIMainStoryboardFile = Stall;};};
      }; rootObject = P;}
      """)
    try add("Shop/Base.lproj/Stall.storyboard", Self.storyboard)
    try add("Shop/Base.lproj/Main.storyboard", Self.storyboard)
  }

  nonisolated static let storyboard = InterfaceText.storyboard(
    InterfaceText.scene(
      """
      <viewController id="one" sceneMemberID="viewController">
        <view key="view" id="vie-00-001">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <label text="Bread" id="lab-00-001">
              <rect key="frame" x="20" y="100" width="200" height="30"/>
            </label>
            <imageView image="Loaf" id="ima-00-001">
              <rect key="frame" x="20" y="200" width="100" height="100"/>
            </imageView>
            <label text="Salt" translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-002"/>
          </subviews>
          <constraints>
            <constraint firstItem="lab-00-002" firstAttribute="leading" secondItem="vie-00-001" \
      secondAttribute="leading" constant="20" id="rul-00-001"/>
            <constraint firstItem="lab-00-002" firstAttribute="top" secondItem="vie-00-001" \
      secondAttribute="top" constant="400" id="rul-00-002"/>
          </constraints>
        </view>
      </viewController>
      """),
    others: """
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <resources><image name="Loaf" width="100" height="100"/></resources>
      """)

  @discardableResult
  func add(_ name: String, _ text: String) throws -> String {
    try folder.add(name, Data(text.utf8))
  }

  func addTranslation() throws {
    try add("Shop/de.lproj/Stall.strings", #""lab-00-001.text" = "Brot";"#)
    try add("Shop/ar.lproj/Stall.strings", #""lab-00-001.text" = "خبز";"#)
  }
}
