import Foundation
import NavigationKit

/// Measures how costs grow: a push by the depth of the stack, lists and grids by their lengths.
final class GrowthBench {
  private static let depths = [10, 1000, 10_000]
  private static let lengths = [10, 10_000, 1_000_000]
  private static let pushes = 10_000
  private static let replaced = 30_000
  /// Enough tries for a median that one slow try does not change.
  private static let tries = 30
  /// How far a fast finger scrolls in a frame, in points.
  private static let scrolled: CGFloat = 25

  private let session: HeadlessSession
  private let navigation: UINavigationController
  private var stage: Stage { session.stage }

  init() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = App(name: "growth", title: "Growth", summary: "") { _ in navigation }
    self.navigation = navigation
    session = try HeadlessSession(app: app, folder: nil, device: .window)
    try session.draw()
  }

  /// Measures everything.
  func measure() throws -> BenchReport.Growth {
    var growth = BenchReport.Growth()
    for depth in Self.depths {
      set(depth)
      growth.pushPopMs["\(depth)"] = roundTrip(animated: true).median
      growth.pushPopAtOnceMs["\(depth)"] = roundTrip(animated: false).median
    }
    growth.popToRootMs = time { navigation.popToRootViewController(animated: false) }
    growth.pushesMs = time {
      for _ in 0..<Self.pushes { navigation.pushViewController(Self.page(), animated: false) }
    }
    set(1)
    growth.setMs = time { set(Self.replaced) }
    set(1)
    for length in Self.lengths {
      growth.listMs["\(length)"] = try firstFrame(of: length).median
      growth.gridMs["\(length)"] = try scrolledFrame(of: length).median
    }
    return growth
  }

  /// A push and a pop, without drawing.
  private func roundTrip(animated: Bool) -> Samples {
    var samples = Samples()
    for _ in 0..<Self.tries {
      let page = Self.page()
      samples.time {
        navigation.pushViewController(page, animated: animated)
        stage.settle()
        navigation.popViewController(animated: animated)
        stage.settle()
      }
    }
    return samples
  }

  /// The time from pushing a list until it is drawn.
  func firstFrame(of length: Int, tries: Int = tries) throws -> Samples {
    var samples = Samples()
    for _ in 0..<tries {
      let page = BenchPage(title: "List", rowCount: length)
      try samples.time {
        navigation.pushViewController(page, animated: false)
        try session.draw()
      }
      navigation.popViewController(animated: false)
    }
    return samples
  }

  /// The time of a frame in which a grid is scrolled by a part of a line.
  private func scrolledFrame(of length: Int) throws -> Samples {
    let grid = BenchGrid(count: length)
    navigation.pushViewController(grid, animated: false)
    try session.draw()
    var samples = Samples()
    for _ in 0..<Self.tries {
      try samples.time {
        grid.collectionView.contentOffset.y += Self.scrolled
        try session.draw()
      }
    }
    navigation.popViewController(animated: false)
    return samples
  }

  private func set(_ depth: Int) {
    navigation.setViewControllers((0..<depth).map { _ in Self.page() }, animated: false)
  }

  private static func page() -> UIViewController {
    let page = UIViewController()
    page.title = "Page"
    return page
  }

  private func time(_ body: () -> Void) -> Double {
    var samples = Samples()
    samples.time(body)
    return samples.median
  }
}
