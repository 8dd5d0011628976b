import Audit
import Goldens
import NavigationKit
import Testing

@testable import NavigationShell

/// What an inspector tells of the faults on the screen.
@MainActor
@Suite struct InspectedFaultsTests {
  @Test func `a text that is hard to read is listed with its colours and its view`() throws {
    let fixture = InspectorFixture(measurer: try HeadlessPainter().text)
    let stack = try #require(fixture.app.window.rootViewController as? UINavigationController)
    let page = try #require(stack.topViewController?.view)
    page.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 16, y: 200, width: 200, height: 30))
    label.text = "Hard to read"
    label.textColor = UIColor(white: 0.7, alpha: 1)
    page.addSubview(label)
    fixture.app.settle()
    let found = fixture.inspection.findingsWithViews.filter { $0.finding.check == .contrast }
    #expect(found.map(\.finding.words) == ["2.1 (#B3B3B3 on #FFFFFF), asked: 4.5"])
    #expect(found.first?.view === label)
  }
}
