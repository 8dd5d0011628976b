/// A screen for choosing pictures: here a labelled one with nothing to choose, and a button that cancels.
open class PHPickerViewController: UIViewController {
  /// The configuration that the screen was made with.
  public let configuration: PHPickerConfiguration
  /// The object that is notified of the choice, and dismisses the screen.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// A screen with a configuration.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes nothing: a screen needs a configuration.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder(
      symbol: "photo.on.rectangle", name: "Photo picker", detail: "There are no pictures here."
    ) { [weak self] in
      guard let self else { return }
      delegate?.picker(self, didFinishPicking: [])
    }
  }
}
