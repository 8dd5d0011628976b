import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// The bar's parts during transitions.
struct BarTitleTransitionTests {
  private let flight = BarFlight()

  @Test func `midway the old title and the new back title are at the same place`() {
    for coverage in [0.2, 0.4, 0.6, 0.8] {
      flight.uncover(to: coverage)
      let (title, label) = (flight.frame(flight.lower?.titleLabel), flight.frame(flight.backLabel))
      #expect(title.map { abs($0.minX - (label?.minX ?? -1)) < 0.001 } == true)
      #expect(title.map { abs($0.midY - (label?.midY ?? -1)) < 0.001 } == true)
      #expect(flight.lower?.titleLabel.text == flight.backLabel?.text)
    }
  }

  @Test func `held anywhere, the title that becomes the back title can be read`() {
    for coverage in stride(from: 0.95, to: 0.04, by: -0.05) {
      flight.uncover(to: coverage)
      let alphas = [flight.lower?.titleLabel, flight.backLabel].compactMap(flight.alpha)
      #expect(alphas.max().map { $0 > 0.999 } == true)
    }
  }

  @Test(arguments: [
    ["Albums", "Back"], ["Navigation Bar", "Bar"],
    [String(repeating: "x", count: 40), "Somewhat longer than short"],
  ])
  func `a back title that says something else comes once the title has gone`(names: [String]) {
    let flight = BarFlight(names: [names[0], names[1]])
    flight.navigation.viewControllers[0].navigationItem.backButtonTitle =
      names[1] == "Bar" ? "Bar" : "Home"
    flight.stage.advance(by: 0)
    for coverage in stride(from: 0.95, to: 0.04, by: -0.05) {
      flight.uncover(to: coverage)
      let alphas = [flight.lower?.titleLabel, flight.backLabel].compactMap(flight.alpha)
      #expect(alphas.count == 2 && alphas.min().map { $0 < 0.001 } == true, "\(coverage)")
    }
  }

  @Test func `a title keeps the size of its box in flight`() {
    let rest = flight.frame(flight.bar.content?.titleLabel)?.size
    var sizes: Set<[CGFloat]> = []
    for coverage in [0.9, 0.7, 0.5, 0.3, 0.1] {
      flight.uncover(to: coverage)
      let size = flight.frame(flight.upper?.titleLabel)?.size ?? .zero
      sizes.insert([size.width, size.height])
    }
    #expect(sizes == [[rest?.width ?? 0, rest?.height ?? 0]])
  }

  @Test func `a title whose page has no back title above it only fades`() {
    for prepare: (UINavigationItem) -> Void in [
      { $0.leftBarButtonItem = UIBarButtonItem(title: "Close") }, { $0.hidesBackButton = true },
    ] {
      let flight = BarFlight(prepare)
      let rest = flight.lowerRest
      flight.uncover(to: 0.5)
      #expect(flight.frame(flight.lower?.titleLabel) == rest)
      #expect(flight.alpha(flight.lower?.titleLabel).map { $0 > 0 && $0 < 1 } == true)
    }
  }

  @Test(arguments: [false, true])
  func `the first chevron comes from the trailing side`(isRightToLeft: Bool) {
    let flight = BarFlight(isRightToLeft: isRightToLeft, names: ["Albums"])
    flight.navigation.pushViewController(PageController("Family"), animated: true)
    flight.stage.advance(by: 0.07)
    let chevron = flight.bar.content?.back?.chevron
    let offset = flight.offset(chevron) ?? 0
    #expect(isRightToLeft ? offset < -1 : offset > 1)
    #expect(abs(offset) <= 26)
  }

  @Test func `where both pages have a chevron it stays, and does not blink`() {
    let flight = BarFlight(names: ["A", "B", "C"])
    for coverage in [0.9, 0.7, 0.5, 0.3, 0.1] {
      flight.uncover(to: coverage)
      let (lower, upper) = (flight.lower?.back?.chevron, flight.upper?.back?.chevron)
      #expect(flight.offset(lower) == 0 && flight.offset(upper) == 0)
      #expect(flight.alpha(lower) == 1)
    }
  }

  @Test(arguments: [false, true])
  func `the old back title leaves to the leading side`(isRightToLeft: Bool) {
    let flight = BarFlight(isRightToLeft: isRightToLeft, names: ["A", "B", "C"])
    flight.uncover(to: 0.5)
    let offset = flight.offset(flight.lower?.back?.label) ?? 0
    #expect(abs(offset - (isRightToLeft ? 97.5 : -97.5)) < 0.001)
  }

  @Test func `a long title becomes Back on its way`() {
    let long = String(repeating: "x", count: 40)
    let flight = BarFlight(names: [long, "Somewhat longer than short"])
    for (coverage, title, label) in [(0.65, 0, 0.5), (0.35, 0.5, 0)] as [(Double, CGFloat, CGFloat)]
    {
      flight.uncover(to: coverage)
      #expect(flight.backLabel?.text == "Back" && flight.lower?.titleLabel.text == long)
      #expect(flight.alpha(flight.lower?.titleLabel).map { abs($0 - title) < 0.01 } == true)
      #expect(flight.alpha(flight.backLabel).map { abs($0 - label) < 0.01 } == true)
    }
  }

  @Test func `after a flight one bar content is left, with nothing in motion`() {
    flight.uncover(to: 0.3)
    flight.stage.release()
    flight.stage.settle()
    #expect(flight.bar.subviews.filter { $0 is NavigationBarContent }.count == 1)
    #expect(flight.bar.progress == nil && flight.bar.leaving == nil)
    #expect(flight.titles == ["Albums"])
  }

  @Test func `a swipe scrubs the bar, which goes on from there when the finger lifts`() {
    flight.uncover(to: 0.6)
    let held = flight.frame(flight.upper?.titleLabel)?.midX ?? 0
    #expect(abs(held - (195 + 0.4 * 195)) < 0.001)
    flight.stage.release()
    #expect(flight.frame(flight.upper?.titleLabel)?.midX == held)
    flight.stage.advance(by: 0.01)
    #expect(flight.frame(flight.upper?.titleLabel).map { abs($0.midX - held) < 30 } == true)
    flight.stage.settle()
    #expect(flight.stage.element(.title)?.frame.midX == 195)
  }

  @Test func `a cancelled swipe brings the bar back as it was, without leftovers`() {
    let before = flight.stage.displayList()
    flight.uncover(to: 0.8)
    #expect(flight.stage.displayList() != before)
    flight.stage.advance(by: 0.2)
    flight.stage.release()
    flight.stage.settle()
    #expect(flight.stage.displayList() == before)
    #expect(flight.bar.subviews.filter { $0 is NavigationBarContent }.count == 1)
  }

  @Test func `two navigation controllers side by side do not touch each other's bars`() {
    let stage = Stage(size: CGSize(width: 780, height: 844))
    let host = PageController("Host")
    let sides = ["Left", "Right"].map {
      UINavigationController(rootViewController: PageController($0))
    }
    stage.window.rootViewController = host
    stage.window.makeKeyAndVisible()
    for (index, side) in sides.enumerated() {
      host.addChild(side)
      side.view.frame = CGRect(x: CGFloat(index) * 390, y: 0, width: 390, height: 844)
      host.view.addSubview(side.view)
      side.didMove(toParent: host)
    }
    sides[0].pushViewController(PageController("Next"), animated: true)
    stage.advance(by: 0.1)
    #expect(sides[0].navigationBar.progress != nil && sides[1].navigationBar.progress == nil)
    let content = sides[1].navigationBar.content
    #expect(content?.superview === sides[1].navigationBar && content?.animations.isEmpty == true)
    #expect(content?.titleLabel.text == "Right")
  }

  @Test func `a tap on a bar button does nothing while pages move, and works again after`() {
    let flight = BarFlight(names: ["A"])
    var presses = 0
    let page = PageController("B")
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", primaryAction: UIAction { _ in presses += 1 })
    flight.navigation.pushViewController(page, animated: true)
    flight.stage.advance(by: 0.3)
    flight.stage.tap(at: CGPoint(x: 365, y: 22))
    #expect(presses == 0)
    flight.stage.settle()
    flight.stage.tap(at: CGPoint(x: 365, y: 22))
    #expect(presses == 1)
  }
}
