import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// The boxes for images that are nowhere, in the size and the way in which they are shown.
@MainActor
struct MissingImageTests {
  /// The drawing of an image of 200 × 100 points in a view of 300 × 300 points at (20, 100).
  private func drawn(
    _ attributes: String, named name: String = "meadow", image: (Int, Int) = (200, 100),
    view: (Int, Int) = (300, 300)
  ) throws -> [String] {
    let played = try PlayedText(
      PlayedText.page(
        """
        <imageView image="\(name)" \(attributes) id="ima">
          <rect key="frame" x="20" y="100" width="\(view.0)" height="\(view.1)"/></imageView>
        """),
      others: """
        <resources><image name="\(name)" width="\(image.0)" height="\(image.1)"/></resources>
        """)
    return played.stage.displayList().description.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(arguments: [
    ("", "(20 100 300 300)"), (#"contentMode="scaleToFill""#, "(20 100 300 300)"),
    (#"contentMode="scaleAspectFit""#, "(20 175 300 150)"),
    (#"contentMode="scaleAspectFill""#, "(20 100 300 300)"),
    (#"contentMode="center""#, "(70 200 200 100)"),
  ])
  func `have their whole edge and their name`(attributes: String, frame: String) throws {
    let lines = try drawn(attributes)
    #expect(lines.contains { $0.hasPrefix("fill \(frame)") })
    #expect(lines.contains { $0.hasPrefix("stroke \(frame)") && $0.contains("width 1") })
    let names = lines.filter { $0.contains("meadow") }
    #expect(names.count == 1 && names[0].hasPrefix("text \"meadow\""))
    #expect(!lines.contains { $0.hasPrefix("layer") && $0.contains("scale") })
  }

  @Test func `a small one shown large has a name, a large one shown small is an edge`() throws {
    #expect(try drawn("", image: (8, 8)).contains { $0.hasPrefix("text \"meadow\"") })
    let small = try drawn("", view: (24, 24))
    #expect(!small.contains { $0.hasPrefix("text") })
    #expect(small.contains { $0.hasPrefix("stroke (20.5 100.5 23 23)") })
  }

  @Test func `a name that is too long is cut in its middle`() throws {
    let lines = try drawn("", named: "meadow in the morning", view: (60, 100))
    #expect(lines.contains { $0.hasPrefix("text \"") && $0.contains("…") })
  }

  @Test(arguments: [("", 1), (#"title="Cast off""#, 0)])
  func `behind a button's title one has no name`(title: String, names: Int) throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <button id="but"><rect key="frame" x="20" y="100" width="200" height="60"/>
          <state key="normal" \(title) backgroundImage="meadow"/></button>
        """))
    let lines = played.stage.displayList().description.split(separator: "\n")
    #expect(lines.count { $0.contains("text \"meadow\"") } == names)
    #expect(lines.contains { $0.contains("stroke (20 100 200 60)") })
  }

  @Test func `they keep the size of the image`() throws {
    let played = try PlayedText(
      PlayedText.page(#"<imageView image="meadow" id="ima"/>"#),
      others: #"<resources><image name="meadow" width="30" height="50"/></resources>"#)
    #expect(played.views.first?.intrinsicContentSize == CGSize(width: 30, height: 50))
  }
}
