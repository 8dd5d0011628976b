import Foundation
import Testing

@testable import NavigationKit

/// The bars of Apple's guide, as its figures and listings describe them.
struct BarExampleTests {
  private func fixture(_ change: (UINavigationItem, UINavigationItem) -> Void) -> NavigationFixture
  {
    let fixture = NavigationFixture("Albums", "Summer")
    change(fixture.pages[0].navigationItem, fixture.pages[1].navigationItem)
    fixture.stage.advance(by: 0)
    return fixture
  }

  @Test func `figure 1-6, the bar points at the top item and the one below`() {
    let fixture = fixture { _, _ in }
    #expect(fixture.navigation.navigationBar.topItem?.title == "Summer")
    #expect(fixture.navigation.navigationBar.backItem?.title == "Albums")
  }

  @Test func `figure 1-7, left comes from the page below, the rest from the page`() {
    let fixture = fixture { below, top in
      below.backBarButtonItem = UIBarButtonItem(title: "All")
      below.rightBarButtonItem = UIBarButtonItem(title: "Not shown")
      top.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    }
    #expect(fixture.labels(.backButton) == ["All"])
    #expect(fixture.labels(.title) == ["Summer"] && fixture.labels(.barButton) == ["Edit"])
  }

  @Test func `figure 1-8, styles change the ground and not the page's place`() {
    let fixture = fixture { _, _ in }
    fixture.navigation.navigationBar.barStyle = .black
    fixture.stage.advance(by: 0)
    #expect(fixture.pages[1].view.frame.minY == 0)
    #expect(fixture.labels(.title) == ["Summer"])
  }

  @Test func `figure 1-9, a button, a view and a prompt at once`() {
    let control = UISegmentedControl(items: ["Up", "Down"])
    control.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
    let fixture = fixture { _, top in
      top.prompt = "Choose a picture"
      top.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
      top.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "star"))
      top.rightBarButtonItem = UIBarButtonItem(customView: control)
    }
    let roles = fixture.stage.elements().filter { $0.frame.maxY <= 74 }.map(\.role)
    #expect(Set(roles) == [.prompt, .barButton, .segment])
    #expect(control.convert(control.bounds, to: nil).maxX == 374)
  }

  @Test func `figure 1-10, a toolbar shows its items in their order`() {
    let fixture = NavigationFixture("Mail")
    let kinds: [UIBarButtonItem.SystemItem] = [.refresh, .organize, .trash, .reply, .compose]
    var items = kinds.map { UIBarButtonItem(systemItem: $0) }
    for place in [4, 3, 2, 1] { items.insert(.flexibleSpace(), at: place) }
    fixture.pages[0].toolbarItems = items
    fixture.navigation.isToolbarHidden = false
    #expect(fixture.labels(.toolbarButton) == ["Refresh", "Organize", "Trash", "Reply", "Compose"])
    let frames = fixture.stage.elements().filter { $0.role == .toolbarButton }.map(\.frame)
      .sorted { $0.minX < $1.minX }
    #expect(frames.first?.minX == 16 && frames.last?.maxX == 374)
    #expect(frames[2].midX == 195)
  }

  @Test func `an edit button, as the guide's snippet sets it`() {
    let fixture = fixture { _, _ in }
    fixture.pages[1].navigationItem.rightBarButtonItem = fixture.pages[1].editButtonItem
    fixture.stage.tap("Edit")
    #expect(fixture.pages[1].isEditing && fixture.labels(.barButton) == ["Done"])
  }
}
