import SnapshotTesting
import XCTest

/// The later work of a controller that is done before its picture is taken.
final class MainQueueTests: XCTestCase {
  private class Later: UIViewController {
    let words = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      view.addSubview(words)
      DispatchQueue.main.async {
        DispatchQueue.main.async { self.words.text = "queued" }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { self.words.text = "later" }
    }
  }

  private func elements(_ strategy: Snapshotting<UIViewController, String>, of controller: Later)
    -> String
  {
    var text = ""
    strategy.snapshot(controller).run { text = $0 }
    return text
  }

  func testWorkOfTheQueueIsDone() {
    XCTAssert(elements(.elements, of: Later()).contains("text \"queued\""))
  }

  func testWaitingLetsTimePass() {
    XCTAssert(elements(.wait(for: 0.1, on: .elements), of: Later()).contains("text \"later\""))
  }

  func testWhatComesByTheMainQueueArrives() {
    let strategy = Snapshotting<Int, String>(pathExtension: nil, diffing: .lines) { number in
      Async { callback in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { callback("\(number)") }
      }
    }
    assertSnapshot(of: 7, as: strategy)
  }

  func testAFailureIsExpected() {
    XCTExpectFailure("There is no reference.") {
      assertSnapshot(of: "new", as: .lines, named: "none")
    } issueMatcher: {
      $0.compactDescription.contains("none is recorded")
    }
  }

  func testScopeOfAClass() {
    let message = verifySnapshot(of: "new", as: .lines, named: "none")
    XCTAssertEqual(message?.contains("none is recorded"), true)
  }

  override func invokeTest() {
    withSnapshotTesting(record: .never) { super.invokeTest() }
  }
}
