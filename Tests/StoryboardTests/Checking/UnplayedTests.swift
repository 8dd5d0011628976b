import Foundation
import NavigationKit
import Storyboard
import Testing

/// The lines of a report about attributes that nothing reads.
@MainActor
struct UnplayedTests {
  private func unplayed(_ subviews: String, controller: String = "") throws -> [String] {
    let played = try PlayedText(PlayedText.page(subviews, attributes: controller))
    return played.file.reader.unplayed.map(\.message)
  }

  @Test func `an attribute that is not played is named once, with how often it is there`() throws {
    let found = try unplayed(
      """
      <label text="A" frobs="3" opaque="NO" userLabel="Title" id="a"/>
      <label text="B" frobs="4" id="b"/>
      """)
    #expect(found == ["frobs of <label> is not played, here and once more"])
  }

  @Test func `a value of a property that is not played is named`() throws {
    let found = try unplayed(#"<view id="a"><color key="glow" white="1"/></view>"#)
    #expect(found == ["glow of <view> is not played"])
  }

  @Test func `of what a text view finds, only the kinds that are not found are named`() throws {
    let found = try unplayed(
      """
      <textView id="a"><dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/></textView>
      <textView id="b"><dataDetectorType key="dataDetectorTypes" link="YES" address="YES"/></textView>
      """)
    #expect(found == ["address of <dataDetectorType> is not played"])
  }

  @Test func `a search without its code is noted, as its results are missing`() throws {
    let page = PlayedText.page()
    let played = try PlayedText(page + #"<searchDisplayController id="sea"/>"#)
    #expect(played.messages.contains { $0.contains("without the results that code finds") })
  }

  @Test func `margins of a text view change nothing, and are not named`() throws {
    let found = try unplayed(#"<view layoutMarginsFollowReadableWidth="YES" id="a"/>"#)
    #expect(found == ["layoutMarginsFollowReadableWidth of <view> is not played"])
    #expect(try unplayed(#"<textView layoutMarginsFollowReadableWidth="YES" id="a"/>"#) == [])
  }

  @Test func `what concerns Xcode alone, and what is so anyway, is not named`() throws {
    let found = try unplayed(
      """
      <label text="A" adjustsFontSizeToFit="NO" baselineAdjustment="alignBaselines" \
      misplaced="YES" customClass="Tide" customModule="Sea" id="a">
        <nil key="highlightedColor"/>
        <attributedString key="userComments"/>
      </label>
      """, controller: #"storyboardIdentifier="Sea" userLabel="Sea""#)
    #expect(found.isEmpty)
  }

  @Test func `all of a typical page is played`() throws {
    let document = try StoryboardDocument(contents: Data(twoRooms.utf8), file: "Rooms.storyboard")
    let file = StoryboardFile(document, name: "Rooms")
    let played = try PlayedText(PlayedText.page())
    for scene in document.scenes {
      played.stage.show(
        { file.makeController(of: scene, .init(file)) ?? .init() }, restoring: nil)
      played.stage.settle()
    }
    #expect(file.reader.unplayed.map(\.message) == [])
  }
}
