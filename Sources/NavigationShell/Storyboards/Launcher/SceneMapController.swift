import Foundation
import NavigationKit

/// The map of a storyboard's scenes; a tap on one chooses it.
final class SceneMapController: UIViewController {
  /// The largest size of the panel with a map, in points.
  private static let largestSize = CGSize(width: 720, height: 560)

  private let map: SceneMap
  private let current: Int?
  private let choose: (Int) -> Void
  private let scroll = UIScrollView(frame: .zero)

  init(_ map: SceneMap, current: Int?, choose: @escaping (Int) -> Void) {
    (self.map, self.current, self.choose) = (map, current, choose)
    super.init(nibName: nil, bundle: nil)
    title = "Scenes"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = map.size
    view.addSubview(scroll)
    scroll.addSubview(SceneMapView(map, current: current))
    for (index, frame) in map.frames.enumerated() {
      let node = SceneNode(map.names[index], isCurrent: index == current)
      node.frame = frame
      node.addAction(UIAction { [choose] _ in choose(index) }, for: .touchUpInside)
      scroll.addSubview(node)
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    let bar = navigationController?.navigationBar.frame.height ?? 0
    navigationController?.preferredContentSize = CGSize(
      width: min(max(map.size.width, LauncherList.size.width), Self.largestSize.width),
      height: min(max(map.size.height + bar, LauncherList.size.height), Self.largestSize.height))
  }

  override func viewDidLayoutSubviews() {
    guard let current else { return }
    scroll.scrollRectToVisible(
      map.frames[current].insetBy(dx: -SceneMap.node.width, dy: -SceneMap.node.height),
      animated: false)
  }
}
