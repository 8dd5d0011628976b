/// A picture behind a transparent bar, with text to scroll.
final class SceneryPage: UIViewController {
  private let scrollView = UIScrollView(frame: .zero)
  private let sky = UIView(frame: .zero)
  private let sun = UIView(frame: .zero)
  private let hill = UIView(frame: .zero)
  private let words = UILabel(frame: .zero)

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.scrollEdgeAppearance = SceneryPage.clear
  }

  required init?(coder: NSCoder) { nil }

  private static var clear: UINavigationBarAppearance {
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    clear.titleTextAttributes = [.foregroundColor: UIColor.white]
    return clear
  }

  override func loadView() {
    scrollView.backgroundColor = .systemBackground
    scrollView.contentInsetAdjustmentBehavior = .never
    sky.backgroundColor = .systemTeal
    sky.clipsToBounds = true
    sun.backgroundColor = .systemYellow
    sun.layer.cornerRadius = SceneryPage.sunSize / 2
    hill.backgroundColor = .systemGreen
    hill.layer.cornerRadius = SceneryPage.hillSize / 2
    words.font = .preferredFont(forTextStyle: .body)
    words.adjustsFontForContentSizeCategory = true
    words.numberOfLines = 0
    words.text = SceneryPage.text
    for view in [sun, hill] { sky.addSubview(view) }
    for view in [sky, words] { scrollView.addSubview(view) }
    view = scrollView
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = scrollView.bounds.width
    let height = SceneryPage.skyHeight
    sky.frame = CGRect(x: 0, y: 0, width: width, height: height)
    sun.frame = CGRect(
      x: width * SceneryPage.sunPlace, y: height * SceneryPage.sunLine,
      width: SceneryPage.sunSize, height: SceneryPage.sunSize)
    hill.frame = CGRect(
      x: (width - SceneryPage.hillSize) / 2, y: height * SceneryPage.hillLine,
      width: SceneryPage.hillSize, height: SceneryPage.hillSize)
    let margin = SceneryPage.margin
    let room = scrollView.bounds.inset(by: scrollView.safeAreaInsets).width - 2 * margin
    let size = words.sizeThatFits(CGSize(width: room, height: 0))
    words.frame = CGRect(
      x: scrollView.safeAreaInsets.left + margin, y: height + margin, width: room,
      height: size.height)
    scrollView.contentSize = CGSize(
      width: width, height: max(height + scrollView.bounds.height, words.frame.maxY + margin))
  }

  private static let text = """
    The bar says nothing about its ground while the picture is behind it, and writes in white. \
    Scroll, and it turns into glass with letters of the usual colours.
    """
  // In points; lines and positions are fractions of the picture's size.
  private static let skyHeight: CGFloat = 320
  private static let sunSize: CGFloat = 90
  private static let sunLine: CGFloat = 0.35
  private static let sunPlace: CGFloat = 0.62
  private static let hillSize: CGFloat = 900
  private static let hillLine: CGFloat = 0.7
  private static let margin: CGFloat = 20
}
