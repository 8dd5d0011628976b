import Goldens

/// A storyboard of our own: a page whose segues only code takes, and a scene that nothing leads to.
nonisolated let quay = InterfaceText.storyboard(
  """
      <scene sceneID="sce-00-001"><objects>
        <navigationController id="nav-00-001" sceneMemberID="viewController">
          <connections>
            <segue destination="har-00-001" kind="relationship" \
  relationship="rootViewController" id="seg-00-001"/>
          </connections>
        </navigationController>
      </objects><point key="canvasLocation" x="0" y="0"/></scene>
      <!--Harbour-->
      <scene sceneID="sce-00-002"><objects>
        <viewController id="har-00-001" sceneMemberID="viewController">
          <view key="view" id="vie-00-001"><rect key="frame" x="0" y="0" width="375" height="667"/>
          </view>
          <navigationItem key="navigationItem" title="Harbour" id="ite-00-001"/>
          <connections>
            <segue destination="doc-00-001" kind="show" identifier="showDock" id="seg-00-002"/>
            <segue destination="cra-00-001" kind="show" id="seg-00-003"/>
          </connections>
        </viewController>
      </objects><point key="canvasLocation" x="800" y="0"/></scene>
      <!--Dock-->
      <scene sceneID="sce-00-003"><objects>
        <viewController storyboardIdentifier="dock" id="doc-00-001" sceneMemberID="viewController">
          <view key="view" id="vie-00-002"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><label text="Ships in the dock" id="lab-00-001">
              <rect key="frame" x="20" y="120" width="300" height="30"/></label></subviews>
          </view>
          <navigationItem key="navigationItem" title="Dock" id="ite-00-002"/>
        </viewController>
      </objects><point key="canvasLocation" x="1600" y="0"/></scene>
      <!--Crane-->
      <scene sceneID="sce-00-004"><objects>
        <viewController id="cra-00-001" sceneMemberID="viewController">
          <view key="view" id="vie-00-003"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><textField placeholder="Load" id="fie-00-001">
              <rect key="frame" x="20" y="120" width="300" height="34"/></textField></subviews>
          </view>
          <navigationItem key="navigationItem" title="Crane" id="ite-00-003"/>
          <connections>
            <segue destination="doc-00-001" kind="show" identifier="lower" id="seg-00-004"/>
          </connections>
        </viewController>
      </objects></scene>
      <!--Lighthouse-->
      <scene sceneID="sce-00-005"><objects>
        <viewController customClass="LampController" id="lig-00-001" \
  sceneMemberID="viewController">
          <view key="view" id="vie-00-004"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><label text="Lamp" id="lab-00-002">
              <rect key="frame" x="20" y="120" width="300" height="30"/></label></subviews>
          </view>
        </viewController>
      </objects><point key="canvasLocation" x="800" y="900"/></scene>
  """, start: "nav-00-001", attributes: #"toolsVersion="22155""#,
  others: #"<device id="retina4_7" orientation="portrait" appearance="light"/>"#)
