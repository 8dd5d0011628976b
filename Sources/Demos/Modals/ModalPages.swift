/// The ways to present a page.
enum ModalPages {
  static var list: UIViewController {
    PageListController("Modals", pages: rows)
  }

  private static let rows = [
    PageRow("Full Screen", "Nothing of the list is left") {
      $0.presentMessage("Full Screen", "The list is taken away until this is closed.", .fullScreen)
    },
    PageRow("Page Sheet", "A card that can be dragged down") {
      $0.presentMessage("Page Sheet", "Drag the card down to close it.", .pageSheet)
    },
    PageRow("Form Sheet", "A smaller card where there is room") {
      $0.presentMessage(
        "Form Sheet", "On a phone it looks like a page sheet, on a pad it is small.", .formSheet)
    },
    PageRow("Over Full Screen", "The list shines through") {
      $0.present(VeilPage("Over Full Screen"), animated: true)
    },
    PageRow("One Over the Other", "A sheet that presents a sheet") { presentSheet(1, from: $0) },
    PageRow("A Stack of Its Own", "A navigation controller in a sheet") {
      let stack = UINavigationController(rootViewController: SheetStackPage(level: 1))
      stack.modalPresentationStyle = .pageSheet
      $0.present(stack, animated: true)
    },
    PageRow("Not to Be Dismissed", "A sheet that stays until it is done") {
      $0.present(FirmSheet(), animated: true)
    },
    PageRow("Half a Sheet", "The page behind stays alive") {
      $0.navigationController?.pushViewController(ShapePage(), animated: true)
    },
  ]

  private static func presentSheet(_ number: Int, from presenter: UIViewController) {
    let sheet = MessagePage(
      "Sheet \(number)", symbol: "doc", "Each may present the next; dragged, the uppermost goes.",
      buttons: [
        ("Another", { presentSheet(number + 1, from: $0) }),
        ("Close", { $0.dismiss(animated: true) }),
        (
          "Close All",
          { page in
            let bottom = page.view.window?.rootViewController
            bottom?.dismiss(animated: true)
          }
        ),
      ])
    sheet.modalPresentationStyle = .pageSheet
    presenter.present(sheet, animated: true)
  }
}

extension UIViewController {
  fileprivate func presentMessage(
    _ title: String, _ text: String, _ style: UIModalPresentationStyle
  ) {
    let page = MessagePage(
      title, symbol: "doc.text", text, buttons: [("Close", { $0.dismiss(animated: true) })])
    page.modalPresentationStyle = style
    present(page, animated: true)
  }
}
