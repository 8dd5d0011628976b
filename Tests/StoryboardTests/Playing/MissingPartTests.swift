import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Parts that a file leaves to code, to a nib or to another file.
@MainActor
struct MissingPartTests {
  private let stage = Stage(size: .homeButtonPhone)

  private func show(_ scene: String) throws -> StoryboardFile {
    let text = InterfaceText.storyboard(InterfaceText.scene(scene))
    let document = try StoryboardDocument(contents: Data(text.utf8), file: "Main.storyboard")
    let file = StoryboardFile(document, name: "Main")
    stage.show(
      { UIStoryboard(file).instantiateInitialViewController() ?? UIViewController() },
      restoring: nil)
    stage.settle()
    return file
  }

  private var labels: [String] { stage.elements().map(\.label) }

  @Test func `a page controller says that code makes its pages`() throws {
    _ = try show(#"<pageViewController id="one" title="Tour" sceneMemberID="viewController"/>"#)
    #expect(labels.contains("Filled by code"))
  }

  @Test func `a page controller with code has no pages that code does not make`() throws {
    stage.interfaceClasses = ["Guide": UIViewController.self]
    _ = try show(#"<pageViewController id="one" title="Tour" sceneMemberID="viewController"/>"#)
    #expect(!labels.contains("Filled by code"))
  }

  @Test(arguments: ["tableViewController", "collectionViewController"])
  func `a list controller without a list shows its name, and is noted`(tag: String) throws {
    let file = try show("<\(tag) id=\"one\" title=\"Fleet\" sceneMemberID=\"viewController\"/>")
    #expect(labels.contains("Fleet") && labels.contains("Filled by code"))
    #expect(stage.window.rootViewController?.view is UIScrollView)
    #expect(file.reader.issues.contains { $0.message.hasSuffix("it is a page with its name") })
  }

  nonisolated private static func container(_ tag: String, _ relationships: [String]) -> String {
    let segues = relationships.map {
      #"<segue destination="one" kind="relationship" relationship="\#($0)" id="\#($0)"/>"#
    }
    return """
      <\(tag) id="one" title="Fleet" sceneMemberID="viewController">
      <connections>\(segues.joined())</connections></\(tag.prefix { $0 != " " })>
      """
  }

  nonisolated private static let containers = [
    ("navigationController", "rootViewController"), ("tabBarController", "viewControllers"),
    ("splitViewController", "masterViewController"),
    (#"splitViewController style="doubleColumn""#, "masterViewController"),
    (#"splitViewController style="tripleColumn""#, "detailViewController"),
  ]

  @Test(arguments: containers)
  func `a container without controllers shows its name, and is noted`(
    tag: String, relationship: String
  ) throws {
    let file = try show(Self.container(tag, []))
    #expect(labels.contains("Fleet") && labels.contains("Filled by code"))
    #expect(file.reader.issues.contains { $0.message.hasSuffix("it shows a page with its name") })
  }

  @Test(arguments: containers)
  func `a container of itself shows its name, and is noted`(
    tag: String, relationship: String
  ) throws {
    let file = try show(Self.container(tag, [relationship]))
    #expect(labels.contains("Fleet") && labels.contains("It leads to no other scene"))
    #expect(file.reader.issues.contains { $0.message.hasSuffix("it shows a page with its name") })
  }

  @Test(
    arguments: containers, [CGSize(width: 768, height: 1024), CGSize(width: 1024, height: 768)])
  func `a container without controllers shows its name on a large screen, too`(
    container: (String, String), size: CGSize
  ) throws {
    stage.resize(to: size, safeAreaInsets: .zero)
    stage.change(traits: UITraitCollection(userInterfaceIdiom: .pad))
    _ = try show(Self.container(container.0, []))
    #expect(labels.contains("Fleet"))
  }

  @Test(arguments: containers)
  func `with code a container has the controllers that code gives it`(
    tag: String, relationship: String
  ) throws {
    stage.interfaceClasses = ["Guide": UIViewController.self]
    let file = try show(Self.container(tag, []))
    #expect(!labels.contains("Filled by code"))
    #expect(!file.reader.issues.contains { $0.message.contains("page with its name") })
  }

  @Test(
    arguments: [
      (#"storyboardName="Lost""#, "Lost", "there is no storyboard “Lost”"),
      (#"referencedIdentifier="Attic""#, "Attic", "there is no scene “Attic”"),
      (
        #"storyboardName="Lost" bundleIdentifier="org.sea.Kit""#, "Lost",
        "there is no storyboard “Lost” of the bundle “org.sea.Kit”"
      ),
    ])
  func `a reference that leads nowhere says what is not there`(
    reference: String, name: String, issue: String
  ) throws {
    let file = try show(
      """
      <viewControllerPlaceholder \(reference) id="one" sceneMemberID="viewController"/>
      """)
    #expect(labels.contains(name))
    #expect(file.reader.issues.contains { $0.message.contains(issue) })
  }

  /// Its view is in a nib of its name.
  private final class Boat: UIViewController {}

  private struct Loader: InterfaceLoader {
    func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardContent)? { nil }
    func nib(named name: String, in bundle: Bundle?) -> (any NibContent)? {
      guard name == "Boat" else { return nil }
      return nib(
        of: Data(
          InterfaceText.nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
              <outlet property="view" destination="v" id="o1"/>
            </connections></placeholder>
            <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
              <subviews><label text="Mast" id="l">
                <rect key="frame" x="20" y="100" width="200" height="30"/>
              </label></subviews>
            </view>
            """
          ).utf8), in: bundle)
    }
    func nib(of data: Data, in bundle: Bundle?) -> (any NibContent)? {
      (try? StoryboardDocument(contents: data, file: "Boat.xib")).map { NibFile($0, name: "Boat") }
    }
  }

  @Test func `a scene without a view has that of its class's nib`() throws {
    stage.interfaceLoader = Loader()
    stage.interfaceClasses = ["Boat": Boat.self]
    _ = try show(
      #"<viewController id="one" customClass="Boat" sceneMemberID="viewController"/>"#)
    #expect(labels.contains("Mast"))
  }
}
