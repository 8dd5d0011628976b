import Testing

@testable import NavigationKit

@MainActor
struct OrderedObjectsTests {
  @Test func `objects keep their order, each is there once, and one that went comes last`() {
    let pages = (0..<3).map { _ in UIViewController() }
    var controllers = OrderedObjects<UIViewController>()
    for page in pages + pages { controllers.append(page) }
    #expect(controllers.all == pages)
    #expect(controllers.remove(pages[0]) && !controllers.remove(pages[0]))
    #expect(controllers.count == 2 && !controllers.contains(pages[0]))
    controllers.append(pages[0])
    #expect(controllers.all == [pages[1], pages[2], pages[0]])
  }

  @Test func `places left empty are filled`() {
    var pages = OrderedObjects<UIViewController>()
    let (first, kept) = (UIViewController(), UIViewController())
    for page in [first, kept] { pages.append(page) }
    pages.remove(first)
    for _ in 0..<100 {
      let page = UIViewController()
      pages.append(page)
      #expect(pages.remove(page) && pages.contains(kept) && pages.all == [kept])
    }
    let last = UIViewController()
    pages.append(last)
    #expect(pages.all == [kept, last] && pages.remove(kept) && pages.remove(last))
    #expect(pages.isEmpty && pages.all.isEmpty)
  }
}
