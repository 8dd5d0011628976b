/// A browser in the app: here a labelled page with the address, and a button that closes it.
open class SFSafariViewController: UIViewController {
  private let address: URL
  /// What it was made with.
  public let configuration: Configuration
  /// Is told when it is closed.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of its bars; here it is only kept.
  open var preferredBarTintColor: UIColor?
  /// The colour of its buttons.
  open var preferredControlTintColor: UIColor? { didSet { tintControls() } }
  /// What the button that closes it says; here always “Done”.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// A browser for an address.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// A browser for an address.
  public init(url URL: URL, configuration: Configuration) {
    (address, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes nothing: a browser needs an address.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder(
      symbol: "globe", name: "Browser", detail: address.absoluteString, buttonTitle: "Done"
    ) { [weak self] in self?.close() }
    tintControls()
    Answer.later { [weak self] in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: true)
    }
  }

  private func tintControls() {
    if let preferredControlTintColor { viewIfLoaded?.tintColor = preferredControlTintColor }
  }

  private func close() {
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }
}

extension SFSafariViewController {
  /// What a browser is made with.
  ///
  /// Here it is only kept.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether pages are shown as texts alone.
    open var entersReaderIfAvailable = false
    /// Whether bars get small while scrolling.
    open var barCollapsingEnabled = true

    /// What is usual.
    public override nonisolated init() { super.init() }
  }

  /// What the button that closes a browser says.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }
}
