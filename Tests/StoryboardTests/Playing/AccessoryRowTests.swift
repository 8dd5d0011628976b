import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Rows of which only the accessory has a segue.
@MainActor
struct AccessoryRowTests {
  private let played: PlayedText

  init() throws { played = try Self.play(accessoryType: "detailButton") }

  private static func play(accessoryType: String) throws -> PlayedText {
    func row(_ id: String, _ text: String, _ segue: String = "") -> String {
      """
      <tableViewCell selectionStyle="default" accessoryType="\(accessoryType)" \
      textLabel="l\(id)" style="IBUITableViewCellStyleDefault" id="\(id)">
        <tableViewCellContentView key="contentView" id="c\(id)"><subviews>
          <label text="\(text)" id="l\(id)"/></subviews></tableViewCellContentView>
        <connections>\(segue)</connections>
      </tableViewCell>
      """
    }
    let accessory = #"<segue destination="two" kind="show" trigger="accessoryAction" id="s1"/>"#
    return try PlayedText(
      PlayedText.stack("list"),
      """
      <tableViewController title="Berths" id="list" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="plain" id="t"><sections>
          <tableViewSection id="s"><cells>\(row("a", "North", accessory))\(row("b", "South"))
          </cells></tableViewSection></sections></tableView>
      </tableViewController>
      """,
      PlayedText.page(
        """
        <label text="Details" id="d"><rect key="frame" x="20" y="200" width="90" height="20"/>
        </label>
        """, id: "two"))
  }

  private var table: UITableView? {
    ((played.root as? UINavigationController)?.viewControllers.first as? UITableViewController)?
      .tableView
  }
  private func tap(_ row: Int, x: CGFloat) throws {
    let cell = try #require(table?.cellForRow(at: [0, row]))
    played.stage.tap(at: cell.convert(CGPoint(x: x, y: cell.bounds.midY), to: nil))
    played.stage.settle()
  }

  @Test func `a tap on the row selects it, one on the accessory takes the segue`() throws {
    try tap(0, x: 100)
    #expect(table?.indexPathForSelectedRow == [0, 0])
    #expect(table?.cellForRow(at: [0, 0])?.isSelected == true)
    #expect(!played.labels.contains("Details"))
    try tap(0, x: 350)
    #expect(played.labels.contains("Details"))
  }

  @Test(
    arguments: [
      ("detailButton", false), ("detailDisclosureButton", false), ("disclosureIndicator", true),
      ("none", true),
    ])
  func `an accessory's segue that no button takes is noted`(type: String, isReported: Bool) throws {
    let messages = try Self.play(accessoryType: type).messages
    #expect(
      messages.contains { $0.contains("the segue s1 is of an accessory") } == isReported,
      "\(messages)")
  }

  @Test func `a row that leads nowhere at all is let go`() throws {
    try tap(0, x: 100)
    try tap(1, x: 100)
    #expect(table?.indexPathForSelectedRow == nil)
  }
}
