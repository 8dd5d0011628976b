/// Alerts, menus and sheets of several kinds; the list's prompt shows what was chosen.
enum AlertPages {
  static var list: UIViewController { PageListController("Alerts and Menus", pages: rows) }

  private static let rows = [
    PageRow("A Message", "One button") { page in
      let alert = UIAlertController(
        title: "Saved", message: "The picture is in your library.", preferredStyle: .alert)
      page.offer(alert, [("OK", .default)])
    },
    PageRow("A Question", "Two buttons beside each other") { page in
      let alert = UIAlertController(
        title: "Delete This Note?", message: "It cannot be brought back.", preferredStyle: .alert)
      page.offer(alert, [("Delete", .destructive), ("Cancel", .cancel)])
    },
    PageRow("A Choice", "Three buttons, one preferred") { page in
      let alert = UIAlertController(
        title: "Unsaved Changes", message: "Keep what was changed on this page?",
        preferredStyle: .alert)
      page.offer(alert, [("Keep", .default), ("Discard", .destructive), ("Cancel", .cancel)])
      alert.preferredAction = alert.actions.first
    },
    PageRow("Sign In", "Two fields; Return goes on") { page in
      let alert = UIAlertController(
        title: "Sign In", message: "With the name of your library card.", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField { $0.placeholder = "Number" }
      page.offer(alert, [("Cancel", .cancel), ("Sign In", .default)])
    },
    PageRow("Much to Read", "What is too long scrolls") { page in
      let text = Array(repeating: "Read all of this before you agree.", count: 30)
      let alert = UIAlertController(
        title: "Terms", message: text.joined(separator: " "), preferredStyle: .alert)
      page.offer(alert, (1...6).map { ("Agree to Part \($0)", .default) } + [("Cancel", .cancel)])
    },
    PageRow("Action Sheet", "At the bottom; a popover where there is room") { page in
      let sheet = UIAlertController(
        title: "Harbour.jpg", message: "What is to be done with the picture?",
        preferredStyle: .actionSheet)
      sheet.popoverPresentationController?.sourceView = page.chosenRow
      page.offer(
        sheet,
        [
          ("Copy", .default), ("Duplicate", .default), ("Delete", .destructive),
          ("Cancel", .cancel),
        ])
    },
    PageRow.page("Menus", "Of rows that are pressed long, and of buttons", make: MenusPage.init),
    PageRow("Activity Sheet", "What can be done with a text, a link and a picture") { page in
      page.share(["Open daily from nine to five", harbour, UIImage(systemName: "photo")])
    },
  ]

  private static var harbour: URL? { URL(string: "https://harbour.example/opening") }
}

extension UIViewController {
  /// Shows an alert with buttons; the navigation bar's prompt names the button that was pressed.
  fileprivate func offer(
    _ alert: UIAlertController, _ buttons: [(title: String, style: UIAlertAction.Style)]
  ) {
    for button in buttons {
      alert.addAction(
        UIAlertAction(title: button.title, style: button.style) { [weak self] in
          self?.navigationItem.prompt = "Chosen: \($0.title ?? "")"
        })
    }
    present(alert, animated: true)
  }

  /// Shows an activity sheet; the navigation bar's prompt says what was done.
  fileprivate func share(_ items: [Any?]) {
    let showDone: (Int) -> Void = { [weak self] count in
      self?.navigationItem.prompt = "Done with \(CountText.items(count, noun: "thing"))"
    }
    let sheet = UIActivityViewController(
      activityItems: items.compactMap { $0 },
      applicationActivities: [
        HarbourSharing("Send to the Pilot", symbol: "paperplane", done: showDone),
        HarbourActivity("Print", symbol: "printer", done: showDone),
        HarbourActivity("Keep in the Log", symbol: "archivebox", done: showDone),
      ])
    sheet.completionWithItemsHandler = { [weak self] type, _, _, _ in
      if type == nil { self?.navigationItem.prompt = "Chosen: nothing" }
    }
    sheet.popoverPresentationController?.sourceView = chosenRow
    present(sheet, animated: true)
  }

  /// The row that was tapped; the view if it is out of sight.
  fileprivate var chosenRow: UIView {
    let table = (self as? UITableViewController)?.tableView
    return table?.indexPathForSelectedRow.flatMap { table?.cellForRow(at: $0) } ?? view
  }
}
