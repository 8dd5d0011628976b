/// The pages of the Pages demo.
enum PagingPages {
  static var list: UIViewController {
    PageListController(
      "Pages",
      pages: [
        .page("Onboarding", "Three pages, and dots to turn them") { title in
          WelcomeController(title, orientation: .horizontal)
        },
        .page("Up and Down", "The same pages, one above the other") { title in
          WelcomeController(title, orientation: .vertical)
        },
        .page("Gallery", "A scroll view that stops at every picture") { title in
          PagedGalleryController(title)
        },
      ])
  }
}

/// The introduction that an app shows at its first launch, page by page.
final class WelcomeController: UIPageViewController, UIPageViewControllerDataSource {
  private let welcome = [
    MessagePage("Pull", symbol: "hand.tap", "A page follows your finger, and stays or comes back."),
    MessagePage("Turn", symbol: "book", "A flick turns one page, however fast it is."),
    MessagePage("Tap", symbol: "ellipsis", "The dots below turn pages, too."),
  ]

  init(_ title: String, orientation: UIPageViewController.NavigationOrientation) {
    super.init(
      transitionStyle: .scroll, navigationOrientation: orientation,
      options: [.interPageSpacing: WelcomeController.spacing])
    self.title = title
    dataSource = self
    setViewControllers([welcome[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let skip = UIAction(title: "Skip") { [weak self] _ in self?.skip() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: skip)
  }

  private func skip() {
    guard let last = welcome.last else { return }
    setViewControllers([last], direction: .forward, animated: true)
  }

  private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = welcome.firstIndex(where: { $0 === controller }) else { return nil }
    return welcome.indices.contains(index + step) ? welcome[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { welcome.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    welcome.firstIndex { $0 === viewControllers?.first } ?? 0
  }

  /// In points.
  private static let spacing: CGFloat = 20
}
