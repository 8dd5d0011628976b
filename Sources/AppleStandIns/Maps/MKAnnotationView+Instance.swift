extension MKAnnotationView {
  @_silgen_name("AppleStandIns_MKAnnotationView_init")
  convenience init(ofClassWithAnnotation annotation: (any MKAnnotation)?, reuseIdentifier: String?)
  {
    self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  // `consuming`, because initialisers consume their arguments.
  @_silgen_name("AppleStandIns_MKAnnotationView_init")
  private static func make(
    annotation: consuming (any MKAnnotation)?, reuseIdentifier: consuming String?
  ) -> MKAnnotationView

  /// Makes a view of this class by its own initialiser, though that is not `required`: the function
  /// above is a second declaration of one that the class inherits.
  static func instance(annotation: any MKAnnotation, reuseIdentifier: String) -> Self {
    let made = make(annotation: annotation, reuseIdentifier: reuseIdentifier)
    guard let own = made as? Self else {
      preconditionFailure("\(self) makes a \(type(of: made)).")
    }
    return own
  }
}
