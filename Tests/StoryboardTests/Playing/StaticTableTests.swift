import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Tables and collection views of a file whose controllers have code.
@MainActor
struct StaticTableTests {
  private static func file(_ scene: String) -> String {
    InterfaceText.storyboard(
      InterfaceText.scene(scene)
        + InterfaceText.scene(
          """
          <viewController id="two" customClass="Berth" sceneMemberID="viewController">\
          <view key="view" id="v2"/></viewController>
          """, id: 2))
  }

  private static func cell(_ id: String, _ text: String) -> String {
    """
    <tableViewCell id="\(id)" rowHeight="50">
      <tableViewCellContentView key="contentView" id="c\(id)"><subviews>
        <label text="\(text)" id="l\(id)"><rect key="frame" x="16" y="8" width="200" height="20"/>
        </label>
      </subviews></tableViewCellContentView>
    </tableViewCell>
    """
  }

  final class Settings: UITableViewController, OutletResponding {
    static var outlets: OutletTable {
      ["name": .init(\Settings.name), "limit": .init(\Settings.limit)]
    }
    var name: UILabel!
    var limit = 0
    var selected: [IndexPath] = []
    var limitWhenAwoken: Int?
    override func awakeFromNib() {
      super.awakeFromNib()
      limitWhenAwoken = limit
      #expect(!isViewLoaded)
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      name.text = "Changed"
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      super.tableView(tableView, titleForHeaderInSection: section).map { $0 + "!" }
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  private let stage = Stage(size: .homeButtonPhone)

  private func play(_ scene: String, _ classes: [String: AnyClass]) throws -> UIViewController {
    stage.interfaceClasses = classes
    let document = try StoryboardDocument(
      contents: Data(Self.file(scene).utf8), file: "Static.storyboard")
    let file = StoryboardFile(document, name: "Static")
    stage.show(
      { UIStoryboard(file).instantiateInitialViewController() ?? UIViewController() },
      restoring: nil)
    stage.settle()
    return try #require(stage.window.rootViewController)
  }

  @Test func `static rows have outlets, and the controller's own methods`() throws {
    let root = try play(
      """
      <tableViewController id="one" customClass="Settings" sceneMemberID="viewController">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="limit">
            <integer key="value" value="7"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <tableView key="view" style="grouped" dataMode="static" id="tab">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <sections>
            <tableViewSection headerTitle="Ship" id="sec"><cells>
              \(Self.cell("a", "Name"))\(Self.cell("b", "Port"))
            </cells></tableViewSection>
          </sections>
          <connections>
            <outlet property="dataSource" destination="one" id="o1"/>
            <outlet property="delegate" destination="one" id="o2"/>
          </connections>
        </tableView>
        <connections><outlet property="name" destination="la" id="o3"/></connections>
      </tableViewController>
      """, ["Settings": Settings.self])
    let settings = try #require(root as? Settings)
    #expect(settings.limitWhenAwoken == 7)
    #expect(settings.tableView.style == .grouped)
    #expect(settings.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
    let labels = stage.elements().map(\.label)
    #expect(labels.contains("Changed") && labels.contains("Port"))
    #expect(labels.contains { $0.uppercased() == "SHIP!" })
    stage.tap("Port")
    #expect(settings.selected == [IndexPath(row: 1, section: 0)])
  }

  final class Quay: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Ship", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
    }
  }

  @Test func `a collection view's headers are made of the file`() throws {
    let root = try play(
      """
      <collectionViewController id="one" customClass="Quay" sceneMemberID="viewController">
        <collectionView key="view" id="col">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="lay">
            <size key="itemSize" width="80" height="60"/>
            <size key="headerReferenceSize" width="50" height="40"/>
          </collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="Ship" id="cel">
            <rect key="frame" x="0" y="0" width="80" height="60"/>
            <collectionViewCellContentView key="contentView" id="con"><subviews>
              <label text="Hull" id="lab"><rect key="frame" x="0" y="0" width="80" height="20"/>
              </label>
            </subviews></collectionViewCellContentView>
          </collectionViewCell></cells>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="hea">
            <rect key="frame" x="0" y="0" width="375" height="40"/>
            <subviews><label text="Fleet" id="lah">
              <rect key="frame" x="16" y="0" width="200" height="40"/>
            </label></subviews>
          </collectionReusableView>
        </collectionView>
      </collectionViewController>
      """, ["Quay": Quay.self])
    let labels = stage.elements().map(\.label)
    #expect(labels.contains("Fleet") && labels.filter { $0 == "Hull" }.count == 2)
    #expect((root as? Quay)?.collectionView.collectionViewLayout is UICollectionViewFlowLayout)
  }

  final class Berth: UIViewController {
    let number: Int
    init?(coder: NSCoder, number: Int) {
      self.number = number
      super.init(coder: coder)
    }
    required init?(coder: NSCoder) { fatalError("a berth needs its number") }
  }

  final class Harbour: UIViewController, SelectorResponding {
    static var selectors: SelectorTable { ["makeBerth:sender:": .init(Harbour.makeBerth)] }
    func makeBerth(_ coder: NSCoder, _ sender: Any?) -> Berth? {
      Berth(coder: coder, number: (sender as? UIButton)?.tag ?? 0)
    }
  }

  @Test func `a segue's destination is made by the source's own method`() throws {
    let root = try play(
      """
      <viewController id="one" customClass="Harbour" sceneMemberID="viewController">
        <view key="view" id="v1"><subviews>
          <button buttonType="system" tag="4" id="but">
            <rect key="frame" x="20" y="100" width="100" height="44"/>
            <state key="normal" title="Enter"/>
            <connections>
              <segue destination="two" kind="presentation" \
      destinationCreationSelector="makeBerth:sender:" id="g1"/>
            </connections>
          </button>
        </subviews></view>
      </viewController>
      """, ["Harbour": Harbour.self, "Berth": Berth.self])
    stage.tap("Enter")
    stage.settle()
    #expect((root.presentedViewController as? Berth)?.number == 4)
  }
}
