import Foundation
import NavigationKit
import Testing

@testable import Storyboard

/// Lists whose cells show nothing, as code would fill them.
@MainActor
struct EmptyListTests {
  nonisolated private static let white = #"<color key="backgroundColor" white="1"/>"#
  nonisolated private static let name = #"customClass="Tide""#

  nonisolated private static func collection(
    _ cell: String?, header: Int? = nil, direction: String = "vertical"
  ) -> String {
    let size = header.map { #"<size key="headerReferenceSize" width="\#($0)" height="\#($0)"/>"# }
    let head = header.map {
      """
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="h" id="hea">
        <rect key="frame" x="0" y="0" width="375" height="\($0)"/><subviews>
        \(PlayedText.label("Fleet", y: 8))</subviews></collectionReusableView>
      """
    }
    let cells = cell.map {
      """
      <cells><collectionViewCell reuseIdentifier="k" id="k">
        <rect key="frame" x="0" y="0" width="120" height="120"/>
        <view key="contentView"><rect key="frame" x="0" y="0" width="120" height="120"/>
        <subviews>\($0)</subviews></view>\(white)</collectionViewCell></cells>
      """
    }
    return """
      <collectionView id="c"><rect key="frame" x="0" y="0" width="375" height="667"/>\(white)
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="\(direction)" id="f">
          <size key="itemSize" width="120" height="120"/>\(size ?? "")</collectionViewFlowLayout>
        \(head ?? "")\(cells ?? "")</collectionView>
      """
  }

  nonisolated private static func table(_ cell: String) -> String {
    """
    <tableView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>\(white)
      <prototypes><tableViewCell reuseIdentifier="k" id="k">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="con">
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(cell)</subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
    """
  }

  nonisolated private static func view(_ color: String) -> String {
    """
    <view id="v"><rect key="frame" x="0" y="0" width="40" height="40"/>
      <color key="backgroundColor" \(color)/></view>
    """
  }

  nonisolated private static let label = PlayedText.label("Sea", y: 8)
  nonisolated private static let pale = label.replacing(
    "</label>", with: #"<color key="textColor" white="1" alpha="1"/></label>"#)

  @Test(
    arguments: [
      (collection("<imageView id=\"i\"></imageView>"), true), (collection(label), false),
      (collection(pale), true), (collection(view(#"white="1""#)), true),
      (collection(view(#"red="1" green="0" blue="0" alpha="1""#)), false),
      (collection(nil), true), (table(""), true), (table(pale), true), (table(label), false),
    ])
  func `a list whose cells show nothing says which scene it is in`(
    list: String, isEmpty: Bool
  ) throws {
    let played = try PlayedText(
      PlayedText.page(list, attributes: Self.name, inView: Self.white))
    #expect(played.labels.contains("Tide") == isEmpty)
    #expect(played.labels.contains("Filled by code") == isEmpty)
  }

  @Test(arguments: ["", #"headerTitle="Please note""#, #"footerTitle="Please note""#])
  func `rows in white on a clear static table say which scene they are in, unless titles are there`(
    title: String
  ) throws {
    let played = try PlayedText(
      """
      <tableViewController \(Self.name) id="one" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" id="t">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <color key="backgroundColor" white="0" alpha="0"/>
          <sections><tableViewSection \(title) id="s"><cells>
          <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l-Sea" id="k">
            <tableViewCellContentView key="contentView" id="con"><subviews>\(Self.pale)</subviews>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
        </tableView></tableViewController>
      """)
    #expect(played.labels.contains("Tide") == title.isEmpty)
  }

  @Test func `the box lets rows through to a finger and stays while they scroll`() throws {
    let played = try PlayedText(
      PlayedText.page(Self.table(""), attributes: Self.name, inView: Self.white))
    let table = try #require(played.views.first as? UITableView)
    let middle = CGPoint(x: 187, y: 333)
    func box() -> CGRect? { played.stage.elements().first { $0.label == "Tide" }?.frame }
    let before = box()
    #expect(played.root?.view.hitTest(middle, with: nil) is EmptyScene == false)
    table.contentOffset.y += 20
    played.stage.settle()
    #expect(before != nil && box() == before)
  }

  @Test(arguments: [nil, "<imageView id=\"i\"></imageView>"])
  func `the box is in what a header leaves`(cell: String?) throws {
    let played = try PlayedText(
      PlayedText.page(
        Self.collection(cell, header: 300), attributes: Self.name, inView: Self.white))
    let name = try #require(played.stage.elements().first { $0.label == "Tide" }?.frame)
    // In the middle of 300 to 667.
    #expect(name.minY > 300 && abs(name.midY - 483.5) < 30)
    #expect(played.labels.contains("Fleet"))
  }

  @Test func `the box is beside the header of a list that scrolls sideways`() throws {
    let played = try PlayedText(
      PlayedText.page(
        Self.collection(nil, header: 200, direction: "horizontal"), attributes: Self.name,
        inView: Self.white))
    let name = try #require(played.stage.elements().first { $0.label == "Tide" }?.frame)
    #expect(name.minX > 200)
  }

  @Test func `a header that leaves no room stands alone`() throws {
    let played = try PlayedText(
      PlayedText.page(
        Self.collection(nil, header: 640), attributes: Self.name, inView: Self.white))
    #expect(!played.labels.contains("Tide") && played.labels.contains("Fleet"))
  }

  @Test(
    arguments: [
      #"red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB""#,
      #"white="0.999" alpha="1""#,
    ])
  func `a page of white texts and buttons says which one it is`(color: String) throws {
    let button = """
      <button buttonType="system" id="b"><rect key="frame" x="20" y="160" width="100" height="40"/>
        <state key="normal" title="Go"><color key="titleColor" \(color)/></state></button>
      """
    let label = Self.label.replacing(
      "</label>", with: "<color key=\"textColor\" \(color)/></label>")
    let played = try PlayedText(
      PlayedText.page(label + button, attributes: Self.name, inView: Self.white))
    #expect(played.labels.contains("Tide"))
  }
}
