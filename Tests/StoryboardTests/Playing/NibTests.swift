import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Nibs: objects for an owner, again and again.
@MainActor
struct NibTests {
  private static func nib(_ objects: String, owner: String = "") -> String {
    InterfaceText.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
        <connections>\(owner)</connections>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      """)
  }

  private static let page = nib(
    """
    <view contentMode="scaleToFill" id="vie-00-001">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
        <label text="Harbour" id="lab-00-001">
          <rect key="frame" x="20" y="100" width="200" height="30"/>
        </label>
        <button buttonType="system" id="but-00-001">
          <rect key="frame" x="20" y="200" width="200" height="44"/>
          <state key="normal" title="Moor"/>
          <connections>
            <action selector="moor:" destination="-1" eventType="touchUpInside" id="act-00-001"/>
          </connections>
        </button>
        <button buttonType="system" id="but-00-002">
          <rect key="frame" x="20" y="300" width="200" height="44"/>
          <state key="normal" title="Sail"/>
          <connections>
            <action selector="sail:" destination="-2" eventType="touchUpInside" id="act-00-002"/>
          </connections>
        </button>
      </subviews>
    </view>
    """,
    owner: """
      <outlet property="view" destination="vie-00-001" id="out-00-001"/>
      <outlet property="label" destination="lab-00-001" id="out-00-002"/>
      """)

  private final class Loader: InterfaceLoader {
    var nibs: [String: String] = [:]
    func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardContent)? { nil }
    func nib(named name: String, in bundle: Bundle?) -> (any NibContent)? {
      nibs[name].flatMap { nib(of: Data($0.utf8), in: bundle) }
    }
    func nib(of data: Data, in bundle: Bundle?) -> (any NibContent)? {
      (try? StoryboardDocument(contents: data, file: "Test.xib")).map { NibFile($0, name: "Test") }
    }
  }

  final class Pier: UIViewController, OutletResponding, SelectorResponding {
    static var outlets: OutletTable { ["label": .init(\Pier.label)] }
    static var selectors: SelectorTable {
      ["moor:": .init(Pier.moor), "sail:": .init(Pier.sail)]
    }
    var label: UILabel!
    var calls: [String] = []
    func moor(_ sender: UIButton) { calls.append("moor") }
    func sail(_ sender: UIButton) { calls.append("sail") }
    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Pier 4"
    }
  }

  private let stage = Stage(size: .homeButtonPhone)
  private let loader = Loader()

  private func show(_ make: @escaping () -> UIViewController) {
    stage.interfaceLoader = loader
    stage.show(make, restoring: nil)
    stage.settle()
  }

  @Test(arguments: ["Pier", nil])
  func `a controller finds its nib, by the name it is given or that of its class`(
    name: String?
  ) throws {
    loader.nibs["Pier"] = Self.page
    show { Pier(nibName: name, bundle: nil) }
    let pier = try #require(stage.window.rootViewController as? Pier)
    #expect(pier.label.text == "Pier 4")
    stage.tap("Moor")
    stage.tap("Sail")
    #expect(pier.calls == ["moor", "sail"])
  }

  @Test func `a nib's cells are made anew for each row`() throws {
    loader.nibs["Row"] = Self.nib(
      """
      <tableViewCell reuseIdentifier="row" id="cel-00-001">
        <rect key="frame" x="0" y="0" width="375" height="60"/>
        <tableViewCellContentView key="contentView" id="con-00-001">
          <subviews>
            <label text="Buoy" translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001"/>
          </subviews>
          <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
          <constraints>
            <constraint firstItem="lab-00-001" firstAttribute="leading" secondItem="con-00-001" \
      secondAttribute="leading" constant="40" id="c1"/>
            <constraint firstItem="lab-00-001" firstAttribute="centerY" secondItem="con-00-001" \
      secondAttribute="centerY" id="c2"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """)
    final class List: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    }
    show { List() }
    let list = try #require(stage.window.rootViewController as? List)
    let cells = (0..<3).compactMap { list.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(Set(cells.map(ObjectIdentifier.init)).count == 3)
    let label = try #require(cells[1].contentView.subviews.first as? UILabel)
    #expect(label.frame.minX == 40 && label.text == "Buoy")
    #expect(cells[1].contentView.backgroundColor == .red)
  }

  @Test func `a nib of a cell may have the class of a header`() throws {
    final class Head: UITableViewHeaderFooterView, OutletResponding {
      static var outlets: OutletTable { ["name": .init(\Head.name)] }
      var name: UILabel!
      override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    }
    stage.interfaceClasses = ["Head": Head.self]
    loader.nibs["Head"] = Self.nib(
      """
      <tableViewCell customClass="Head" id="cel-00-001">
        <rect key="frame" x="0" y="0" width="375" height="60"/>
        <tableViewCellContentView key="contentView" id="con-00-001">
          <subviews><label text="Buoys" id="lab-00-001"/></subviews>
        </tableViewCellContentView>
        <connections><outlet property="name" destination="lab-00-001" id="out-00-001"/></connections>
      </tableViewCell>
      """)
    stage.interfaceLoader = loader
    let objects = stage.perform { UINib(nibName: "Head", bundle: nil).instantiate(withOwner: nil) }
    let head = try #require(objects.first as? Head)
    #expect(head.name.text == "Buoys" && head.name.superview === head.contentView)
  }

  @Test func `a split view controller in a nib has two of its controllers`() throws {
    loader.nibs["Main"] = Self.nib(
      """
      <splitViewController id="spl"><viewControllers>
        <viewController title="A" id="c1"/><viewController title="B" id="c2"/>
        <viewController title="C" id="c3"/>
      </viewControllers></splitViewController>
      """)
    show {
      let objects = Bundle.main.loadNibNamed("Main", owner: nil)
      return objects?.first as? UIViewController ?? UIViewController()
    }
    let split = try #require(stage.window.rootViewController as? UISplitViewController)
    #expect(Set(split.children.map(\.title)).isSubset(of: ["A", "B"]))
  }

  @Test func `a controller's nib that is not there leaves its view empty`() throws {
    loader.nibs["Main"] = Self.nib(#"<viewController nibName="Missing" title="Bare" id="c1"/>"#)
    show {
      let objects = Bundle.main.loadNibNamed("Main", owner: nil)
      return objects?.first as? UIViewController ?? UIViewController()
    }
    let page = try #require(stage.window.rootViewController)
    #expect(page.title == "Bare" && page.view.subviews.isEmpty)
  }

  @Test func `a controller that stands in a nib loads its view`() throws {
    final class Quay: UIViewController {
      var berth: String?
      override func viewDidLoad() {
        super.viewDidLoad()
        berth = (view.subviews.first as? UILabel)?.text
      }
    }
    stage.interfaceClasses = ["Quay": Quay.self]
    loader.nibs["Main"] = Self.nib(
      """
      <viewController customClass="Quay" id="c1"><view key="view" id="v1">
        <subviews><label text="Quay 7" id="l1"/></subviews>
      </view></viewController>
      """)
    show {
      let objects = Bundle.main.loadNibNamed("Main", owner: nil)
      return objects?.first as? UIViewController ?? UIViewController()
    }
    let quay = try #require(stage.window.rootViewController as? Quay)
    #expect(quay.berth == "Quay 7")
  }

  @Test func `a navigation controller in a nib has its page in it`() throws {
    loader.nibs["Main"] = Self.nib(
      """
      <navigationController id="nav-00-001">
        <navigationBar key="navigationBar" id="bar-00-001"/>
        <viewControllers>
          <viewController title="Root" id="pag-00-001">
            <view key="view" id="vie-00-001">
              <subviews><label text="Inside" id="lab-00-001">
                <rect key="frame" x="20" y="100" width="200" height="30"/>
              </label></subviews>
            </view>
            <navigationItem key="navigationItem" title="First" id="ite-00-001"/>
          </viewController>
        </viewControllers>
      </navigationController>
      """)
    show {
      let objects = Bundle.main.loadNibNamed("Main", owner: nil)
      return objects?.first as? UIViewController ?? UIViewController()
    }
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    #expect(navigation.topViewController?.navigationItem.title == "First")
    #expect(stage.elements().contains { $0.label == "Inside" })
  }
}
