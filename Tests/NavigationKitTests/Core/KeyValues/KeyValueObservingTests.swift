import Goldens
import Foundation
import NavigationKit
import Testing

/// Properties that are observed: UIKit's, and those of an app's classes.
struct KeyValueObservingTests {
  private let stage = Stage(size: .phone)

  init() { ClassTable.register([ClassTable(Tide.self, outlets: ["level": .init(\Tide.level)])]) }

  @Test func `where a scroll view is tells at once, before and after`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 500)
    var heard: [String] = []
    let observation = scrollView.observe(\.contentOffset, options: [.old, .new]) {
      heard.append("\($0 === scrollView) \($1.oldValue?.y ?? -1) \($1.newValue?.y ?? -1)")
    }
    scrollView.contentOffset.y = 40
    #expect(heard == ["true 0.0 40.0"])
    scrollView.contentOffset.y = 40
    observation.invalidate()
    scrollView.contentOffset.y = 60
    #expect(heard.count == 1)
  }

  @Test func `a finger that scrolls tells of each step`() {
    let page = UIViewController()
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    let scrollView = UIScrollView(frame: page.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    page.view.addSubview(scrollView)
    var offsets: [CGFloat] = []
    let observation = scrollView.observe(\.contentOffset, options: .new) {
      offsets.append($1.newValue?.y ?? -1)
    }
    stage.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.3)
    #expect(offsets.count > 20 && offsets.last == scrollView.contentOffset.y)
    observation.invalidate()
  }

  @Test func `any other property tells as the update ends`() {
    let page = UIViewController()
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    var titles: [String?] = []
    let observation = page.observe(\.title, options: [.initial, .new]) { _, change in
      titles.append(change.newValue ?? nil)
    }
    page.title = "Ebb"
    page.title = "Flood"
    #expect(titles == [nil])
    stage.advance(by: 0.1)
    #expect(titles == [nil, "Flood"])
    observation.invalidate()
  }

  @Test func `who observed first is told first`() {
    let pages = (0..<40).map { _ in UIViewController() }
    var heard: [Int] = []
    let observations = pages.enumerated().map { number, page in
      page.observe(\.title) { _, _ in heard.append(number) }
    }
    for page in pages.reversed() { page.title = "Ebb" }
    stage.advance(by: 0.1)
    #expect(heard == Array(0..<40))
    for observation in observations { observation.invalidate() }
    for page in pages { page.title = "Flood" }
    stage.advance(by: 0.1)
    #expect(heard.count == 40)
  }

  @Test func `an app's property tells at each set, also of the same value`() {
    let tide = Tide()
    var changeCount = 0
    var observation: NSKeyValueObservation? = tide.observe(\.level) { _, change in
      changeCount += 1
      #expect(change.newValue == nil && !change.isPrior)
    }
    tide.level = 3
    tide.level = 3
    #expect(changeCount == 2)
    _ = observation
    observation = nil
    tide.level = 4
    #expect(changeCount == 2)
  }

  @Test func `an observer by names is told what it asked for, until it is removed`() {
    let (tide, watch) = (Tide(), TideWatch())
    tide.addObserver(watch, forKeyPath: "level", options: [.old, .new, .prior], context: nil)
    tide.level = 5
    #expect(watch.heard == ["level 0 nil prior", "level 0 5"])
    tide.removeObserver(watch, forKeyPath: "level")
    tide.level = 6
    #expect(watch.heard.count == 2)
  }
}

private final class Tide: NSObject {
  var level = 0 {
    willSet { willChangeValue(forKey: "level") }
    didSet { didChangeValue(forKey: "level") }
  }
}

private final class TideWatch: UIResponder {
  var heard: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let (old, new) = (change?[.oldKey] as? Int, change?[.newKey] as? Int)
    let texts = [old, new].map { $0.map(String.init) ?? "nil" }
    let prior = change?[.notificationIsPriorKey] as? Bool == true ? " prior" : ""
    heard.append("\(keyPath ?? "") \(texts[0]) \(texts[1])\(prior)")
  }
}
