/// The features of toolbars, a page for each.
enum ToolbarPages {
  static var list: UIViewController {
    let list = PageListController("Toolbars", pages: rows)
    list.showInToolbar("Every page brings its own items")
    return list
  }

  private static let rows = [
    PageRow.page("Items per Page", "Other items fade in with the page") { _ in LetterPage(step: 0)
    },
    PageRow.page("Spaces", "Fixed and flexible ones", make: SpacesController.init),
    PageRow.page(
      "Control in the Middle", "Segments that sort a list", make: SortingController.init),
    PageRow.page(
      "Toolbars in Toolbars", "A button opens further buttons", make: NestedToolbarPage.init),
    PageRow.page("Without a Toolbar", "It leaves with the page that came before") {
      let page = MessagePage(
        $0, symbol: "eye", "hidesBottomBarWhenPushed is set: the toolbar goes as the page comes.")
      page.hidesBottomBarWhenPushed = true
      page.showInToolbar("Nobody sees this")
      return page
    },
  ]
}
