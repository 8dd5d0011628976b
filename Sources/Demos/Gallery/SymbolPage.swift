/// A grid of symbols.
final class SymbolPage: UIViewController {
  private let images: [UIImageView]

  init(_ names: [String]) {
    images = names.map { UIImageView(image: UIImage(systemName: $0)) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = .label
    for image in images {
      image.contentMode = .center
      view.addSubview(image)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = SymbolPage.side
    let columns = max(1, Int(view.bounds.width / side))
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, image) in images.enumerated() {
      let x = CGFloat(index % columns) * side
      image.frame = CGRect(
        x: isMirrored ? view.bounds.width - x - side : x, y: CGFloat(index / columns) * side,
        width: side, height: side)
    }
  }

  /// The side of a symbol's cell, in points.
  private static let side: CGFloat = 46
}
