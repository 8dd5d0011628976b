import Foundation
import NavigationKit
import Testing

@testable import SnapshotTesting

/// The time that passes for a controller before its picture is taken.
@MainActor
@Suite struct TimeTests {
  fileprivate final class Clocked: UIViewController {
    let words = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(words)
      words.text = "loaded"
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      words.frame.origin.x = 10
      UIView.animate(withDuration: 0.4) { self.words.frame.origin.x = 50 }
      Timer.scheduledTimer(
        timeInterval: 3, target: self, selector: Selector("later:"), userInfo: nil, repeats: false)
    }

    func later(_ timer: Timer) { words.text = "later" }
  }

  private func text(_ strategy: Snapshotting<UIViewController, String>) -> String {
    var text = ""
    strategy.snapshot(Clocked()).run { text = $0 }
    return text
  }

  @Test func `what moves comes to rest`() {
    #expect(text(.elements).contains("text \"loaded\"  (50.00 0.00 200.00 20.00)"))
  }

  @Test func `what is put off to later happens if the strategy waits for it, in virtual time`() {
    let start = Date()
    Waiting.$virtualSeconds.withValue(4) {
      #expect(text(.elements).contains("text \"later\""))
    }
    #expect(Date().timeIntervalSince(start) < 3)
  }
}

extension TimeTests.Clocked: SelectorResponding {
  fileprivate static var selectors: SelectorTable { ["later:": .init(TimeTests.Clocked.later)] }
}
