/// A map without streets: a pale box that says which part of the earth it would show, with the views of
/// its annotations at their places.
///
/// Its delegate is asked for views, and notified of regions and selections, as on iOS. It does not scroll.
open class MKMapView: UIView {
  /// The object that provides views of annotations, and is notified of changes.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The kind of picture that the map shows; here it is only kept.
  open var mapType = MKMapType.standard
  /// Whether a person may enlarge it; here it is only kept.
  open var isZoomEnabled = true
  /// Whether a person may scroll it; here it is only kept.
  open var isScrollEnabled = true
  /// Whether a person may turn it; here it is only kept.
  open var isRotateEnabled = true
  /// Whether a person may tilt it; here it is only kept.
  open var isPitchEnabled = true
  /// Whether it shows a compass; here it is only kept.
  open var showsCompass = true
  /// Whether it shows a scale; here it is only kept.
  open var showsScale = false
  /// Whether it shows the traffic; here it is only kept.
  open var showsTraffic = false
  /// Whether it follows the device; here it is only kept.
  open var userTrackingMode = MKUserTrackingMode.none
  /// The device on the map.
  public let userLocation = MKUserLocation()
  /// Whether the device is on the map.
  open var showsUserLocation = false { didSet { showUserLocation() } }

  /// The annotations on the map.
  open private(set) var annotations: [any MKAnnotation] = []
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]
  private let placeholder = PlaceholderView(symbol: "map", name: "Map")
  private var shown = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))

  /// A map of the whole earth.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// A map of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    placeholder.backgroundColor = UIColor(red: 0.87, green: 0.92, blue: 0.84, alpha: 1)
    placeholder.overrideUserInterfaceStyle = .light
    placeholder.detail = shown.text
    clipsToBounds = true
    cover(with: placeholder)
    let taps = UITapGestureRecognizer()
    taps.addAction(
      UIAction { [weak self, unowned taps] _ in self?.select(at: taps.location(in: self)) })
    addGestureRecognizer(taps)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for annotation in annotations { place(annotation) }
  }

  // MARK: Regions

  /// The part of the earth that it shows.
  open var region: MKCoordinateRegion {
    get { shown }
    set { setRegion(newValue, animated: false) }
  }

  /// The centre of the visible part.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { shown.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows a part of the earth, at once.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shown = region
    placeholder.detail = shown.text
    setNeedsLayout()
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Shows a place in the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated)
  }

  /// The region that the map would show for a given one; the same here.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  /// The point of a place in a view.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    convert(shown.point(of: coordinate, in: bounds) ?? .zero, to: view)
  }

  /// The place that is shown at a point of a view.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    shown.place(at: convert(point, from: view), in: bounds)
  }

  // MARK: Annotations

  /// Adds an annotation to the map.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds several annotations to the map.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    var added: [MKAnnotationView] = []
    for annotation in annotations where views[ObjectIdentifier(annotation)] == nil {
      let view = newView(for: annotation)
      view.annotation = annotation
      views[ObjectIdentifier(annotation)] = view
      self.annotations.append(annotation)
      addSubview(view)
      place(annotation)
      added.append(view)
    }
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  /// Removes an annotation from the map.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    views.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
  }

  /// Removes several annotations from the map.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(removeAnnotation)
  }

  /// Shows the part of the earth that contains annotations, and adds missing ones.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    guard let region = MKCoordinateRegion(around: annotations.map(\.coordinate)) else { return }
    setRegion(region, animated: animated)
  }

  /// The view of an annotation on the map.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  private func newView(for annotation: any MKAnnotation) -> MKAnnotationView {
    if let view = delegate?.mapView(self, viewFor: annotation) { return view }
    if let type = classes[MKMapViewDefaultAnnotationViewReuseIdentifier] {
      return type.instance(
        annotation: annotation, reuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    }
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
  }

  private func place(_ annotation: any MKAnnotation) {
    guard let view = view(for: annotation) else { return }
    let point = shown.point(of: annotation.coordinate, in: bounds)
    view.isHidden = point == nil
    view.center = CGPoint(
      x: (point?.x ?? 0) + view.centerOffset.x, y: (point?.y ?? 0) + view.centerOffset.y)
  }

  private func showUserLocation() {
    if showsUserLocation {
      addAnnotation(userLocation)
      Answer.later { [weak self] in
        guard let self else { return }
        delegate?.mapView(self, didUpdate: userLocation)
      }
    } else {
      removeAnnotation(userLocation)
    }
  }

  // MARK: Reuse of views

  /// Registers the class of a kind of views.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// A view of a kind to reuse: always nil, as views are not reused here.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }

  /// A view of a kind whose class was registered.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    (classes[identifier] ?? MKMarkerAnnotationView.self).instance(
      annotation: annotation, reuseIdentifier: identifier)
  }

  // MARK: Selection

  /// The selected annotation; empty for none.
  open private(set) var selectedAnnotations: [any MKAnnotation] = []

  /// Selects an annotation.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    if let former = selectedAnnotations.first { deselectAnnotation(former, animated: animated) }
    guard let view = view(for: annotation) else { return }
    selectedAnnotations = [annotation]
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  /// Ends a selection.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let view = view(for: annotation), selectedAnnotations.first === annotation
    else { return }
    selectedAnnotations = []
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  private func select(at point: CGPoint) {
    let hit = annotations.last { annotation in
      view(for: annotation).map { !$0.isHidden && $0.frame.contains(point) } ?? false
    }
    if let hit {
      selectAnnotation(hit, animated: true)
    } else {
      deselectAnnotation(selectedAnnotations.first, animated: true)
    }
  }
}

/// The kind of views that a map uses where its delegate gives none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
