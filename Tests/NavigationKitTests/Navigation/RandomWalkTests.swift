import Foundation
import Testing

@testable import NavigationKit

/// Whatever is done in whatever order, the screen ends up showing the top of the stack.
struct RandomWalkTests {
  @Test(arguments: 1...40)
  func `screen and stack never part`(seed: Int) {
    var random = Lehmer(state: UInt64(seed))
    let fixture = NavigationFixture("root")
    var made = 0
    for _ in 0..<60 {
      step(fixture, &random, &made)
      expectPaired(fixture, isSettled: false)
    }
    fixture.stage.release()
    fixture.stage.settle()
    expectPaired(fixture, isSettled: true)
    let navigation = fixture.navigation
    #expect(navigation.shownStack == navigation.viewControllers)
    #expect(navigation.pages.subviews == [navigation.topViewController?.view])
    #expect(fixture.labels(.title) == [navigation.topViewController?.title])
    #expect(navigation.children == navigation.viewControllers)
    #expect(navigation.state == .idle)
    #expect(fixture.x(of: navigation.viewControllers[navigation.viewControllers.count - 1]) == 0)
  }

  private func step(_ fixture: NavigationFixture, _ random: inout Lehmer, _ made: inout Int) {
    let navigation = fixture.navigation
    let animated = random.next(below: 4) > 0
    switch random.next(below: 9) {
    case 0, 1:
      made += 1
      navigation.pushViewController(fixture.page("page \(made)"), animated: animated)
    case 2: navigation.popViewController(animated: animated)
    case 3: navigation.popToRootViewController(animated: animated)
    case 4:
      made += 1
      let kept = navigation.viewControllers.filter { _ in random.next(below: 2) == 0 }
      navigation.setViewControllers(kept + [fixture.page("page \(made)")], animated: animated)
    case 5:
      fixture.stage.press(at: CGPoint(x: 3, y: 300))
      fixture.stage.move(to: CGPoint(x: 40 + CGFloat(random.next(below: 300)), y: 300), over: 0.1)
    case 6: fixture.stage.release()
    default: fixture.stage.advance(by: Double(random.next(below: 40)) / 100)
    }
  }

  /// Each page hears will and did in turn; at rest only the top one has appeared.
  private func expectPaired(_ fixture: NavigationFixture, isSettled: Bool) {
    guard isSettled else { return }
    var last: [String: String] = [:]
    for call in fixture.log.take() where call.contains("ppear") && !call.contains("isAppearing") {
      let parts = call.split(separator: ".").map(String.init)
      let allowed: [String?: [String]] = [
        nil: ["willAppear", "willDisappear"], "willAppear": ["didAppear", "willDisappear"],
        "didAppear": ["willDisappear"], "willDisappear": ["didDisappear", "willAppear"],
        "didDisappear": ["willAppear"],
      ]
      #expect(allowed[last[parts[0]]]?.contains(parts[1]) == true, "\(call) after \(last)")
      last[parts[0]] = parts[1]
    }
    let appeared = last.filter { $0.value == "didAppear" }.map(\.key)
    #expect(appeared.isEmpty || appeared == [fixture.navigation.topViewController?.title])
  }
}

/// The same numbers on every machine.
private struct Lehmer {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = (state &* 48_271 + 11) % 2_147_483_647
    return Int(state >> 4) % bound
  }
}
