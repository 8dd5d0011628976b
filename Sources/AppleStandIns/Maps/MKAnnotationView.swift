/// The view of an annotation on a map; a tap selects it.
open class MKAnnotationView: UIView {
  /// The annotation that the view is for.
  open var annotation: (any MKAnnotation)? { didSet { annotationDidChange() } }
  /// The kind of view, by which views are reused.
  public let reuseIdentifier: String?
  /// The picture that is drawn.
  open var image: UIImage? { didSet { showImage() } }
  /// The offset of the view's centre from the annotation's place.
  open var centerOffset = CGPoint.zero
  /// Whether the view shows a callout; here none is shown.
  open var canShowCallout = false
  /// Whether it is selected.
  open var isSelected = false
  /// The view at the end of the callout; here it is only kept.
  open var rightCalloutAccessoryView: UIView?
  /// The view at the beginning of the callout; here it is only kept.
  open var leftCalloutAccessoryView: UIView?
  /// The view below the callout's title; here it is only kept.
  open var detailCalloutAccessoryView: UIView?
  /// Whether it can be moved; here it is only kept.
  open var isDraggable = false
  /// The name of the views that it forms a cluster with; here it is only kept.
  open var clusteringIdentifier: String?
  private let imageView = UIImageView()

  /// A view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    addSubview(imageView)
    annotationDidChange()
  }

  /// Makes nothing: a view needs an annotation.
  public required init?(coder: NSCoder) { nil }

  /// The picture where none is set; nil for no picture.
  var defaultImage: UIImage? { nil }

  /// Called before the view is used for another annotation.
  open func prepareForReuse() {}
  /// Selects it, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  private func annotationDidChange() {
    isAccessibilityElement = true
    accessibilityLabel = annotation?.title
    showImage()
  }

  func showImage() {
    let shown = image ?? defaultImage
    imageView.image = shown
    if let image { bounds.size = image.size }
    imageView.frame = bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFit
  }
}
