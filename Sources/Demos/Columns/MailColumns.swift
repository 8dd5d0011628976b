import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

/// Mailboxes, letters and a letter in three columns; where there is little width, in one stack that
/// starts with the letters.
final class MailColumns: UISplitViewController, UISplitViewControllerDelegate {
  init() {
    super.init(style: .tripleColumn)
    delegate = self
    setViewController(MailboxesController(), for: .primary)
    setViewController(LettersController(Mailbox.all[0]), for: .supplementary)
    setViewController(LetterController(Mailbox.all[0].letters[0]), for: .secondary)
  }

  required init?(coder: NSCoder) { nil }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { hasShownAll ? proposedTopColumn : .supplementary }

  /// Where nobody has chosen a letter yet, the list of them comes first.
  private var hasShownAll: Bool { viewIfLoaded?.window != nil }

  /// A page that opens the columns, for where they cannot be the root.
  static var opener: UIViewController {
    MessagePage(
      "Columns", symbol: "tray", "Mail in three columns, one over or beside the other.",
      buttons: [
        (
          "Open Mail",
          { page in
            let columns = MailColumns()
            columns.modalPresentationStyle = .fullScreen
            page.present(columns, animated: true)
          }
        )
      ])
  }
}
