/// Files of our own in the format of Xcode.
enum Sample {
  /// Tabs with a stack of beds, a page that opens by a tap, one that code shows, and a form.
  static let garden = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="tabs">
        <device id="retina6_1" orientation="portrait" appearance="dark">
            <adaptation id="fullscreen"/>
        </device>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="17505"/>
        </dependencies>
        <customFonts key="customFonts">
            <array key="Meadow.otf">
                <string>Meadow-Regular</string>
            </array>
        </customFonts>
        <scenes>
            <!--Garden-->
            <scene sceneID="scene-tabs">
                <objects>
                    <tabBarController id="tabs" sceneMemberID="viewController">
                        <tabBar key="tabBar" contentMode="scaleToFill" id="tab-bar"/>
                        <connections>
                            <segue destination="stack" kind="relationship" relationship="viewControllers" id="to-stack"/>
                        </connections>
                    </tabBarController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="tabs-first" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
            <!--Beds-->
            <scene sceneID="scene-stack">
                <objects>
                    <navigationController id="stack" sceneMemberID="viewController">
                        <tabBarItem key="tabBarItem" title="Beds" image="leaf" catalog="system" id="stack-tab"/>
                        <navigationBar key="navigationBar" largeTitles="YES" id="stack-bar"/>
                        <connections>
                            <segue destination="bed" kind="relationship" relationship="rootViewController" id="to-bed"/>
                        </connections>
                    </navigationController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="stack-first" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="600" y="0.0"/>
            </scene>
            <!--Bed-->
            <scene sceneID="scene-bed">
                <objects>
                    <viewController storyboardIdentifier="Bed" id="bed" customClass="BedController" customModule="Garden" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="page-view">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" text="Carrots" textAlignment="natural" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="bed-name">
                                    <rect key="frame" x="20" y="108" width="120" height="20.5"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="120" id="bed-width">
                                            <variation key="widthClass=regular" constant="240"/>
                                        </constraint>
                                    </constraints>
                                    <fontDescription key="fontDescription" type="system" weight="medium" pointSize="17"/>
                                    <nil key="textColor"/>
                                    <variation key="heightClass=compact">
                                        <fontDescription key="fontDescription" type="system" pointSize="13"/>
                                    </variation>
                                </label>
                                <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="sow-button">
                                    <rect key="frame" x="20" y="160" width="60" height="30"/>
                                    <state key="normal" title="Sow &amp; wait"/>
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                            <integer key="value" value="8"/>
                                        </userDefinedRuntimeAttribute>
                                    </userDefinedRuntimeAttributes>
                                    <connections>
                                        <action selector="sow:" destination="bed" eventType="touchUpInside" id="sow-action"/>
                                        <segue destination="sowing" kind="presentation" modalPresentationStyle="formSheet" id="to-sowing"/>
                                    </connections>
                                </button>
                                <containerView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="plot">
                                    <rect key="frame" x="20" y="200" width="374" height="200"/>
                                    <gestureRecognizers/>
                                    <connections>
                                        <outletCollection property="gestureRecognizers" destination="plot-tap" appends="YES" id="plot-taps"/>
                                    </connections>
                                </containerView>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="bed-safe"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            <constraints>
                                <constraint firstItem="bed-name" firstAttribute="leading" secondItem="bed-safe" secondAttribute="leading" constant="20" symbolic="YES" id="bed-leading"/>
                                <constraint firstItem="sow-button" firstAttribute="top" relation="greaterThanOrEqual" secondItem="bed-name" secondAttribute="bottom" multiplier="3:2" constant="8" priority="750" id="bed-gap"/>
                            </constraints>
                            <variation key="default">
                                <mask key="subviews">
                                    <exclude reference="plot"/>
                                </mask>
                            </variation>
                            <variation key="heightClass=regular-widthClass=compact">
                                <mask key="subviews">
                                    <include reference="plot"/>
                                </mask>
                            </variation>
                        </view>
                        <navigationItem key="navigationItem" title="Bed" id="bed-item">
                            <barButtonItem key="rightBarButtonItem" systemItem="add" id="bed-add">
                                <connections>
                                    <action selector="add:" destination="bed" id="add-action"/>
                                </connections>
                            </barButtonItem>
                        </navigationItem>
                        <connections>
                            <outlet property="nameLabel" destination="bed-name" id="name-outlet"/>
                            <segue destination="help" kind="show" identifier="showHelp" id="to-help"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="bed-first" sceneMemberID="firstResponder"/>
                    <tapGestureRecognizer id="plot-tap">
                        <connections>
                            <segue destination="sowing" kind="show" trigger="recognized" id="tap-to-sowing"/>
                        </connections>
                    </tapGestureRecognizer>
                </objects>
                <point key="canvasLocation" x="1200" y="-40"/>
            </scene>
            <!--Sowing-->
            <scene sceneID="scene-sowing">
                <objects>
                    <viewController id="sowing" sceneMemberID="viewController">
                        <view key="view" id="sowing-view">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <color key="backgroundColor" name="Soil"/>
                            <color key="tintColor" red="1" green="1" blue="0.5" alpha="1" colorSpace="calibratedRGB"/>
                        </view>
                        <navigationItem key="navigationItem" id="sowing-item">
                            <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="sowing-cancel">
                                <connections>
                                    <segue destination="sowing-exit" kind="unwind" unwindAction="leaveSowing:" id="leave"/>
                                </connections>
                            </barButtonItem>
                        </navigationItem>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="sowing-first" sceneMemberID="firstResponder"/>
                    <exit id="sowing-exit" userLabel="Exit" sceneMemberID="exit"/>
                </objects>
                <point key="canvasLocation" x="1800" y="-40"/>
            </scene>
            <!--Help-->
            <scene sceneID="scene-help">
                <objects>
                    <viewControllerPlaceholder storyboardName="Help" referencedIdentifier="Start" id="help" sceneMemberID="viewController"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="help-first" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="1800" y="600"/>
            </scene>
            <scene sceneID="scene-compost">
                <objects>
                    <tableViewController storyboardIdentifier="Compost" title="Compost" id="compost" sceneMemberID="viewController">
                        <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" id="compost-table">
                            <sections>
                                <tableViewSection headerTitle="Heap" id="heap">
                                    <cells>
                                        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="heap-label" id="heap-cell">
                                            <tableViewCellContentView key="contentView" id="heap-content">
                                                <subviews>
                                                    <label text="Turn" id="heap-label"/>
                                                </subviews>
                                            </tableViewCellContentView>
                                            <connections>
                                                <segue destination="bed" kind="push" trigger="accessoryAction" id="to-bed-again"/>
                                            </connections>
                                        </tableViewCell>
                                    </cells>
                                </tableViewSection>
                            </sections>
                        </tableView>
                    </tableViewController>
                </objects>
            </scene>
        </scenes>
        <inferredMetricsTieBreakers>
            <segue reference="to-sowing"/>
        </inferredMetricsTieBreakers>
        <color key="tintColor" red="0.0" green="0.5" blue="0.25" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <resources>
            <image name="leaf" width="20" height="24"/>
            <image name="leaf" catalog="system" width="128" height="113"/>
            <namedColor name="Soil">
                <color red="0.4" green="0.3" blue="0.2" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>
    """#
}
