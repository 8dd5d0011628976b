import Drawing
import Foundation

/// One segment of a segmented control, with a centred title or image.
final class SegmentView: UIControl {
  /// The title or image of a segment.
  enum Content {
    case title(String)
    case image(UIImage)
  }

  var content: Content
  /// The action to run when the user selects the segment.
  private(set) var action: UIAction?
  /// The width set by the app; 0 to fit the content.
  var explicitWidth: CGFloat = 0
  /// How far the app moves the content.
  var contentOffset = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The state that it shows.
  private(set) var shownState = UIControl.State.normal
  private let label = UILabel()
  private let imageView = UIImageView(frame: .zero)
  private let backdrop = UIImageView(frame: .zero)

  init(content: Content) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    imageView.contentMode = .center
    for view in [backdrop, label, imageView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  convenience init(title: String?) { self.init(content: .title(title ?? "")) }

  convenience init(image: UIImage?) { self.init(content: image.map(Content.image) ?? .title("")) }

  convenience init(action: UIAction) {
    self.init(title: nil)
    apply(action)
  }

  /// Shows the action's image, or else its title, and runs the action when the segment is selected.
  func apply(_ action: UIAction) {
    self.action = action
    content = action.image.map(Content.image) ?? .title(action.title)
  }

  /// Updates fonts, colours and content to the state of segment and control.
  func show(in control: UISegmentedControl) {
    let state = state(in: control)
    shownState = state
    backdrop.image = control.background(for: state)
    clipsToBounds = control.hasBackgrounds
    setNeedsLayout()
    label.font = control.titleFont(for: state)
    label.textColor = control.titleColor(for: state)
    imageView.tintColor = SegmentMetrics.contentColor(for: state)
    for view in [label, imageView] {
      view.alpha = state == .highlighted ? UIButton.highlightAlpha : 1
    }
    switch content {
    case .title(let title): (label.text, imageView.image) = (title, nil)
    case .image(let image): (label.text, imageView.image) = (nil, image)
    }
  }

  /// The baselines of its title; nil without one.
  func baselines(in control: UISegmentedControl) -> TextBaselines? {
    guard case .title = content else { return nil }
    // A control may be asked before it was laid out.
    if label.text == nil { show(in: control) }
    return label.baselines(width: 0)
  }

  private func state(in control: UISegmentedControl) -> UIControl.State {
    let index = control.segments.firstIndex { $0 === self }
    let onThumb: UIControl.State = index == control.thumbIndex ? .selected : .normal
    if !isEnabled || !control.isEnabled { return onThumb.union(.disabled) }
    if onThumb == .selected { return .selected }
    return index == control.pressed && control.isHighlighted ? .highlighted : .normal
  }

  /// The width of the content; a title has room in the fonts of all states.
  func contentWidth(in control: UISegmentedControl) -> CGFloat {
    switch content {
    case .image(let image): return image.size.width
    case .title(let title):
      let measured = UILabel()
      measured.text = title
      addSubview(measured)
      defer { measured.removeFromSuperview() }
      return SegmentView.states.map { state in
        measured.font = control.titleFont(for: state)
        return measured.sizeThatFits(.zero).width
      }.max() ?? 0
    }
  }

  /// The states in which a title has its own attributes.
  private static let states: [UIControl.State] = [.normal, .selected, .highlighted, .disabled]

  override func layoutSubviews() {
    guard let control = superview as? UISegmentedControl else { return }
    let content = bounds.moved(by: control.adjustment(of: self))
    label.frame = content
    imageView.frame = content
    backdrop.frame = backdropFrame(at: control.place(of: self))
  }

  /// The frame of the image behind the content: its caps stick out, and are cut off, where another
  /// segment follows.
  private func backdropFrame(at place: UISegmentedControl.Segment) -> CGRect {
    guard let caps = backdrop.image?.capInsets else { return bounds }
    let left = place == .left || place == .alone ? 0 : caps.left
    let right = place == .right || place == .alone ? 0 : caps.right
    return bounds.inset(by: UIEdgeInsets(left: -left, right: -right))
  }

  override var elementRole: StageElement.Role? { .segment }

  override var elementText: String? {
    switch content {
    case .title(let title): title
    case .image(let image): action?.title ?? image.name
    }
  }

  override var elementIsEnabled: Bool {
    isEnabled && (superview as? UISegmentedControl)?.isEnabled ?? true
  }

  override var elementIsSelected: Bool {
    guard let control = superview as? UISegmentedControl,
      control.segments.indices.contains(control.selectedSegmentIndex)
    else { return false }
    return control.segments[control.selectedSegmentIndex] === self
  }
}

/// The thumb behind the selected segment.
final class SegmentThumb: UIView {
  /// The thumb's colour, if the app set one.
  var color: UIColor?

  override func assemble() {
    isUserInteractionEnabled = false
    isHidden = true
  }

  override func paint(on canvas: inout Canvas) {
    let bounds = CGRect(origin: .zero, size: presentedFrame(at: canvas.now).size)
    let color = (color ?? SegmentMetrics.thumbColor).color(in: canvas.traits)
    canvas.shadow(
      around: bounds, cornerRadius: SegmentMetrics.thumbRadius, blur: SegmentMetrics.shadowRadius,
      offset: CGSize(width: 0, height: SegmentMetrics.shadowOffset),
      color: .black.faded(by: SegmentMetrics.shadowAlpha))
    canvas.fill(bounds, color, cornerRadius: SegmentMetrics.thumbRadius)
  }
}
