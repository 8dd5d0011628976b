import Goldens
import Foundation
import NavigationKit
import Testing

/// Notifications and timers that call a method by its name.
struct NotificationTests {
  private static let news = Notification.Name("news")
  private let center = NotificationCenter()

  @Test func `an observer hears until it is removed`() {
    let reader = Reader()
    center.addObserver(reader, selector: "read:", name: Self.news, object: nil)
    center.post(name: Self.news, object: "a")
    center.post(name: Notification.Name("other"), object: "x")
    #expect(reader.heard == ["a"])
    center.removeObserver(reader)
    center.post(name: Self.news, object: "b")
    #expect(reader.heard == ["a"])
  }

  @Test func `an observer of one object hears of that alone, and is held weakly`() {
    let (paper, other) = (NSObject(), NSObject())
    var reader: Reader? = Reader()
    weak let watched = reader
    reader.map { center.addObserver($0, selector: "count", name: Self.news, object: paper) }
    for object in [paper, other, paper] { center.post(name: Self.news, object: object) }
    #expect(reader?.count == 2)
    reader.map { center.removeObserver($0, name: Self.news, object: other) }
    center.post(name: Self.news, object: paper)
    #expect(reader?.count == 3)
    reader = nil
    #expect(watched == nil)
    center.post(name: Self.news, object: paper)
  }

  @Test func `a timer calls its target`() {
    let reader = Reader()
    let timer = Timer(
      timeInterval: 60, target: reader, selector: "tick:", userInfo: nil, repeats: false)
    timer.fire()
    #expect(reader.count == 1)
  }

  @Test func `a timer of a stage's time does not follow a run loop as well`() {
    let stage = Stage(size: .smallPhone)
    let page = TimedPage(interval: 0.001)
    stage.perform { page.loadViewIfNeeded() }
    page.timer.map { RunLoop.current.add($0, forMode: .common) }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(page.reader.count == 0)
    stage.advance(by: 0.0015)
    #expect(page.reader.count == 1)
    page.timer?.invalidate()
  }

  @Test func `a timer that is started on a stage follows its time`() {
    let stage = Stage(size: .smallPhone)
    let page = TimedPage()
    stage.perform {
      stage.window.rootViewController = page
      stage.window.makeKeyAndVisible()
    }
    stage.advance(by: 0.9)
    #expect(page.reader.count == 0)
    stage.advance(by: 0.2)
    #expect(page.reader.count == 1)
    stage.advance(by: 2)
    #expect(page.reader.count == 3)
    #expect(!stage.isSettled)
    page.timer?.invalidate()
    stage.advance(by: 2)
    #expect(page.reader.count == 3)
    #expect(stage.isSettled)
  }

  @Test func `a timer that does not repeat fires once on a stage`() {
    let stage = Stage(size: .smallPhone)
    let page = TimedPage(repeats: false)
    stage.perform {
      stage.window.rootViewController = page
      stage.window.makeKeyAndVisible()
    }
    stage.advance(by: 5)
    #expect(page.reader.count == 1)
    #expect(page.timer?.isValid == false)
    #expect(stage.isSettled)
  }
}

/// Starts a timer, by default of one second, when it is loaded.
private final class TimedPage: UIViewController {
  let reader = Reader()
  private let repeats: Bool
  private(set) var timer: Timer?

  private let interval: TimeInterval

  init(interval: TimeInterval = 1, repeats: Bool = true) {
    self.interval = interval
    self.repeats = repeats
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(
      timeInterval: interval, target: reader, selector: "tick:", userInfo: nil, repeats: repeats)
  }
}

private final class Reader: NSObject, SelectorResponding {
  class var selectors: SelectorTable {
    ["read:": .init(Reader.read), "count": .init(Reader.more), "tick:": .init(Reader.tick)]
  }
  private(set) var heard: [String] = []
  private(set) var count = 0
  private func read(_ notification: Notification) {
    heard.append(notification.object as? String ?? "")
  }
  private func more() { count += 1 }
  private func tick(_ timer: Timer) { count += 1 }
  deinit { NotificationCenter.default.removeObserver(self) }
}
