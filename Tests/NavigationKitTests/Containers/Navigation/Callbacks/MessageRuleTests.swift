import Foundation
import NavigationKit
import Testing

/// Which controllers get callbacks of a change.
struct MessageRuleTests {
  @Test func `of several pages pushed or popped at once only the two ends hear of it`() {
    let fixture = NavigationFixture("A")
    let (between, top) = (fixture.page("B"), fixture.page("C"))
    fixture.navigation.pushViewController(between, animated: true)
    fixture.navigation.pushViewController(top, animated: true)
    fixture.stage.settle()
    fixture.navigation.popToRootViewController(animated: true)
    fixture.stage.settle()
    let heard = fixture.log.take()
    #expect(!heard.contains { $0.contains("B.") && $0.contains("ppear") })
    #expect(!heard.contains("willShow(B)") && !heard.contains("didShow(B)"))
    #expect(heard.filter { $0 == "C.didAppear" || $0 == "A.didAppear" }.count == 2)
  }

  @Test func `a page that pushes as it is about to come is between, and hears of it all the same`()
  {
    let fixture = NavigationFixture("A")
    let (between, top) = (fixture.page("B"), fixture.page("C"))
    between.whenAppearing = { [weak between] in
      between?.whenAppearing = {}
      between?.navigationController?.pushViewController(top, animated: true)
    }
    fixture.navigation.pushViewController(between, animated: true)
    fixture.stage.settle()
    let heard = fixture.log.take()
    #expect(heard.contains("B.willAppear") && heard.contains("willShow(B)"))
    #expect(heard.last == "didShow(C)")
    #expect(fixture.titles == ["A", "B", "C"])
  }

  @Test func `a page can tell whether it was pushed, popped, or only covered and revealed`() {
    let fixture = NavigationFixture("A")
    let page = ReasonPage()
    fixture.navigation.pushViewController(page, animated: false)
    #expect(page.flags == ["came: pushed"])
    fixture.navigation.pushViewController(fixture.page("C"), animated: false)
    fixture.navigation.popViewController(animated: false)
    #expect(page.flags.dropFirst() == ["goes", "came"])
    fixture.navigation.popViewController(animated: false)
    #expect(page.flags.last == "goes: popped")
  }

  @Test func `the delegate keeps what pages share up to date as pages come`() {
    let fixture = NavigationFixture("A")
    let keeper = PlaceKeeper()
    fixture.navigation.delegate = keeper
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.settle()
    fixture.stage.tap("A")
    fixture.stage.settle()
    #expect(keeper.places == ["B", "A"])
  }

  @Test func `a navigation item is made when it is first asked for, with the title of then`() {
    let page = UIViewController()
    page.title = "Early"
    let item = page.navigationItem
    #expect(item.title == "Early")
    page.title = "Late"
    #expect(item.title == "Late")
    #expect(page.navigationItem === item)
  }

  @Test func `bar items made as the view loads are there when the page comes`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(LoadingPage(), animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.barButton) == ["Add"])
  }
}

private final class ReasonPage: UIViewController {
  private(set) var flags: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    flags.append(isMovingToParent ? "came: pushed" : "came")
  }
  override func viewWillDisappear(_ animated: Bool) {
    flags.append(isMovingFromParent ? "goes: popped" : "goes")
  }
}

private final class PlaceKeeper: NSObject, UINavigationControllerDelegate {
  private(set) var places: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { places.append(viewController.title ?? "") }
}

private final class LoadingPage: UIViewController {
  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }
}
