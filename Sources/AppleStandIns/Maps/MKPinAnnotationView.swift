/// A pin on a map.
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of its head.
  open var pinTintColor: UIColor! = .systemRed { didSet { tintColor = pinTintColor } }
  /// Whether it falls onto the map; here it is there at once.
  open var animatesDrop = false

  /// A pin for something on a map.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    tintColor = pinTintColor
  }

  /// Makes nothing: a pin is for something on a map.
  public required init?(coder: NSCoder) { nil }

  override var defaultImage: UIImage? { UIImage(systemName: "mappin") }
}
