import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

/// Alerts and action sheets of several kinds; the list's prompt shows which button was chosen.
enum AlertPages {
  static var list: UIViewController { PageListController("Alerts", pages: rows) }

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
      sheet.popoverPresentationController?.sourceView = page.view
      sheet.popoverPresentationController?.sourceRect = page.middleOfView
      page.offer(
        sheet,
        [
          ("Copy", .default), ("Duplicate", .default), ("Delete", .destructive),
          ("Cancel", .cancel),
        ])
    },
  ]
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

  /// A square of 1 point in the middle of the view.
  fileprivate var middleOfView: CGRect {
    CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 1, height: 1)
  }
}
