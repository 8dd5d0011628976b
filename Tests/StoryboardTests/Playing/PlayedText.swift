import Foundation
import Goldens
import NavigationKit
import Storyboard

/// The text of a storyboard, played on a stage.
@MainActor
struct PlayedText {
  let stage: Stage
  let file: StoryboardFile

  /// Plays scenes, each with one controller; the first one's id is `one`.
  init(
    _ scenes: String..., attributes: String = "", others: String = "",
    size: CGSize = .homeButtonPhone, classes: [String: AnyClass] = [:]
  ) throws {
    let all = scenes.enumerated().map { InterfaceText.scene($1, id: $0) }.joined()
    let text = InterfaceText.storyboard(all, attributes: attributes, others: others)
    let file = StoryboardFile(
      try StoryboardDocument(contents: Data(text.utf8), file: "Main.storyboard"), name: "Main")
    self.file = file
    stage = Stage(size: size)
    stage.interfaceClasses = classes
    stage.show(
      {
        let storyboard = UIStoryboard(file)
        Stage.current?.playedStoryboard = storyboard
        return storyboard.instantiateInitialViewController() ?? UIViewController()
      }, restoring: nil)
    stage.settle()
  }

  var root: UIViewController? { stage.window.rootViewController }
  var views: [UIView] { root?.view.subviews ?? [] }
  var labels: [String] { stage.elements().map(\.label) }
  var messages: [String] { file.reader.issues.map(\.message) }

  /// A controller with a view of so many points.
  static func page(
    _ subviews: String = "", id: String = "one", attributes: String = "", inView: String = "",
    inController: String = "", width: Int = 375, height: Int = 667
  ) -> String {
    """
    <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
      <view key="view" id="v-\(id)">
        <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(subviews)</subviews>\(inView)
      </view>\(inController)
    </viewController>
    """
  }

  /// A stack whose first page has an id.
  static func stack(_ page: String, id: String = "one", contents: String = "") -> String {
    """
    <navigationController id="\(id)" sceneMemberID="viewController">\(contents)
      <connections><segue destination="\(page)" kind="relationship" \
    relationship="rootViewController" id="s-\(id)"/></connections>
    </navigationController>
    """
  }

  /// A label at a height.
  nonisolated static func label(_ text: String, y: Int = 100) -> String {
    """
    <label text="\(text)" id="l-\(text)">
      <rect key="frame" x="20" y="\(y)" width="200" height="24"/></label>
    """
  }

  /// A button that takes a segue.
  static func button(_ title: String, segue: String, y: Int = 200) -> String {
    """
    <button buttonType="system" id="b-\(title)">
      <rect key="frame" x="20" y="\(y)" width="200" height="44"/>
      <state key="normal" title="\(title)"/>
      <connections>\(segue)</connections>
    </button>
    """
  }
}
