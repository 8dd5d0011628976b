public import Foundation

/// A row of segments, one of which the user selects.
open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public static let noSegment = -1

  /// The segments' views, in order.
  private(set) var segments: [SegmentView] = []
  let thumb = SegmentThumb(frame: .zero)
  var separators: [UIImageView] = []
  private var selection = UISegmentedControl.noSegment
  /// The segment under the finger; nil without one.
  var pressed: Int?
  /// Whether the touch began on the selected segment, so that it drags the thumb.
  var movesThumb = false

  /// Makes a control without segments; its fitting height is 32 points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func assemble() {
    showTrack()
    addSubview(thumb)
  }

  /// Makes a control with a segment for each `String` or ``UIImage``; other items are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { insert(SegmentView(title: title), at: segments.count) }
      if let image = item as? UIImage { insert(SegmentView(image: image), at: segments.count) }
    }
    sizeToFit()
  }

  /// Makes a control with a segment for each action, which runs when the user selects the segment.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame.isEmpty { sizeToFit() }
  }

  // MARK: Selection

  /// Whether a segment is deselected again once its events have been sent; false unless set.
  open var isMomentary = false { didSet { if isMomentary { selection = -1 } } }

  /// The selected segment; ``noSegment`` if there is none.
  ///
  /// Only the user's selection sends ``UIControl/Event/valueChanged``.
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

  /// The thumb's colour; white in light and grey in dark appearance unless set.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      thumb.color = selectedSegmentTintColor
      customized(\.selectedSegmentTintColor)
    }
  }

  /// The titles' attributes by state.
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  var images = SegmentImages() { didSet { imagesDidChange(from: oldValue) } }

  /// Sets the image behind segments for a state; its caps are at the control's ends alone.
  ///
  /// The images replace the track and the thumb.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    var stateImages = images.backgrounds[barMetrics] ?? StateImages()
    stateImages[state] = backgroundImage
    images.backgrounds[barMetrics] = stateImages.isEmpty ? nil : stateImages
    customized(for: state, barMetrics) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }
  /// Sets the image between segments for their states, as high as the control.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    let sides = SegmentImages.Sides(left: leftState, right: rightState)
    images.dividers[barMetrics, default: [:]][sides] = dividerImage
    customized(for: leftState, rightState, barMetrics) {
      $0.setDividerImage(
        dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
        barMetrics: barMetrics)
    }
  }
  /// Moves the content of segments.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    images.adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
    customized(for: leftCenterRightOrAlone, barMetrics) {
      $0.setContentPositionAdjustment(
        adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
    }
  }

  /// Whether each segment fits its content; false unless set, which makes all equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index beyond the last appends it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title), at: segment, animated: animated)
  }

  /// Inserts a segment with an image; an index beyond the last appends it.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment, animated: animated)
  }

  /// Inserts a segment for an action, which runs when the user selects it.
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

  // MARK: Size and appearance

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: naturalWidths.reduce(0, +), height: SegmentMetrics.height)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  open override func layoutSubviews() { placeSegments() }
  override func stateDidChange() { for segment in segments { segment.show(in: self) } }

  // MARK: Touches

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
