/// The ways to set up a navigation bar, a page for each.
enum NavBarPages {
  static var list: UIViewController {
    let list = PageListController("Navigation Bar", pages: rows)
    list.navigationItem.backButtonTitle = "Bar"
    return list
  }

  private static let rows = [
    PageRow.page("Title and Back", "What every page has by itself") {
      MessagePage(
        $0, symbol: "textformat.size",
        "The title is the page's own. The button on the left leads back and says where to.")
    },
    PageRow.page("Left Item", "It takes the place of the back button", make: leftItem),
    PageRow.page("Beside the Back Button", "Left items may also stand with it", make: beside),
    PageRow.page("Right Items", "A picture and a control of one's own", make: TreesPage.init),
    PageRow.page("View as Title", "Segments, or two lines", make: TitleViewPage.init),
    PageRow.page("Prompt", "One more line above the title", make: prompt),
    PageRow.page("Long Titles", "They give way where room is short") { _ in
      LongTitlePage(level: 0)
    },
    PageRow.page("Done, Tinted, Disabled", "How an item stands out, or not", make: looks),
    PageRow.page("Bar Style", "Dark, tinted, opaque", make: BarStyleController.init),
    PageRow.page("Appearances", "A page's own, at the edge and away", make: AppearancePages.list),
  ]

  private static func leftItem(_ title: String) -> UIViewController {
    let page = MessagePage(
      title, symbol: "xmark",
      "Cancel is a left item, so there is no back button, and no swipe from the edge either.")
    let leave = UIAction { [weak page] _ in
      page?.navigationController?.popViewController(animated: true)
    }
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: leave)
    return page
  }

  private static func beside(_ title: String) -> UIViewController {
    let page = MessagePage(
      title, symbol: "bookmark",
      "The left item supplements the back button and does not replace it.")
    // Two items and a long title would not fit on a phone.
    page.navigationItem.title = "Beside"
    page.navigationItem.leftBarButtonItem = page.reporting(
      UIBarButtonItem(systemItem: .bookmarks), "Bookmarks")
    page.navigationItem.leftItemsSupplementBackButton = true
    return page
  }

  private static func prompt(_ title: String) -> UIViewController {
    let page = MessagePage(
      title, symbol: "info.circle",
      "The bar is higher while there is a prompt, and the page makes room for it.")
    page.navigationItem.prompt = "Choose what to keep"
    let change = UIAction(title: "Switch") { [weak page] _ in
      let item = page?.navigationItem
      item?.prompt = item?.prompt == nil ? "Choose what to keep" : nil
    }
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: change)
    return page
  }

  private static func looks(_ title: String) -> UIViewController {
    let page = MessagePage(
      title, symbol: "checkmark", "Done is bold, the star has a colour of its own, the bin is off.")
    page.navigationItem.title = "Looks"
    let star = UIBarButtonItem(image: UIImage(systemName: "star"))
    star.accessibilityLabel = "Star"
    star.tintColor = .systemOrange
    let bin = UIBarButtonItem(systemItem: .trash)
    bin.isEnabled = false
    page.navigationItem.rightBarButtonItems = [
      page.reporting(UIBarButtonItem(systemItem: .done), "Done"),
      page.reporting(star, "The star"), bin,
    ]
    return page
  }
}

extension MessagePage {
  /// Makes an item report its presses on the page.
  func reporting(_ item: UIBarButtonItem, _ name: String) -> UIBarButtonItem {
    let image = item.image
    item.primaryAction = UIAction(title: item.title ?? "", image: image) { [weak self] _ in
      self?.text = "\(name) was pressed."
    }
    return item
  }
}
