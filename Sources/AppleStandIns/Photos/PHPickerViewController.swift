/// A page on which a person chooses pictures: here a labelled one with nothing to choose, and a button
/// that cancels.
open class PHPickerViewController: UIViewController {
  /// What it was made with.
  public let configuration: PHPickerConfiguration
  /// Is told what was chosen; it takes the page away.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// A page.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes nothing: a page needs a configuration.
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
