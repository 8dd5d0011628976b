import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@Suite struct StatusBarTapTests {
  private let stage = phoneStage()
  private let table = UITableViewController(style: .plain)
  private let rows = Rows()

  init() {
    table.tableView.dataSource = rows
    stage.show(table)
    table.tableView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
  }

  private var top: CGFloat { -table.tableView.adjustedContentInset.top }

  @Test func `a tap on it brings the rows back to the top`() {
    tapBar()
    #expect(table.tableView.contentOffset.y == 500)
    stage.advance(by: 0.15)
    #expect(table.tableView.contentOffset.y < 500 && table.tableView.contentOffset.y > top)
    stage.settle()
    #expect(table.tableView.contentOffset.y == top)
    #expect(top == -20)
  }

  @Test func `the delegate is asked, and hears of the end`() {
    let listener = ScrollListener()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.contentSize = CGSize(width: 375, height: 2000)
    view.delegate = listener
    let page = UIViewController()
    page.view.addSubview(view)
    stage.window.rootViewController = page
    view.contentOffset = CGPoint(x: 0, y: 300)
    listener.allows = false
    tapBar()
    stage.settle()
    #expect(view.contentOffset.y == 300)
    #expect(listener.heard == ["should"])
    listener.allows = true
    tapBar()
    stage.settle()
    #expect(view.contentOffset.y == -20)
    #expect(listener.heard == ["should", "should", "didScrollToTop"])
    tapBar()
    stage.settle()
    #expect(listener.heard.count == 3)
  }

  @Test func `nothing moves on a phone where two want it, or none does`() {
    let second = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    table.view.addSubview(second)
    tapBar()
    stage.settle()
    #expect(table.tableView.contentOffset.y == 500)
    second.scrollsToTop = false
    table.tableView.scrollsToTop = false
    tapBar()
    stage.settle()
    #expect(table.tableView.contentOffset.y == 500)
    table.tableView.scrollsToTop = true
    tapBar()
    stage.settle()
    #expect(table.tableView.contentOffset.y == top)
  }

  @Test func `a finger that moves away or comes down elsewhere taps nothing`() {
    stage.drag(from: CGPoint(x: 100, y: 10), to: CGPoint(x: 200, y: 10), over: 0.3)
    stage.settle()
    #expect(table.tableView.contentOffset.y == 500)
    stage.tap(at: CGPoint(x: 100, y: 40))
    stage.settle()
    #expect(table.tableView.contentOffset.y == 500)
  }

  @Test func `without a status bar there is nothing to tap`() {
    stage.chrome.statusBar = nil
    tapBar()
    stage.settle()
    #expect(table.tableView.contentOffset.y == 500)
  }

  private func tapBar() { stage.tap(at: CGPoint(x: 100, y: 10)) }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class ScrollListener: NSObject, UIScrollViewDelegate {
  var allows = true
  var heard: [String] = []
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    heard.append("should")
    return allows
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("didScrollToTop") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("didEnd") }
}
