/// A page on which a person chooses music: here a labelled one with nothing to choose, and a button that
/// cancels.
open class MPMediaPickerController: UIViewController {
  /// What may be chosen.
  public let mediaTypes: MPMediaType
  /// Is told what was chosen; it takes the page away.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several may be chosen; here it is only kept.
  open var allowsPickingMultipleItems = false
  /// What is said above the list.
  open var prompt: String?
  /// Whether what is not on the device is listed; here it is only kept.
  open var showsCloudItems = true
  /// Whether protected music is listed; here it is only kept.
  open var showsItemsWithProtectedAssets = true

  /// A page for music of some kinds.
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// A page for music of all kinds.
  public convenience init() { self.init(mediaTypes: .any) }

  /// Makes a page for music of all kinds.
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
