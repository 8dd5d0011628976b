import Foundation
import NavigationKit

/// The bars around a scene's view on the canvas, for which the frames that Xcode stored leave room;
/// in points.
struct InferredBars: Hashable {
  /// The frame of the navigation bar above it, of which old files say only the height; nil without one.
  var navigation: CGRect?
  /// The height of the tab bar below it; nil without one.
  var tab: CGFloat?

  // What bars measure unless the file says otherwise.
  fileprivate static let usualNavigation = CGRect(x: 0, y: 0, width: 0, height: 44)
  fileprivate static let usualTab: CGFloat = 49
}

extension StoryboardFile {
  /// The bars of each scene, by its index: those of the ways to it, unless it says others itself.
  func inferredBars() -> [Int: InferredBars] {
    let roots = [graph.start].compactMap { $0 } + graph.roots
    var bars = Dictionary(roots.map { ($0, InferredBars()) }) { first, _ in first }
    var waiting = Array(roots.reversed())
    while let scene = waiting.popLast() {
      for edge in graph.edges(from: scene) {
        guard let next = edge.destination, bars[next] == nil else { continue }
        bars[next] = bars[scene, default: InferredBars()]
          .behind(edge.segue.kind, of: document.scenes[scene].controller, reader)
        waiting.append(next)
      }
    }
    return bars.reduce(into: [:]) { result, pair in
      result[pair.key] = pair.value.simulated(document.scenes[pair.key].controller)
    }
  }
}

extension InferredBars {
  /// The bars of the scene that a segue leads to from a controller.
  fileprivate func behind(
    _ kind: DocumentSegue.Kind, of source: DocumentElement?, _ reader: ElementReader
  ) -> InferredBars {
    func frame(of bar: String) -> CGRect? {
      source?.child(key: bar).flatMap { reader.rect("frame", of: $0) }
    }
    switch kind {
    case .relationship(.root):
      return InferredBars(
        navigation: frame(of: "navigationBar") ?? InferredBars.usualNavigation, tab: tab)
    case .relationship(.child):
      return InferredBars(
        navigation: navigation, tab: frame(of: "tabBar")?.height ?? InferredBars.usualTab)
    case .show, .showDetail: return self
    case .relationship, .embed, .presentation, .popover, .unwind, .custom: return InferredBars()
    }
  }

  /// The bars that a designer chose for the canvas.
  fileprivate func simulated(_ controller: DocumentElement?) -> InferredBars {
    var bars = self
    let choices = [controller, controller?.child(key: "view")].compactMap { $0 }
      .flatMap(\.children)
    for choice in choices {
      switch choice.key {
      case "simulatedTopBarMetrics":
        bars.navigation =
          choice.tag == "simulatedNavigationBarMetrics"
          ? navigation ?? InferredBars.usualNavigation : nil
      case "simulatedBottomBarMetrics":
        bars.tab =
          choice.tag == "simulatedTabBarMetrics" ? tab ?? InferredBars.usualTab : nil
      default: break
      }
    }
    return bars
  }

  /// The safe area of a view of a size, on a canvas where a screen has these insets.
  ///
  /// A view that is smaller than its screen by its bars begins below them.
  func safeArea(of size: CGSize, _ insets: (CGSize) -> UIEdgeInsets?) -> UIEdgeInsets {
    if let screen = insets(size) {
      var area = screen
      if let navigation { area.top = max(navigation.maxY, screen.top + navigation.height) }
      // Later files store the bar with the home indicator in it.
      if let tab { area.bottom = max(tab, screen.bottom + min(tab, InferredBars.usualTab)) }
      return area
    }
    let above = (navigation?.height ?? 0) + (tab ?? 0)
    let isBelow = Self.statusBars.contains { status in
      insets(CGSize(width: size.width, height: size.height + above + status)) != nil
    }
    return UIEdgeInsets(top: isBelow ? 0 : navigation?.height ?? 0, left: 0, bottom: 0, right: 0)
  }

  /// The heights that status bars have had, in points.
  private static let statusBars: [CGFloat] = [0, 20, 44, 47, 48, 59, 62]
}
