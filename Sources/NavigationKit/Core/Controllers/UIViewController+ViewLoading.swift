extension UIViewController {
  /// A property that is set as the view is loaded, and never nil: reading it loads the view first.
  ///
  ///     @ViewLoading private var label: UILabel
  @preconcurrency @MainActor @propertyWrapper
  public struct ViewLoading<Value> {
    private var value: Value?

    /// Makes a property that has no value until the view is loaded.
    public init() {}

    /// Makes a property that has a value from the beginning.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Its value; only a view controller can have such a property.
    @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
    public var wrappedValue: Value {
      get { preconditionFailure("@ViewLoading is for properties of view controllers.") }
      set { preconditionFailure("@ViewLoading is for properties of view controllers.") }
    }

    /// The value of a controller's property; reading it loads the view.
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller,
      wrapped property: ReferenceWritableKeyPath<Controller, Value>,
      storage storage: ReferenceWritableKeyPath<Controller, Self>
    ) -> Value {
      get {
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storage].value else {
          preconditionFailure(
            "A @ViewLoading property of \(type(of: controller)) was read, but loading the view "
              + "did not set it.")
        }
        return value
      }
      set { controller[keyPath: storage].value = newValue }
    }
  }
}
