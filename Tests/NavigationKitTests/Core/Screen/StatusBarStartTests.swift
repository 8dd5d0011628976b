import Foundation
import Testing

@testable import NavigationKit

/// The status bar as an app starts.
struct StatusBarStartTests {
  /// Notes what covers its top edge whenever it was laid out.
  private final class NotingPage: UIViewController {
    private(set) var tops: [CGFloat] = []

    override func viewDidLayoutSubviews() { tops.append(view.safeAreaInsets.top) }
  }

  @Test func `the first layout leaves room for it`() {
    let (stage, page) = (phoneStage(), NotingPage())
    stage.show(page)
    #expect(Set(page.tops) == [20])
  }
}
