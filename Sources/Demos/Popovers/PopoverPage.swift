/// A page of a navigation controller in a popover; pages have different preferred sizes.
final class PopoverPage: MessagePage {
  init(level: Int) {
    super.init(
      "Page \(level)", symbol: "folder", "The popover follows the size that its page asks for.",
      buttons: [
        (
          "Next Page",
          { page in
            let next = PopoverPage(level: level + 1)
            page.navigationController?.pushViewController(next, animated: true)
          }
        )
      ])
    preferredContentSize = CGSize(width: 300, height: level.isMultiple(of: 2) ? 380 : 280)
  }

  required init?(coder: NSCoder) { nil }
}
