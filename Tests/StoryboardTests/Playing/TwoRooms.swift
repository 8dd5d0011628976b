/// A storyboard of three scenes: a list under a bar, a room that is pushed, and a form that is
/// presented and goes back.
let twoRooms = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nav-00-001">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
      <!--Navigation Controller-->
      <scene sceneID="sce-00-001">
        <objects>
          <navigationController id="nav-00-001" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-00-001"/>
            <connections>
              <segue destination="lis-00-001" kind="relationship" relationship="rootViewController" id="rel-00-001"/>
            </connections>
          </navigationController>
        </objects>
      </scene>
      <!--House-->
      <scene sceneID="sce-00-002">
        <objects>
          <tableViewController id="lis-00-001" sceneMemberID="viewController">
            <tableView key="view" clipsSubviews="YES" dataMode="static" style="grouped" rowHeight="44" id="tab-00-001">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <sections>
                <tableViewSection headerTitle="Rooms" id="sec-00-001">
                  <cells>
                    <tableViewCell selectionStyle="default" accessoryType="disclosureIndicator" textLabel="lab-00-001" style="IBUITableViewCellStyleDefault" id="cel-00-001">
                      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                      <tableViewCellContentView key="contentView" id="con-00-001">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                        <subviews>
                          <label text="Kitchen" id="lab-00-001"/>
                        </subviews>
                      </tableViewCellContentView>
                      <connections>
                        <segue destination="roo-00-001" kind="show" identifier="showRoom" id="seg-00-001"/>
                      </connections>
                    </tableViewCell>
                  </cells>
                </tableViewSection>
              </sections>
              <connections>
                <outlet property="dataSource" destination="lis-00-001" id="out-00-001"/>
                <outlet property="delegate" destination="lis-00-001" id="out-00-002"/>
              </connections>
            </tableView>
            <navigationItem key="navigationItem" title="House" id="ite-00-001">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="add-00-001">
                <connections>
                  <segue destination="for-00-001" kind="presentation" modalPresentationStyle="fullScreen" id="seg-00-002"/>
                </connections>
              </barButtonItem>
            </navigationItem>
          </tableViewController>
        </objects>
      </scene>
      <!--Kitchen-->
      <scene sceneID="sce-00-003">
        <objects>
          <viewController storyboardIdentifier="Room" title="Kitchen" id="roo-00-001" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="vie-00-001">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <label text="Warm" textAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-002">
                  <rect key="frame" x="16" y="100" width="343" height="21"/>
                  <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                  <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </label>
              </subviews>
              <viewLayoutGuide key="safeArea" id="saf-00-001"/>
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
              <constraints>
                <constraint firstItem="lab-00-002" firstAttribute="leading" secondItem="saf-00-001" secondAttribute="leading" constant="20" id="rul-00-001"/>
                <constraint firstItem="saf-00-001" firstAttribute="trailing" secondItem="lab-00-002" secondAttribute="trailing" constant="20" id="rul-00-002"/>
                <constraint firstItem="lab-00-002" firstAttribute="top" secondItem="saf-00-001" secondAttribute="top" constant="30" id="rul-00-003"/>
                <constraint firstItem="lab-00-002" firstAttribute="width" secondItem="gone" secondAttribute="width" id="rul-00-004"/>
              </constraints>
            </view>
          </viewController>
        </objects>
      </scene>
      <!--Form-->
      <scene sceneID="sce-00-004">
        <objects>
          <viewController id="for-00-001" sceneMemberID="viewController">
            <view key="view" id="vie-00-002">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <button buttonType="system" id="but-00-001">
                  <rect key="frame" x="100" y="200" width="175" height="44"/>
                  <state key="normal" title="Leave"/>
                  <connections>
                    <segue destination="exi-00-001" kind="unwind" unwindAction="left:" id="seg-00-003"/>
                  </connections>
                </button>
                <switch on="YES" id="swi-00-001">
                  <rect key="frame" x="100" y="300" width="51" height="31"/>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
                </switch>
                <mapView id="map-00-001">
                  <rect key="frame" x="0.0" y="400" width="375" height="100"/>
                </mapView>
              </subviews>
            </view>
          </viewController>
          <exit id="exi-00-001" sceneMemberID="exit"/>
        </objects>
      </scene>
    </scenes>
  </document>
  """
