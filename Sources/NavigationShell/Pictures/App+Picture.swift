import Assets
import Foundation
import NavigationKit

extension App {
  /// The extensions of pictures.
  private static let pictureEndings: Set = ["png", "jpg", "jpeg", "gif", "bmp", "webp", "svg"]

  /// An app that shows the picture at a path; nil if there is none.
  ///
  /// - Throws: ShellError if it cannot be decoded.
  init?(pictureAt path: String) throws(ShellError) {
    let url = URL(fileURLWithPath: path)
    guard Self.pictureEndings.contains(url.pathExtension.lowercased()),
      RegularFile.isThere(path)
    else { return nil }
    let name = url.deletingPathExtension().lastPathComponent
    self.init(name: name, title: url.lastPathComponent, summary: "A picture") { _ in
      UINavigationController(rootViewController: PicturePage(url.standardizedFileURL))
    }
  }
}

/// A picture that fits its page; a double tap or two fingers enlarge it.
private final class PicturePage: UIViewController, UIScrollViewDelegate {
  private let scroll = UIScrollView(frame: .zero)
  private let picture: UIImageView

  private static let maximumScale: CGFloat = 8
  private static let enlarged: CGFloat = 3

  init(_ file: URL) {
    picture = UIImageView(image: UIImage(contentsOfFile: file.path))
    super.init(nibName: nil, bundle: nil)
    title = file.lastPathComponent
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = scroll
    scroll.backgroundColor = .systemBackground
    scroll.maximumZoomScale = Self.maximumScale
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    picture.contentMode = .scaleAspectFit
    picture.accessibilityLabel = title
    scroll.addSubview(picture)
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    twice.addAction(UIAction { [weak self] _ in self?.zoom() })
    scroll.addGestureRecognizer(twice)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scroll.zoomScale == 1 else { return }
    let room = scroll.bounds.size
    picture.frame = CGRect(origin: .zero, size: room).inset(by: view.safeAreaInsets)
    scroll.contentSize = room
  }

  private func zoom() {
    scroll.setZoomScale(scroll.zoomScale > 1 ? 1 : Self.enlarged, animated: true)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}
