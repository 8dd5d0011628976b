/// Mailboxes, letters and a letter in three columns; in a narrow view one stack, which starts with
/// the letters.
final class MailColumns: UISplitViewController, UISplitViewControllerDelegate {
  init() {
    super.init(style: .tripleColumn)
    delegate = self
    restorationIdentifier = "columns"
    setViewController(MailboxesController(), for: .primary)
    setViewController(
      LettersController(Mailbox.all[0], shown: Mailbox.all[0].letters[0]), for: .supplementary)
    setViewController(LetterController(Mailbox.all[0].letters[0]), for: .secondary)
  }

  required init?(coder: NSCoder) { nil }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { hasShownAll ? proposedTopColumn : .supplementary }

  /// Whether the columns are on screen; before, collapsing shows the list of letters.
  private var hasShownAll: Bool { viewIfLoaded?.window != nil }

  /// A page with a button that presents the columns, for demos in which they are not the root.
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
