import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Where nibs are that storyboards, other nibs and code name: in their own module.
@MainActor
struct NibPlaceTests {
  private let folder: ProjectFolder
  private let stage = Stage(size: .homeButtonPhone)

  init() throws {
    folder = try ProjectFolder()
    for module in ["One", "Two"] {
      for name in ["Card", "Pier", "Row"] {
        let text = Self.nib("\(name) of \(module)", hasOwner: name != "Row")
        try folder.add("\(module)/Views/\(name).xib", text)
      }
    }
  }

  private static func nib(_ text: String, hasOwner: Bool) -> String {
    let outlet = hasOwner ? #"<outlet property="view" destination="v" id="o1"/>"# : ""
    return InterfaceText.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
        <connections>\(outlet)</connections>
      </placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="375" height="100"/>
        <subviews><label text="\(text)" id="l">
          <rect key="frame" x="20" y="40" width="200" height="30"/>
        </label></subviews>
      </view>
      """)
  }

  /// Plays a storyboard of the second module, of which the first one was opened.
  private func play(_ controller: String, classes: [String: AnyClass] = [:]) throws {
    let text = InterfaceText.storyboard(InterfaceText.scene(controller))
    let loader = StoryboardFolder(URL(fileURLWithPath: folder.path()))
    let file = try loader.read(folder.add("Two/Main.storyboard", text))
    _ = try loader.read(folder.add("One/Main.storyboard", text))
    stage.interfaceLoader = loader
    stage.interfaceClasses = classes
    stage.show(
      { UIStoryboard(file).instantiateInitialViewController() ?? UIViewController() },
      restoring: nil)
    stage.settle()
  }

  private var labels: [String] { stage.elements().map(\.label) }

  @Test func `a storyboard finds the nib of a controller's view in its own module`() throws {
    try play(#"<viewController nibName="Card" id="one" sceneMemberID="viewController"/>"#)
    #expect(labels == ["Card of Two"])
  }

  /// Its view is in the nib of its name.
  private final class Pier: UIViewController {}

  @Test func `a class finds the nib of its name in the module of its storyboard`() throws {
    try play(
      #"<viewController customClass="Pier" id="one" sceneMemberID="viewController"/>"#,
      classes: ["Pier": Pier.self])
    #expect(labels == ["Pier of Two"])
  }

  /// Its view is in the nib of its name without “Controller”.
  private final class PierController: UIViewController {}

  @Test func `a class finds the nib of its name without “Controller”`() throws {
    try play(
      #"<viewController customClass="PierController" id="one" sceneMemberID="viewController"/>"#,
      classes: ["PierController": PierController.self])
    #expect(labels == ["Pier of Two"])
  }

  /// Adds a nib's view to its own, and shows pages that code makes.
  private final class Dock: UIViewController, SelectorResponding {
    static var selectors: SelectorTable { ["add:": .init(Dock.add), "go:": .init(Dock.go)] }

    override func viewDidLoad() {
      super.viewDidLoad()
      place(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil), at: 100)
    }

    func add(_ sender: UIButton) {
      place(Bundle.main.loadNibNamed("Row", owner: self) ?? [], at: 300)
    }

    func go(_ sender: UIButton) {
      present(UIViewController(nibName: "Pier", bundle: nil), animated: true)
    }

    private func place(_ objects: [Any], at y: CGFloat) {
      for case let view as UIView in objects {
        view.frame.origin.y = y
        self.view.addSubview(view)
      }
    }
  }

  private static func button(_ title: String, _ action: String, y: Int) -> String {
    """
    <button buttonType="system" id="\(title)">
      <rect key="frame" x="20" y="\(y)" width="200" height="44"/>
      <state key="normal" title="\(title)"/>
      <connections><action selector="\(action):" destination="one" eventType="touchUpInside" \
    id="a-\(action)"/></connections>
    </button>
    """
  }

  private static let dock = PlayedText.page(
    button("Go", "go", y: 500) + button("Add", "add", y: 560), attributes: #"customClass="Dock""#)

  @Test func `code that runs as its view is loaded finds nibs in the module of its storyboard`()
    throws
  {
    try play(Self.dock, classes: ["Dock": Dock.self])
    #expect(labels.contains("Card of Two"))
  }

  @Test func `a page that code presents finds its nib in the module of what presents it`() throws {
    try play(Self.dock, classes: ["Dock": Dock.self])
    stage.tap("Go")
    stage.settle()
    #expect(labels.contains("Pier of Two"))
  }

  @Test func `a nib that code loads for a controller is of the controller's module`() throws {
    try play(Self.dock, classes: ["Dock": Dock.self])
    stage.tap("Add")
    #expect(labels.contains("Row of Two"))
  }

  /// Its nib is named by code; it adds another.
  private final class Hall: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for case let row as UIView in UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil) {
        row.frame.origin.y = 300
        view.addSubview(row)
      }
    }
  }

  @Test func `a nib of another bundle has the nibs of that bundle around it`() throws {
    try play(PlayedText.page(PlayedText.label("Quay")))
    let bundle = try #require(Bundle(path: folder.path("Two")))
    stage.show({ Hall(nibName: "Pier", bundle: bundle) }, restoring: nil)
    stage.settle()
    #expect(labels.contains("Pier of Two") && labels.contains("Row of Two"))
  }

  @Test func `the first file decides for code that is of no file`() throws {
    try play(PlayedText.page(PlayedText.label("Quay")))
    stage.show({ Pier() }, restoring: nil)
    stage.settle()
    #expect(labels == ["Pier of One"])
  }
}
