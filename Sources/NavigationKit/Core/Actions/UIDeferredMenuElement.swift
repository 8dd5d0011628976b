/// Stands in a menu for elements that come later, and shows that they are awaited.
public final class UIDeferredMenuElement: UIMenuElement {
  /// Makes the elements, and calls its argument with them, at once or later.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var content = Content.unknown

  /// The state of the elements.
  private enum Content {
    /// The elements have not been asked for.
    case unknown
    /// The provider was asked for them.
    case awaited(Request)
    /// The elements have come.
    case loaded([UIMenuElement])
  }

  /// A call of the provider that is not answered yet.
  private final class Request {
    var whenCome: () -> Void = {}
  }

  /// Makes an element whose provider is called when it is first shown; its elements are cached.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  /// Makes an element whose provider is called each time the menu is shown.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "Loading…", image: nil)
  }

  override var rowAttributes: Attributes { .disabled }
  override var present: [UIMenuElement] {
    if case .loaded(let elements) = content { elements.flatMap(\.present) } else { [self] }
  }

  /// Asks for the elements, unless they are awaited already; `whenCome` is called once they have
  /// come, unless that is at once.
  func load(_ whenCome: @escaping () -> Void) {
    let request = request()
    request.whenCome = whenCome
  }

  /// The call that is not answered yet, or a new one.
  private func request() -> Request {
    if case .awaited(let request) = content { return request }
    let request = Request()
    content = .awaited(request)
    provider { [weak self] in self?.receive($0, for: request) }
    return request
  }

  private func receive(_ elements: [UIMenuElement], for request: Request) {
    guard case .awaited(let awaited) = content, awaited === request else { return }
    content = .loaded(elements)
    request.whenCome()
  }

  /// Forgets uncached elements, and a request for them, as the menu opens again.
  func forget() {
    if !isCached { content = .unknown }
  }
}
