/// A screen for choosing music: here a labelled one with nothing to choose, and a button that cancels.
open class MPMediaPickerController: UIViewController {
  /// The kinds of media that may be chosen.
  public let mediaTypes: MPMediaType
  /// The object that is notified of the choice, and dismisses the screen.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several may be chosen; here it is only kept.
  open var allowsPickingMultipleItems = false
  /// The text above the list; nil for none.
  open var prompt: String?
  /// Whether media that are not on the device are listed; here it is only kept.
  open var showsCloudItems = true
  /// Whether protected music is listed; here it is only kept.
  open var showsItemsWithProtectedAssets = true

  /// A screen for media of some kinds.
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// A screen for media of all kinds.
  public convenience init() { self.init(mediaTypes: .any) }

  /// A screen of a storyboard, for media of all kinds.
  public required init?(coder: NSCoder) {
    mediaTypes = .any
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder(
      symbol: "music.note", name: "Media library", detail: prompt ?? "There is no music here."
    ) { [weak self] in
      guard let self else { return }
      delegate?.mediaPickerDidCancel(self)
    }
  }
}
