/// A page that plays: here a labelled box with what is played, and a button that starts and stops it.
open class AVPlayerViewController: UIViewController {
  /// How the picture fills the page; here it is only kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the page has buttons.
  open var showsPlaybackControls = true { didSet { button.isHidden = !showsPlaybackControls } }
  /// Whether it may go on in a small window; here it is only kept.
  open var allowsPictureInPicturePlayback = true
  /// Whether it plays in full screen at once; here it is only kept.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it leaves the full screen at the end; here it is only kept.
  open var exitsFullScreenWhenPlaybackEnds = false
  private let placeholder = PlaceholderView(symbol: "film", name: "Player")
  private let button = UIButton(type: .system)

  /// The player.
  open var player: AVPlayer? {
    didSet {
      oldValue?.whenChanged[ObjectIdentifier(self)] = nil
      player?.whenChanged[ObjectIdentifier(self)] = { [weak self] in self?.showState() }
      showState()
    }
  }

  /// Where views of the app's own go, above the picture.
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.cover(with: placeholder)
    if let contentOverlayView {
      contentOverlayView.frame = view.bounds
      contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentOverlayView.isUserInteractionEnabled = false
      view.addSubview(contentOverlayView)
    }
    addButton()
    showState()
  }

  private func addButton() {
    button.addAction(
      UIAction { [weak self] _ in self?.startOrStop() }, for: .primaryActionTriggered)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    let space = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: space.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: space.bottomAnchor, constant: -16),
    ])
  }

  private func startOrStop() {
    guard let player else { return }
    if player.timeControlStatus == .playing { player.pause() } else { player.play() }
  }

  private func showState() {
    placeholder.detail = player?.text ?? "Nothing to play"
    let isPlaying = player?.timeControlStatus == .playing
    button.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
    button.accessibilityLabel = isPlaying ? "Pause" : "Play"
  }
}
