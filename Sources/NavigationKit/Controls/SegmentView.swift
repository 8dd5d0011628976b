import Drawing
import Foundation

/// One segment of a segmented control, with a centred title or image.
final class SegmentView: UIControl {
  /// What the segment shows.
  enum Content {
    case title(String)
    case image(UIImage)
  }

  var content: Content
  /// The action to run when the user selects the segment.
  private(set) var action: UIAction?
  /// The width set by the app; 0 to fit the content.
  var givenWidth: CGFloat = 0
  private let label = UILabel()
  private let imageView = UIImageView(frame: .zero)

  init(content: Content) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    imageView.contentMode = .center
    for view in [label, imageView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  convenience init(title: String?) { self.init(content: .title(title ?? "")) }

  convenience init(image: UIImage?) { self.init(content: image.map(Content.image) ?? .title("")) }

  convenience init(action: UIAction) {
    self.init(title: nil)
    take(action)
  }

  /// Shows the action's image, or else its title, and runs the action when the segment is selected.
  func take(_ action: UIAction) {
    self.action = action
    content = action.image.map(Content.image) ?? .title(action.title)
  }

  /// Updates fonts, colours and content to the state of segment and control.
  func show(in control: UISegmentedControl) {
    let index = control.segments.firstIndex { $0 === self }
    let isOnThumb = index == control.thumbIndex
    let isEnabled = isEnabled && control.isEnabled
    label.font = SegmentView.font(isSelected: isOnThumb)
    label.textColor = isEnabled ? .label : .tertiaryLabel
    imageView.tintColor = isEnabled ? .label : .tertiaryLabel
    let isPressed = index == control.pressed && !isOnThumb && control.isHighlighted
    for view in [label, imageView] { view.alpha = isPressed ? UIButton.highlightAlpha : 1 }
    switch content {
    case .title(let title): (label.text, imageView.image) = (title, nil)
    case .image(let image): (label.text, imageView.image) = (nil, image)
    }
  }

  /// The width of the content; titles are measured in the selected font, which is the wider one.
  var contentWidth: CGFloat {
    switch content {
    case .image(let image): return image.size.width
    case .title(let title):
      let measured = UILabel()
      measured.text = title
      measured.font = SegmentView.font(isSelected: true)
      addSubview(measured)
      defer { measured.removeFromSuperview() }
      return measured.sizeThatFits(.zero).width
    }
  }

  override func layoutSubviews() {
    label.frame = bounds
    imageView.frame = bounds
  }

  override var elementRole: StageElement.Role? { .segment }

  override var elementText: String? {
    switch content {
    case .title(let title): title
    case .image(let image): action?.title ?? SegmentView.name(of: image)
    }
  }

  override var elementIsEnabled: Bool {
    isEnabled && (superview as? UISegmentedControl)?.isEnabled ?? true
  }

  /// The name of the image's symbol or file.
  private static func name(of image: UIImage) -> String {
    switch image.reference {
    case .symbol(let name): name
    case .file(let path): URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
  }

  private static func font(isSelected: Bool) -> UIFont {
    .systemFont(ofSize: SegmentMetrics.fontSize, weight: isSelected ? .semibold : .medium)
  }
}

/// The thumb behind the selected segment.
final class SegmentThumb: UIView {
  /// The thumb's colour, if the app set one.
  var color: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

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
