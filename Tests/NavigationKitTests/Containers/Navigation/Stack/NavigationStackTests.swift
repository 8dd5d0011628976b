import Foundation
import Testing

@testable import NavigationKit

/// A stack always agrees with a reference model of three plain arrays.
struct NavigationStackTests {
  private static let steps = 4000

  @Test func `whatever changes, it tells what plain lists of pages would`() {
    let pages = (0..<9).map { _ in UIViewController() }
    var numbers = RandomNumbers(seed: 7)
    var stack = NavigationStack()
    var model = PlainStacks()
    for step in 1...Self.steps {
      switch numbers.next(below: 8) {
      case 0:
        stack.show()
        model.show()
      case 1:
        stack.beginTransition()
        model.beginTransition()
      case 2:
        stack.returnToOrigin()
        model.returnToOrigin()
      case 3:
        stack.endTransition()
        model.endTransition()
      default:
        let kept = numbers.next(below: stack.count + 1)
        let rest = pages.filter { !model.pages.prefix(kept).contains($0) }
        let new = Array(numbers.shuffled(rest).prefix(numbers.next(below: 4)))
        let changed = stack.replace(above: kept, with: new)
        #expect(Set(changed.gone) == Set(model.pages).subtracting(model.pages.prefix(kept) + new))
        #expect(changed.new == new.filter { !model.pages.contains($0) })
        model.pages.replaceSubrange(kept..., with: new)
      }
      #expect(stack.pages == model.pages, "step \(step)")
      #expect(stack.list(stack.destination) == model.destination, "step \(step)")
      #expect(stack.list(stack.origin) == model.origin, "step \(step)")
      #expect(stack.isDestination == (model.destination == model.pages), "step \(step)")
      #expect(stack.destinationTop == model.destination.last, "step \(step)")
      for page in pages {
        #expect(stack.index(of: page) == model.pages.firstIndex(of: page), "step \(step)")
      }
    }
  }

  @Test func `what pages under others say is found as by asking all of them`() {
    let pages = (0..<9).map { _ in UIViewController() }
    var numbers = RandomNumbers(seed: 11)
    let navigation = UINavigationController()
    let modes: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .automatic, .always, .never]
    for step in 1...Self.steps {
      let page = numbers.pick(pages)
      switch numbers.next(below: 3) {
      case 0: page.hidesBottomBarWhenPushed = numbers.isOne(in: 3)
      case 1: page.navigationItem.largeTitleDisplayMode = numbers.pick(modes)
      default:
        let count = numbers.next(below: 5)
        navigation.setViewControllers(
          Array(numbers.shuffled(pages).prefix(count)), animated: false)
      }
      let stack = navigation.stack
      let list = stack.pages
      #expect(
        stack.hidesToolbar(in: stack.present) == list.contains(where: \.hidesBottomBarWhenPushed),
        "step \(step)")
      for page in pages {
        let below = list.prefix { $0 !== page }.map(\.navigationItem)
        #expect(
          stack.titleDecider(below: page, in: stack.present) == below.last(where: \.decidesTitle),
          "step \(step)")
      }
    }
  }

  @Test func `a stack that was is asked by its own pages`() {
    let pages = (0..<4).map { _ in UIViewController() }
    pages[1].navigationItem.largeTitleDisplayMode = .never
    pages[2].hidesBottomBarWhenPushed = true
    let navigation = UINavigationController()
    navigation.setViewControllers(pages, animated: false)
    var stack = navigation.stack
    stack.show()
    _ = stack.replace(above: 1, with: [])
    #expect(stack.list(stack.destination) == pages)
    #expect(stack.hidesToolbar(in: stack.destination) && !stack.hidesToolbar(in: stack.present))
    let decider = pages[1].navigationItem
    #expect(stack.titleDecider(below: pages[3], in: stack.destination) == decider)
    #expect(stack.titleDecider(below: pages[2], in: stack.destination) == decider)
    #expect(stack.titleDecider(below: pages[1], in: stack.destination) == nil)
    #expect(stack.titleDecider(below: pages[3], in: stack.present) == nil)
  }
}

/// The reference model: the current, former and destination pages as arrays.
private struct PlainStacks {
  var pages: [UIViewController] = []
  private(set) var destination: [UIViewController] = []
  private(set) var origin: [UIViewController] = []

  mutating func show() { destination = pages }
  mutating func beginTransition() { (origin, destination) = (destination, pages) }
  mutating func returnToOrigin() { destination = origin }
  mutating func endTransition() { origin = [] }
}

extension NavigationStack {
  fileprivate func list(_ former: Former) -> [UIViewController] {
    pages.prefix(former.sharedCount) + former.rest.reversed()
  }
}

extension RandomNumbers {
  fileprivate mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var (rest, result) = (elements, [Element]())
    while !rest.isEmpty { result.append(rest.remove(at: next(below: rest.count))) }
    return result
  }
}
