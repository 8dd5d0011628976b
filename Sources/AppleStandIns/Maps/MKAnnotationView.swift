/// What is drawn for something on a map; a tap selects it.
open class MKAnnotationView: UIView {
  /// What it is drawn for.
  open var annotation: (any MKAnnotation)? { didSet { annotationDidChange() } }
  /// The kind of view, by which it is used again.
  public let reuseIdentifier: String?
  /// The picture that is drawn.
  open var image: UIImage? { didSet { showImage() } }
  /// Where its middle is, seen from its place.
  open var centerOffset = CGPoint.zero
  /// Whether a callout is shown for it; here none is.
  open var canShowCallout = false
  /// Whether it is selected.
  open var isSelected = false
  /// What is at the end of the callout; here it is only kept.
  open var rightCalloutAccessoryView: UIView?
  /// What is at the beginning of the callout; here it is only kept.
  open var leftCalloutAccessoryView: UIView?
  /// What is below the callout's title; here it is only kept.
  open var detailCalloutAccessoryView: UIView?
  /// Whether it can be moved; here it is only kept.
  open var isDraggable = false
  /// Which views it is put together with; here it is only kept.
  open var clusteringIdentifier: String?
  private let imageView = UIImageView()

  /// A view for something on a map.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    addSubview(imageView)
    annotationDidChange()
  }

  /// Makes nothing: a view is for something on a map.
  public required init?(coder: NSCoder) { nil }

  /// The picture where none is set; nil for nothing.
  var usualImage: UIImage? { nil }

  /// Called before the view is used for something else.
  open func prepareForReuse() {}
  /// Selects it, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  private func annotationDidChange() {
    isAccessibilityElement = true
    accessibilityLabel = annotation?.title
    showImage()
  }

  func showImage() {
    let shown = image ?? usualImage
    imageView.image = shown
    if let image { bounds.size = image.size }
    imageView.frame = bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFit
  }
}
