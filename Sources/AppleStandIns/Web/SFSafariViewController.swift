/// A browser in the app: here a labelled page with the address, and a button that closes it.
open class SFSafariViewController: UIViewController {
  private let address: URL
  /// The configuration that the browser was made with.
  public let configuration: Configuration
  /// The object that is notified when the browser is closed.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of its bars; here it is only kept.
  open var preferredBarTintColor: UIColor?
  /// The colour of its buttons.
  open var preferredControlTintColor: UIColor? { didSet { tintControls() } }
  /// The title of the button that closes the browser; here always “Done”.
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
  /// The configuration of a browser.
  ///
  /// Here it is only kept.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether pages are shown as texts alone.
    open var entersReaderIfAvailable = false
    /// Whether bars get small while scrolling.
    open var barCollapsingEnabled = true

    /// The default configuration.
    public override nonisolated init() { super.init() }
  }

  /// The titles of the button that closes a browser.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }
}
