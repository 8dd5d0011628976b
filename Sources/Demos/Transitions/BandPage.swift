/// A page with a coloured band at the bottom that is animated alongside the transition.
final class BandPage: MessagePage {
  private let band = UIView(frame: .zero)
  private var isUp = false
  private var timesKept = 0

  init(_ title: String) {
    super.init(
      title, symbol: "sun.max", "The band rises while the page slides in, and sinks under a swipe.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    band.backgroundColor = .systemTeal
    view.addSubview(band)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    moveBand(up: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    moveBand(up: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBand()
  }

  private func moveBand(up: Bool) {
    placeBand()
    // After a cancelled swipe the page appears again, without a transition to animate alongside.
    guard let coordinator = transitionCoordinator, !coordinator.isCancelled else {
      isUp = up
      return placeBand()
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        self?.isUp = up
        self?.placeBand()
      },
      completion: { [weak self] context in
        if context.isCancelled { self?.stay(up: !up) }
      })
  }

  /// Restores the band after a cancelled swipe.
  private func stay(up: Bool) {
    isUp = up
    placeBand()
    timesKept += 1
    text = "The swipe was called off: \(CountText.items(timesKept, noun: "time"))."
  }

  private func placeBand() {
    let height = isUp ? BandPage.height : 0
    band.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: BandPage.height)
  }

  /// In points.
  private static let height: CGFloat = 180
}
