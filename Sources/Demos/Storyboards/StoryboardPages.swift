/// The pages of the Storyboards demo: what the storyboards and nibs among the samples hold.
enum StoryboardPages {
  static var list: UIViewController {
    StoryboardListController(
      "Storyboards",
      pages: [
        PageRow("Library", "A navigation controller and its table") { list in
          present("Library", from: list)
        },
        .page("Segues", "Show, present, popover, embed, unwind") { _ in
          UIStoryboard(name: "Segues", bundle: nil).instantiateViewController(
            withIdentifier: "Start")
        },
        PageRow("Bars", "A large title, a prompt, items in toolbars") { list in
          present("Bars", from: list)
        },
        PageRow("Nib", "A navigation controller with its owner") { list in
          present(NibPage(), from: list)
        },
      ])
  }

  private static func present(_ name: String, from list: UIViewController) {
    let storyboard = UIStoryboard(name: name, bundle: nil)
    storyboard.instantiateInitialViewController().map { present($0, from: list) }
  }

  private static func present(_ first: UIViewController, from list: UIViewController) {
    first.modalPresentationStyle = .fullScreen
    list.present(first, animated: true)
  }
}

/// The list of storyboards, to which what it presents unwinds.
final class StoryboardListController: PageListController {
  func closeStoryboard(_ segue: UIStoryboardSegue) {}
}
