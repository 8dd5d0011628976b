/// Pictures side by side, one per page, with a page control.
final class PagedGalleryController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView(frame: .zero)
  private let dots = UIPageControl(frame: .zero)
  private let pictures = [
    PagedPicture("sun.max", .systemOrange), PagedPicture("cloud", .systemBlue),
    PagedPicture("moon", .systemIndigo), PagedPicture("bolt", .systemGreen),
  ]

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    dots.numberOfPages = pictures.count
    dots.addAction(UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
    for picture in pictures { scrollView.addSubview(picture) }
    view.addSubview(scrollView)
    view.addSubview(dots)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let page = dots.currentPage
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let size = CGSize(width: view.bounds.width, height: room.height - PagedGalleryController.band)
    scrollView.frame = CGRect(origin: CGPoint(x: 0, y: room.minY), size: size)
    for (index, picture) in pictures.enumerated() {
      picture.frame = CGRect(origin: CGPoint(x: offset(of: index), y: 0), size: size)
    }
    scrollView.contentSize = CGSize(
      width: CGFloat(pictures.count) * size.width, height: size.height)
    dots.frame = CGRect(
      x: 0, y: scrollView.frame.maxY, width: size.width, height: PagedGalleryController.band)
    // A rotated gallery shows the picture it showed before.
    if !scrollView.isDragging, !scrollView.isDecelerating {
      scrollView.contentOffset.x = offset(of: page)
    }
  }

  /// The scroll offset of a picture; in right-to-left layout the first is at the right.
  private func offset(of page: Int) -> CGFloat {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isMirrored ? pictures.count - 1 - page : page
    return CGFloat(place) * view.bounds.width
  }

  private func turn() {
    scrollView.setContentOffset(CGPoint(x: offset(of: dots.currentPage), y: 0), animated: true)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let nearest = pictures.indices.min {
      abs(offset(of: $0) - scrollView.contentOffset.x)
        < abs(offset(of: $1) - scrollView.contentOffset.x)
    }
    dots.currentPage = nearest ?? 0
  }

  /// The height of the page control, in points.
  private static let band: CGFloat = 44
}

/// A symbol on a coloured card.
final class PagedPicture: UIView {
  private let card = UIView(frame: .zero)
  private let symbol = UIImageView(frame: .zero)

  init(_ name: String, _ color: UIColor) {
    super.init(frame: .zero)
    card.backgroundColor = color
    card.layer.cornerRadius = PagedPicture.radius
    symbol.image = UIImage(systemName: name)
    symbol.tintColor = .white
    symbol.contentMode = .scaleAspectFit
    card.addSubview(symbol)
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds.insetBy(dx: PagedPicture.margin, dy: PagedPicture.margin)
    let side = min(card.bounds.width, card.bounds.height) / 3
    symbol.frame = CGRect(
      x: (card.bounds.width - side) / 2, y: (card.bounds.height - side) / 2, width: side,
      height: side)
  }

  // In points.
  private static let margin: CGFloat = 20
  private static let radius: CGFloat = 16
}
