import Foundation
import NavigationKit

/// The bars around a scene's view on the canvas, for which the frames that Xcode stored leave room.
struct InferredBars: Hashable {
  /// The navigation bar above it; nil without one.
  var navigation: Navigation?
  /// The height of the tab bar or toolbar below it, in points; nil without one.
  var bottom: CGFloat?
  /// The height of the bar below what is pushed from here.
  var bottomOfPushed: CGFloat?
  /// Whether a status bar is above both.
  var hasStatus = true
  /// The index of the scene of the stack whose navigation bar it is; nil for a bar that the designer
  /// simulates.
  var stack: Int?
  /// How often the home indicator counts: twice inside the containers of Xcode 26.
  var indicators: CGFloat = 1

  /// Where a navigation bar is, in points.
  enum Navigation: Hashable {
    /// The bottom of the bar, as the file says.
    case ending(CGFloat)
    /// The height of the bar, which is below the status bar; old files say no more.
    case high(CGFloat)
  }

  // The heights of bars unless the file names others, in points.
  fileprivate static let defaultNavigation = Navigation.high(44)
  fileprivate static let defaultTabBarHeight: CGFloat = 49
  fileprivate static let defaultToolbarHeight: CGFloat = 44
  /// The version of Interface Builder in Xcode 9, the first to store where bars are.
  fileprivate static let xcode9 = 13_000
  /// The versions in Xcode 26; unusual builds of Apple's have higher numbers, and are older.
  fileprivate static let xcode26 = 24_000..<32_000
}

extension StoryboardFile {
  /// The bars of each scene, by its index: those of the segues to it, unless the scene names others.
  func inferredBars() -> [Int: InferredBars] {
    let roots = [graph.start].compactMap { $0 } + graph.roots
    var bars = Dictionary(roots.map { ($0, InferredBars()) }) { first, _ in first }
    var waiting = Array(roots.reversed())
    while let scene = waiting.popLast() {
      for edge in graph.edges(from: scene) {
        guard let next = edge.destination, bars[next] == nil else { continue }
        bars[next] = bars[scene, default: InferredBars()]
          .behind(edge.segue.kind, of: scene, self)
        waiting.append(next)
      }
    }
    return bars.reduce(into: [:]) { result, pair in
      result[pair.key] = pair.value.simulated(document.scenes[pair.key].controller)
    }
  }
}

extension StoryboardFile {
  fileprivate var toolsVersion: Int { document.settings.toolsVersion ?? 0 }
}

extension InferredBars {
  /// The bars of the scene that a segue leads to from a controller.
  @MainActor
  fileprivate func behind(
    _ kind: DocumentSegue.Kind, of scene: Int, _ file: StoryboardFile
  ) -> InferredBars {
    let source = file.document.scenes[scene].controller
    func frame(of bar: String) -> CGRect? {
      source?.child(key: bar).flatMap { file.reader.rect("frame", of: $0) }
    }
    switch kind {
    case .relationship(.root):
      let isHidden = source.flatMap { file.reader.bool("navigationBarHidden", of: $0) } ?? false
      let bar = frame(of: "navigationBar").map { frame in
        file.toolsVersion >= InferredBars.xcode9
          ? Navigation.ending(frame.maxY) : .high(frame.height)
      }
      return InferredBars(
        navigation: isHidden ? nil : bar ?? InferredBars.defaultNavigation, bottom: bottom,
        bottomOfPushed: bottom, stack: scene, indicators: indicators(in: file))
    case .relationship(.child):
      let height = frame(of: "tabBar")?.height ?? InferredBars.defaultTabBarHeight
      return InferredBars(
        navigation: navigation, bottom: height,
        bottomOfPushed: navigation == nil ? height : bottomOfPushed, stack: stack,
        indicators: indicators(in: file))
    case .show, .showDetail:
      var bars = self
      bars.bottom = bottomOfPushed
      return bars
    case .relationship, .embed, .presentation, .popover, .unwind, .custom: return InferredBars()
    }
  }

  @MainActor
  private func indicators(in file: StoryboardFile) -> CGFloat {
    InferredBars.xcode26.contains(file.toolsVersion) ? 2 : 1
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
          ? navigation ?? InferredBars.defaultNavigation : nil
      case "simulatedBottomBarMetrics":
        bars.bottom = bottom(simulatedBy: choice.tag)
      case "simulatedStatusBarMetrics": bars.hasStatus = choice.tag != "nil"
      default: break
      }
    }
    return bars
  }

  private func bottom(simulatedBy tag: String) -> CGFloat? {
    switch tag {
    case "simulatedTabBarMetrics": bottom ?? InferredBars.defaultTabBarHeight
    case "simulatedToolbarMetrics": InferredBars.defaultToolbarHeight
    default: nil
    }
  }

  /// The safe area of a view of a size, on a canvas where a screen has these insets.
  ///
  /// A view that is smaller than its screen by its bars begins below them.
  func safeArea(of size: CGSize, _ insets: (CGSize) -> UIEdgeInsets?) -> UIEdgeInsets {
    if let screen = insets(size) {
      var area = screen
      area.top = top(below: hasStatus ? screen.top : 0)
      area.bottom *= indicators
      // Later files store the bar with the home indicator in it.
      if let bottom {
        area.bottom = max(bottom, area.bottom + min(bottom, InferredBars.defaultTabBarHeight))
      }
      return area
    }
    let above = top(below: 0) + (bottom ?? 0)
    let isBelow = Self.statusBars.contains { status in
      insets(CGSize(width: size.width, height: size.height + above + status)) != nil
    }
    return UIEdgeInsets(top: isBelow ? 0 : top(below: 0), left: 0, bottom: 0, right: 0)
  }

  private func top(below status: CGFloat) -> CGFloat {
    switch navigation {
    case nil: status
    case .ending(let end): end
    case .high(let height): status + height
    }
  }

  /// The heights that status bars have had, in points.
  static let statusBars: [CGFloat] = [0, 20, 44, 47, 48, 59, 62]
}
