import Foundation
import NavigationKit

/// The map of a storyboard's scenes; a tap on one chooses it.
///
/// It is as small as it must be for all to be seen; two fingers and the keys +, - and 0 change that.
final class SceneMapController: UIViewController {
  /// The largest size of the panel with a map, in points.
  private static let largestSize = CGSize(width: 720, height: 560)

  /// The map as it is on the canvas, and in the shape of the panel.
  private let canvas: SceneMap
  private var map: SceneMap
  private let current: Int?
  private let choose: (Int) -> Void
  private let scroll = UIScrollView(frame: .zero)
  /// Has the size of the map and is zoomed in its place; the map is drawn anew at each scale.
  private let ruler = UIView(frame: .zero)
  private let arrows: SceneMapView
  private let nodes: [SceneNode]
  private var fittedRoom: CGSize?

  init(_ map: SceneMap, current: Int?, choose: @escaping (Int) -> Void) {
    (canvas, self.map, self.current, self.choose) = (map, map, current, choose)
    arrows = SceneMapView(map, current: current)
    nodes = map.names.indices.map { SceneNode(map.names[$0], isCurrent: $0 == current) }
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
    scroll.addSubview(ruler)
    scroll.addSubview(arrows)
    for (index, node) in nodes.enumerated() {
      node.addAction(UIAction { [choose] _ in choose(index) }, for: .touchUpInside)
      scroll.addSubview(node)
    }
    show(map)
    for (input, flags, action) in Self.keys {
      addKeyCommand(UIKeyCommand(input: input, modifierFlags: flags, action: Selector(action)))
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    let bar = navigationController?.navigationBar.frame.height ?? 0
    navigationController?.preferredContentSize = CGSize(
      width: min(max(canvas.size.width, LauncherList.size.width), Self.largestSize.width),
      height: min(
        max(canvas.size.height + bar, LauncherList.size.height), Self.largestSize.height))
  }

  /// At first the whole map is seen; then it keeps the scale that was chosen.
  override func viewDidLayoutSubviews() {
    let room = view.bounds.inset(by: view.safeAreaInsets).size
    guard room != fittedRoom else { return }
    fittedRoom = room
    let wasFitted = scroll.zoomScale == scroll.minimumZoomScale
    show(canvas.filling(room))
    scroll.minimumZoomScale = SceneMap.fittingScale(of: map.size, in: room)
    scroll.maximumZoomScale = Self.largestScale
    if wasFitted { scroll.zoomScale = scroll.minimumZoomScale }
    showCurrent()
  }

  /// Shows a map at the present scale.
  private func show(_ map: SceneMap) {
    (self.map, arrows.map) = (map, map)
    let scale = scroll.zoomScale
    ruler.bounds.size = map.size
    ruler.center = CGPoint(x: map.size.width * scale / 2, y: map.size.height * scale / 2)
    scroll.contentSize = CGSize(width: map.size.width * scale, height: map.size.height * scale)
    lay(at: scale)
  }

  private func showCurrent() {
    guard let current else { return }
    let frame = map.frames[current].insetBy(dx: -SceneMap.node.width, dy: -SceneMap.node.height)
    scroll.scrollRectToVisible(frame.scaled(by: scroll.zoomScale), animated: false)
  }

  private func lay(at scale: CGFloat) {
    arrows.scale = scale
    let boxes = map.frames.map { $0.scaled(by: scale) }
    let names = SceneNames(
      map.names, boxes: boxes, room: CGRect(origin: .zero, size: map.size).scaled(by: scale),
      scale: scale, first: current,
      width: { [nodes, current] in nodes[current ?? 0].width(of: $0, fontSize: $1) })
    for (index, node) in nodes.enumerated() {
      node.frame = boxes[index]
      node.show(names.places[index], fontSize: names.fontSize, scale: scale)
    }
  }

  // MARK: Keyboard

  /// Marks a scene for the arrows to go on from: the current one if it is seen, else the one in the middle.
  private func markFirst() {
    if let current, isVisible(nodes[current]) { return nodes[current].takeKeyboardFocus() }
    let middle = CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY)
    func distance(_ node: SceneNode) -> CGFloat {
      hypot(node.center.x - middle.x, node.center.y - middle.y)
    }
    nodes.min { distance($0) < distance($1) }?.takeKeyboardFocus()
  }

  private func isVisible(_ node: SceneNode) -> Bool {
    scroll.bounds.inset(by: scroll.adjustedContentInset).intersects(node.frame)
  }

  // MARK: Scale

  private func enlarge() { zoom(to: scroll.zoomScale * Self.step) }
  private func reduce() { zoom(to: scroll.zoomScale / Self.step) }
  private func fit() { zoom(to: scroll.minimumZoomScale) }

  private func zoom(to scale: CGFloat) {
    scroll.zoomScale = min(max(scale, scroll.minimumZoomScale), scroll.maximumZoomScale)
  }

  // MARK: Place

  private func turnBack() { turn(by: -1) }
  private func turnForward() { turn(by: 1) }
  private func goToStart() {
    scroll(to: CGPoint(x: -scroll.adjustedContentInset.left, y: -scroll.adjustedContentInset.top))
  }
  private func goToEnd() {
    scroll(to: CGPoint(x: scroll.contentSize.width, y: scroll.contentSize.height))
  }

  /// Shows the part below or above, or beside it where the map is not higher than its room.
  private func turn(by pages: CGFloat) {
    let isHigh = scroll.contentSize.height > room.height
    let step = SceneMap.node.applying(
      CGAffineTransform(scaleX: scroll.zoomScale, y: scroll.zoomScale))
    var target = scroll.contentOffset
    if isHigh {
      target.y += pages * (room.height - step.height)
    } else {
      target.x += pages * (room.width - step.width)
    }
    scroll(to: target)
  }

  private var room: CGSize { scroll.bounds.inset(by: scroll.adjustedContentInset).size }

  /// Shows what is from a point on, as far as the map reaches.
  private func scroll(to point: CGPoint) {
    let inset = scroll.adjustedContentInset
    let end = CGPoint(
      x: scroll.contentSize.width - room.width - inset.left,
      y: scroll.contentSize.height - room.height - inset.top)
    scroll.setContentOffset(
      CGPoint(
        x: max(-inset.left, min(point.x, end.x)), y: max(-inset.top, min(point.y, end.y))),
      animated: true)
  }

  /// Plus is on a key with Shift on some keyboards; arrows come here as long as nothing is marked.
  private static let keys: [(String, UIKeyModifierFlags, String)] = [
    ("+", [], "enlarge"), ("+", .shift, "enlarge"), ("=", [], "enlarge"), ("=", .shift, "enlarge"),
    ("-", [], "reduce"),
    ("0", [], "fit"), (UIKeyCommand.inputPageUp, [], "turnBack"),
    (UIKeyCommand.inputPageDown, [], "turnForward"), (UIKeyCommand.inputHome, [], "goToStart"),
    (UIKeyCommand.inputEnd, [], "goToEnd"), (UIKeyCommand.inputUpArrow, [], "markFirst"),
    (UIKeyCommand.inputDownArrow, [], "markFirst"), (UIKeyCommand.inputLeftArrow, [], "markFirst"),
    (UIKeyCommand.inputRightArrow, [], "markFirst"),
  ]
  private static let largestScale: CGFloat = 2
  /// By how much a key changes the scale.
  private static let step: CGFloat = 1.5
}

extension SceneMapController: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { ruler }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { lay(at: scroll.zoomScale) }
}

extension SceneMapController: SelectorResponding {
  static var selectors: SelectorTable {
    [
      "enlarge": .init(SceneMapController.enlarge), "reduce": .init(SceneMapController.reduce),
      "fit": .init(SceneMapController.fit), "turnBack": .init(SceneMapController.turnBack),
      "turnForward": .init(SceneMapController.turnForward),
      "goToStart": .init(SceneMapController.goToStart),
      "goToEnd": .init(SceneMapController.goToEnd),
      "markFirst": .init(SceneMapController.markFirst),
    ]
  }
}

nonisolated extension CGRect {
  fileprivate func scaled(by scale: CGFloat) -> CGRect {
    applying(CGAffineTransform(scaleX: scale, y: scale))
  }
}
