import Foundation
import NavigationKit

/// The map of a storyboard's scenes; a tap on one chooses it.
///
/// It is as small as it must be for all to be seen; two fingers and the keys +, - and 0 change that.
final class SceneMapController: UIViewController {
  /// The largest size of the panel with a map, in points.
  private static let largestSize = CGSize(width: 720, height: 560)

  private let map: SceneMap
  private let current: Int?
  private let choose: (Int) -> Void
  private let scroll = UIScrollView(frame: .zero)
  private let canvas = UIView(frame: .zero)
  private var fittedRoom: CGSize?

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
    scroll.delegate = self
    view.addSubview(scroll)
    scroll.addSubview(canvas)
    canvas.frame = CGRect(origin: .zero, size: map.size)
    scroll.contentSize = map.size
    canvas.addSubview(SceneMapView(map, current: current))
    for (index, frame) in map.frames.enumerated() {
      let node = SceneNode(map.names[index], isCurrent: index == current)
      node.frame = frame
      node.addAction(UIAction { [choose] _ in choose(index) }, for: .touchUpInside)
      canvas.addSubview(node)
    }
    for (input, flags, action) in Self.keys {
      addKeyCommand(UIKeyCommand(input: input, modifierFlags: flags, action: Selector(action)))
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    let bar = navigationController?.navigationBar.frame.height ?? 0
    navigationController?.preferredContentSize = CGSize(
      width: min(max(map.size.width, LauncherList.size.width), Self.largestSize.width),
      height: min(max(map.size.height + bar, LauncherList.size.height), Self.largestSize.height))
  }

  /// At first the whole map is seen; then it keeps the scale that was chosen.
  override func viewDidLayoutSubviews() {
    let room = view.bounds.inset(by: view.safeAreaInsets).size
    guard room != fittedRoom else { return }
    fittedRoom = room
    let wasFitted = scroll.zoomScale == scroll.minimumZoomScale
    scroll.minimumZoomScale = SceneMap.fittingScale(of: map.size, in: room)
    scroll.maximumZoomScale = Self.largestScale
    if wasFitted { scroll.zoomScale = scroll.minimumZoomScale }
    showCurrent()
  }

  private func showCurrent() {
    guard let current else { return }
    let scale = scroll.zoomScale
    let frame = map.frames[current].insetBy(dx: -SceneMap.node.width, dy: -SceneMap.node.height)
    scroll.scrollRectToVisible(
      frame.applying(CGAffineTransform(scaleX: scale, y: scale)), animated: false)
  }

  // MARK: Scale

  private func enlarge() { zoom(to: scroll.zoomScale * Self.step) }
  private func reduce() { zoom(to: scroll.zoomScale / Self.step) }
  private func fit() { zoom(to: scroll.minimumZoomScale) }

  private func zoom(to scale: CGFloat) {
    scroll.setZoomScale(
      min(max(scale, scroll.minimumZoomScale), scroll.maximumZoomScale), animated: true)
  }

  /// Plus is on a key with Shift on some keyboards.
  private static let keys: [(String, UIKeyModifierFlags, String)] = [
    ("+", [], "enlarge"), ("+", .shift, "enlarge"), ("=", [], "enlarge"), ("=", .shift, "enlarge"),
    ("-", [], "reduce"),
    ("0", [], "fit"),
  ]
  private static let largestScale: CGFloat = 2
  /// By how much a key changes the scale.
  private static let step: CGFloat = 1.5
}

extension SceneMapController: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { canvas }
}

extension SceneMapController: SelectorResponding {
  static var selectors: SelectorTable {
    [
      "enlarge": .init(SceneMapController.enlarge), "reduce": .init(SceneMapController.reduce),
      "fit": .init(SceneMapController.fit),
    ]
  }
}
