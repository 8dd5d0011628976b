/// A balloon on a map.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Its colour.
  open var markerTintColor: UIColor? { didSet { tintColor = markerTintColor ?? .systemRed } }
  /// The colour of what is in it; here it is only kept.
  open var glyphTintColor: UIColor?
  /// The picture in it; here it is only kept.
  open var glyphImage: UIImage?
  /// The text in it; here it is only kept.
  open var glyphText: String?

  /// A balloon for something on a map.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    tintColor = .systemRed
  }

  /// Makes nothing: a balloon is for something on a map.
  public required init?(coder: NSCoder) { nil }

  override var defaultImage: UIImage? { UIImage(systemName: "mappin.circle.fill") }
}
