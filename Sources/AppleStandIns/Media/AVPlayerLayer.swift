/// Shows what a player plays: here a dark box with its name.
open class AVPlayerLayer: CALayer {
  private let nameLayer = CATextLayer()
  /// How the picture fills it; here it is only kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// The player.
  open var player: AVPlayer? {
    didSet {
      oldValue?.whenChanged[ObjectIdentifier(self)] = nil
      player?.whenChanged[ObjectIdentifier(self)] = { [weak self] in self?.showName() }
      showName()
    }
  }

  /// A layer without a player.
  public override init() {
    super.init()
    addParts()
  }

  /// A copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    addParts()
  }

  /// A layer without a player.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// A layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    player?.whenChanged[ObjectIdentifier(self)] = { [weak self] in self?.showName() }
    showName()
  }

  /// Whether there is a picture; there is the name.
  open var isReadyForDisplay: Bool { player?.currentItem != nil }
  /// Where the picture is.
  open var videoRect: CGRect { bounds }

  open override func layoutSublayers() {
    super.layoutSublayers()
    let height = min(bounds.height, 20)
    nameLayer.frame = CGRect(
      x: 8, y: bounds.midY - height / 2, width: max(0, bounds.width - 16), height: height)
  }

  private func addParts() {
    backgroundColor = UIColor(white: 0.15, alpha: 1).cgColor
    nameLayer.fontSize = 13
    nameLayer.foregroundColor = UIColor.white.cgColor
    nameLayer.alignmentMode = .center
    addSublayer(nameLayer)
  }

  private func showName() { nameLayer.string = player?.text }
}
