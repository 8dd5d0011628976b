import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Storyboards with the code of their app.
@MainActor
struct CodedTests {
  /// A list with a prototype row, and a page with a label and a button.
  private static let shop = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22155" targetRuntime="iOS.CocoaTouch" initialViewController="nav-00-001">
      <scenes>
        <scene sceneID="sce-00-001"><objects>
          <navigationController id="nav-00-001" sceneMemberID="viewController">
            <connections>
              <segue destination="lis-00-001" kind="relationship" \
    relationship="rootViewController" id="seg-00-001"/>
            </connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="sce-00-002"><objects>
          <tableViewController id="lis-00-001" customClass="Wares" sceneMemberID="viewController">
            <tableView key="view" style="plain" id="tab-00-001">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <prototypes>
                <tableViewCell reuseIdentifier="Ware" id="cel-00-001" customClass="WareCell">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                  <tableViewCellContentView key="contentView" id="con-00-001">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                    <subviews>
                      <label text="Name" id="lab-00-001">
                        <rect key="frame" x="16" y="10" width="200" height="24"/>
                      </label>
                    </subviews>
                  </tableViewCellContentView>
                  <connections>
                    <outlet property="name" destination="lab-00-001" id="out-00-001"/>
                    <segue destination="pag-00-001" kind="show" identifier="showWare" \
    id="seg-00-002"/>
                  </connections>
                </tableViewCell>
              </prototypes>
              <connections>
                <outlet property="dataSource" destination="lis-00-001" id="out-00-005"/>
                <outlet property="delegate" destination="lis-00-001" id="out-00-006"/>
              </connections>
            </tableView>
          </tableViewController>
        </objects></scene>
        <scene sceneID="sce-00-003"><objects>
          <viewController id="pag-00-001" customClass="Page" sceneMemberID="viewController">
            <view key="view" id="vie-00-001">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <label text="?" id="lab-00-002">
                  <rect key="frame" x="16" y="100" width="200" height="24"/>
                </label>
                <button buttonType="system" id="but-00-001">
                  <rect key="frame" x="16" y="200" width="200" height="44"/>
                  <state key="normal" title="Buy"/>
                  <connections>
                    <action selector="buy:" destination="pag-00-001" eventType="touchUpInside" \
    id="act-00-001"/>
                  </connections>
                </button>
              </subviews>
            </view>
            <connections>
              <outlet property="label" destination="lab-00-002" id="out-00-002"/>
              <outletCollection property="all" destination="lab-00-002" id="out-00-003"/>
              <outletCollection property="all" destination="but-00-001" id="out-00-004"/>
            </connections>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  final class Wares: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Ware", for: indexPath)
      (cell as? WareCell)?.name.text = ["Rope", "Anchor"][indexPath.row]
      return cell
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let cell = sender as? WareCell
      (segue.destination as? Page)?.ware = cell?.name.text ?? ""
    }
  }

  final class WareCell: UITableViewCell, OutletResponding {
    static var outlets: OutletTable { ["name": .init(\WareCell.name)] }
    var name: UILabel!
    var hasAwoken = false
    override func awakeFromNib() {
      super.awakeFromNib()
      hasAwoken = name != nil
    }
  }

  final class Page: UIViewController, OutletResponding, SelectorResponding {
    static var outlets: OutletTable { ["label": .init(\Page.label), "all": .init(\Page.all)] }
    static var selectors: SelectorTable { ["buy:": .init(Page.buy)] }
    var label: UILabel!
    var all: [UIView]?
    var ware = ""
    var bought: UIButton?
    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = ware
    }
    func buy(_ sender: UIButton) { bought = sender }
  }

  private let stage = Stage(size: .homeButtonPhone)

  private func start() throws -> UINavigationController {
    stage.interfaceClasses = ["Wares": Wares.self, "WareCell": WareCell.self, "Page": Page.self]
    let document = try StoryboardDocument(contents: Data(Self.shop.utf8), file: "Shop.storyboard")
    let file = StoryboardFile(document, name: "Shop")
    stage.show(
      {
        UIStoryboard(file).instantiateInitialViewController() ?? UIViewController()
      }, restoring: nil)
    return try #require(stage.window.rootViewController as? UINavigationController)
  }

  @Test func `the app's class fills its rows from the prototype`() throws {
    let list = try #require(try start().topViewController as? Wares)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect((cell as? WareCell)?.hasAwoken == true && cell.reuseIdentifier == "Ware")
    let labels = stage.elements().map(\.label)
    #expect(labels.contains("Rope") && labels.contains("Anchor"))
  }

  @Test func `a row's segue prepares the page, whose outlets and actions are the app's`() throws {
    let navigation = try start()
    stage.tap("Anchor")
    stage.settle()
    let page = try #require(navigation.topViewController as? Page)
    #expect(page.label.text == "Anchor" && page.all?.count == 2)
    stage.tap("Buy")
    #expect(page.bought?.currentTitle == "Buy")
  }

  @Test func `code makes a scene by its own initialiser`() throws {
    _ = try start()
    let document = try StoryboardDocument(contents: Data(Self.shop.utf8), file: "Shop.storyboard")
    let storyboard = UIStoryboard(StoryboardFile(document, name: "Shop"))
    var made: UIViewController?
    let first = storyboard.instantiateInitialViewController { coder -> UINavigationController? in
      made = UINavigationController(coder: coder)
      return made as? UINavigationController
    }
    #expect(first === made && first?.viewControllers.count == 1)
  }
}
