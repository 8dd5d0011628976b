import Foundation
import Testing

@testable import NavigationKit

/// The parts that lists of cells share.
struct ListPartTests {
  @Test func `a cell that waits goes to the item it showed, else the last one goes`() {
    var queue = ReuseQueue<Int, UICollectionReusableView>()
    let views = (0..<3).map { _ in UICollectionReusableView() }
    for (index, view) in views.enumerated() { queue.enqueue(view, as: "a", from: index) }
    #expect(queue.dequeue("b", for: 1) == nil)
    #expect(queue.dequeue("a", for: 1) === views[1])
    #expect(queue.dequeue("a", for: 1) === views[2])
    #expect(queue.dequeue("a", for: nil) === views[0])
    #expect(queue.dequeue("a", for: 0) == nil)
    queue.register("a") { UICollectionViewCell() }
    #expect(queue.make("a") is UICollectionViewCell)
    queue.register("a", nil)
    #expect(queue.make("a") == nil)
  }

  @Test func `visible items are in order, whatever the order they came in`() {
    var items = VisibleItems<Int, UIView>()
    let views = (0..<5).map { _ in UIView() }
    for index in [3, 0, 4, 1] { items[index] = views[index] }
    #expect(items.indices == [0, 1, 3, 4] && items.views == [0, 1, 3, 4].map { views[$0] })
    #expect(items[2] == nil && items[3] === views[3] && items.index(of: views[4]) == 4)
    #expect(items.neighbours(of: 2).before === views[1])
    #expect(items.neighbours(of: 2).after === views[3])
    #expect(items.neighbours(of: 4).after == nil && items.neighbours(of: 0).before == nil)
    #expect(items.neighbours(of: 3).before === views[1])
    items[1] = views[2]
    items[4] = nil
    #expect(items.indices == [0, 1, 3] && items[1] === views[2])
    let gone = items.renumber { $0 == 0 ? nil : $0 + 10 }
    #expect(gone.map(\.index) == [0] && items.indices == [11, 13] && items.count == 2)
  }

  @Test func `a press shows after its delay, and ends as it began`() {
    let clock = VirtualClock()
    var heard: [String] = []
    let press = CellPress<Int> { heard.append("\($0) \($1)") }
    press.begin(at: 3, after: 0.1, on: clock)
    #expect(press.index == 3 && heard.isEmpty)
    #expect(clock.runNext(by: 1) && heard == ["3 true"])
    press.end()
    #expect(press.index == nil && heard == ["3 true", "3 false"])
    press.begin(at: 4, after: 0.1, on: clock)
    press.end()
    #expect(!clock.runNext(by: 1) && heard.count == 2)
    press.begin(at: 5, after: 0, on: clock)
    #expect(heard.last == "5 true")
  }
}
