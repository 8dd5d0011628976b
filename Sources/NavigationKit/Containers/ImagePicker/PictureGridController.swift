import Foundation

/// The page of an image picker: all pictures as squares.
final class PictureGridController: UICollectionViewController {
  var choose: (LibraryPicture) -> Void = { _ in }
  var cancel: () -> Void = {}
  private var pictures: [LibraryPicture]?
  private let layout = UICollectionViewFlowLayout()

  init() {
    layout.minimumLineSpacing = PictureGridMetrics.gap
    layout.minimumInteritemSpacing = PictureGridMetrics.gap
    super.init(collectionViewLayout: layout)
    title = "Photos"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.name)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard pictures == nil else { return }
    // Before it is on a stage, there is no library to ask.
    pictures = showsImages ? view.window?.stage?.libraryPictures() ?? [] : []
    collectionView.reloadData()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.inset(by: view.safeAreaInsets).width
    let side = PictureGridMetrics.side(in: width)
    if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
  }

  private var showsImages: Bool {
    let picker = parent as? UIImagePickerController
    return picker?.mediaTypes.contains(UIImagePickerController.imageType) ?? true
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pictures?.count ?? 0 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PictureCell.name, for: indexPath)
    if let picture = pictures?[indexPath.item] { (cell as? PictureCell)?.show(picture.image) }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if let picture = pictures?[indexPath.item] { choose(picture) }
  }
}

/// The measures of an image picker's page.
nonisolated enum PictureGridMetrics {
  /// The space between pictures, in points.
  static let gap: CGFloat = 2
  /// The largest side of a picture that has room for another, in points.
  private static let comfortableSide: CGFloat = 130

  /// The side of a picture: three in a row on a phone, more in wider views.
  static func side(in width: CGFloat) -> CGFloat {
    let columns = max(3, (width / comfortableSide).rounded(.down))
    // Rounded down, so that a row holds them all.
    return max(1, ((width - (columns - 1) * gap) / columns * 4).rounded(.down) / 4)
  }
}
