extension ProjectTarget {
  /// The kind of a target.
  public enum Kind: Sendable, Hashable {
    case app, framework, library, appExtension, unitTests, uiTests
    /// Another kind, by its name in projects.
    case other(String)

    /// The kind that projects give a name such as `com.apple.product-type.application`.
    init(productType: String) {
      let name = productType.replacing("com.apple.product-type.", with: "")
      self =
        switch name {
        case "application": .app
        case "framework", "framework.static": .framework
        case "library.static", "library.dynamic": .library
        case "bundle.unit-test": .unitTests
        case "bundle.ui-testing": .uiTests
        case "app-extension", "app-extension.messages", "extensionkit-extension": .appExtension
        default: .other(name)
        }
    }

    /// Its name in sentences.
    public var name: String {
      switch self {
      case .app: "app"
      case .framework: "framework"
      case .library: "library"
      case .appExtension: "app extension"
      case .unitTests: "unit tests"
      case .uiTests: "UI tests"
      case .other(let name): name.isEmpty ? "target without a product" : name
      }
    }

    /// Whether others can import it.
    public var isImported: Bool { self == .framework || self == .library }

    /// Whether it tests others.
    public var isTests: Bool { self == .unitTests || self == .uiTests }
  }
}
