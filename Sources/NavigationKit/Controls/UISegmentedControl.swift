public import Foundation

/// A row of segments of which a person chooses one.
open class UISegmentedControl: UIControl {
  /// Stands for no segment.
  public static let noSegment = -1

  /// The segments' views, from the first.
  private(set) var segments: [SegmentView] = []
  let thumb = SegmentThumb(frame: .zero)
  var separators: [UIView] = []
  private var selection = UISegmentedControl.noSegment
  /// The segment under the finger; nil while none is on the control.
  var pressed: Int?
  /// Whether the finger came down on the chosen segment and takes the thumb along.
  var movesThumb = false

  /// Makes a control without segments, 32 points high once it is sized to fit.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = SegmentMetrics.trackRadius
    byDefault { backgroundColor = SegmentMetrics.trackColor }
    addSubview(thumb)
  }

  /// Makes a control with a segment for each item, a `String` or a ``UIImage``; other items are none.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      if let title = item as? String { insert(SegmentView(title: title), at: segments.count) }
      if let image = item as? UIImage { insert(SegmentView(image: image), at: segments.count) }
    }
    sizeToFit()
  }

  /// Makes a control with a segment for each action, which is done when a person chooses it.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    setUp()
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame.isEmpty { sizeToFit() }
  }

  // MARK: What is chosen

  /// Whether a segment is chosen only for as long as it is pressed; false unless set.
  open var isMomentary = false { didSet { if isMomentary { selection = -1 } } }

  /// The chosen segment; ``noSegment`` if there is none.
  ///
  /// Only a person's choice sends ``UIControl/Event/valueChanged``.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      precondition(
        newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue),
        "There is no segment \(newValue) among \(segments.count): use an index from 0, or noSegment."
      )
      selection = newValue
      showSelection()
    }
  }

  /// The thumb's colour; white, or grey where it is dark, unless set.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      thumb.color = selectedSegmentTintColor
      customized(\.selectedSegmentTintColor)
    }
  }

  /// Whether a segment is as wide as its content asks for; otherwise all are equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment that says something; an index beyond the last adds it at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title), at: segment, animated: animated)
  }

  /// Adds a segment with a picture; an index beyond the last adds it at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment, animated: animated)
  }

  /// Adds a segment with an action's title or picture, which does the action when it is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView(action: action), at: segment, animated: animated)
  }

  /// Removes a segment; an index beyond the last removes the last.
  open func removeSegment(at segment: Int, animated: Bool) {
    remove(at: segment, animated: animated)
  }

  /// Removes every segment.
  open func removeAllSegments() {
    while !segments.isEmpty { remove(at: 0, animated: false) }
  }

  func insert(_ view: SegmentView, at index: Int, animated: Bool = false) {
    let place = min(max(index, 0), segments.count)
    if selection >= place { selection += 1 }
    segments.insert(view, at: place)
    addSubview(view)
    segmentsDidChange(animated: animated)
  }

  private func remove(at index: Int, animated: Bool) {
    guard let place = clamped(index) else { return }
    segments.remove(at: place).removeFromSuperview()
    if selection == place { selection = UISegmentedControl.noSegment }
    if selection > place { selection -= 1 }
    segmentsDidChange(animated: animated)
  }

  // MARK: Size and looks

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: naturalWidths.reduce(0, +), height: SegmentMetrics.height)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  open override func layoutSubviews() { placeSegments() }
  override func stateDidChange() { for segment in segments { segment.show(in: self) } }

  // MARK: Fingers

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginPress(at: touch.location(in: self))
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continuePress(at: touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress() }
  open override func cancelTracking(with event: UIEvent?) { cancelPress() }
}
