import Foundation
import Goldens
import Testing

@testable import NavigationKit
@testable import Storyboard

/// The properties of bars and their items that the attributes of a file set.
@MainActor
struct BarAttributeTests {
  @Test func `a tab has its badge, its colour and the image of its selection`() throws {
    let played = try PlayedText(
      """
      <tabBarController id="one" sceneMemberID="viewController">
        <tabBar key="tabBar" barStyle="black" itemPositioning="centered" itemWidth="70" id="bar">
          <autoresizingMask key="autoresizingMask"/>
          <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/>
          <color key="unselectedItemTintColor" red="0" green="0" blue="1" alpha="1"/>
        </tabBar>
        <connections>
          <segue destination="two" kind="relationship" relationship="viewControllers" id="a"/>
        </connections></tabBarController>
      """,
      PlayedText.page(
        id: "two",
        inController: """
          <tabBarItem key="tabBarItem" title="Fleet" image="star" catalog="system" \
          badgeValue="7" enabled="NO" id="tab">
            <imageReference key="selectedImage" image="heart" catalog="system"/>
            <color key="badgeColor" red="0" green="1" blue="0" alpha="1"/>
            <offsetWrapper key="titlePositionAdjustment" horizontal="3" vertical="-2"/>
          </tabBarItem>
          """))
    let tabs = try #require(played.root as? UITabBarController)
    #expect(tabs.tabBar.barStyle == .black && tabs.tabBar.itemPositioning == .centered)
    #expect(tabs.tabBar.itemWidth == 70)
    #expect(tabs.tabBar.barTintColor?.cgColor.components == [1, 0, 0, 1])
    #expect(tabs.tabBar.unselectedItemTintColor?.cgColor.components == [0, 0, 1, 1])
    let item = try #require(tabs.viewControllers?.first?.tabBarItem)
    #expect(item.badgeValue == "7" && item.badgeColor?.cgColor.components == [0, 1, 0, 1])
    #expect(item.selectedImage == UIImage(systemName: "heart") && !item.isEnabled)
    #expect(item.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: -2))
  }

  @Test func `a stack has its bars' looks and when they hide`() throws {
    let played = try PlayedText(
      PlayedText.stack(
        "two",
        contents: """
          <navigationBar key="navigationBar" id="bar">
            <textAttributes key="largeTitleTextAttributes">
              <color key="textColor" red="1" green="0" blue="0" alpha="1"/></textAttributes>
            <navigationBarAppearance key="standardAppearance" backgroundEffect="dark">
              <color key="backgroundColor" red="0" green="1" blue="0" alpha="1"/>
              <textAttributes key="titleTextAttributes">
                <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
              </textAttributes>
            </navigationBarAppearance>
          </navigationBar>
          <toolbar key="toolbar" barStyle="black" id="too"/>
          """
      ).replacing(
        "<navigationController",
        with: #"<navigationController hidesBarsOnSwipe="YES" hidesBarsOnTap="YES""#),
      PlayedText.page(
        id: "two",
        inController: """
          <navigationItem key="navigationItem" title="Quay" backButtonTitle="Out" \
          hidesBackButton="YES" leftItemsSupplementBackButton="YES" id="n"/>
          <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
          """))
    let stack = try #require(played.root as? UINavigationController)
    #expect(stack.hidesBarsOnSwipe && stack.hidesBarsOnTap && stack.toolbar.barStyle == .black)
    let bar = stack.navigationBar
    let large = bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor
    #expect(large?.cgColor.components == [1, 0, 0, 1])
    #expect(bar.standardAppearance.backgroundColor?.cgColor.components == [0, 1, 0, 1])
    #expect(
      bar.standardAppearance.backgroundEffect?.tint.cgColor.components
        == UIBlurEffect(style: .dark).tint.cgColor.components)
    let font = bar.standardAppearance.titleTextAttributes[.font] as? UIFont
    #expect(font == .boldSystemFont(ofSize: 21))
    let page = try #require(stack.topViewController)
    #expect(page.navigationItem.backButtonTitle == "Out" && page.navigationItem.hidesBackButton)
    #expect(page.navigationItem.leftItemsSupplementBackButton)
    #expect(page.edgesForExtendedLayout == .bottom)
  }

  @Test func `a search bar has its style`() throws {
    let played = try PlayedText(
      PlayedText.page(#"<searchBar barStyle="black" id="s"></searchBar>"#))
    #expect((played.views.first as? UISearchBar)?.barStyle == .black)
  }
}
