/// Stands in a menu for elements that come later, and shows that they are awaited.
public final class UIDeferredMenuElement: UIMenuElement {
  /// Makes the elements, and calls its argument with them, at once or later.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  /// The elements; nil until they have come.
  private var elements: [UIMenuElement]?
  /// Whether they were asked for and have not come, and how often they were.
  private var isLoading = false
  private var requests = 0
  /// Called when they have come.
  private var whenCome: (() -> Void)?

  /// Makes an element whose provider is called when it is first shown; what came stays.
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
  override var present: [UIMenuElement] { elements?.flatMap(\.present) ?? [self] }

  /// Asks for the elements, unless they are awaited already; `whenCome` is called once they have
  /// come, unless that is at once.
  func load(_ whenCome: @escaping () -> Void) {
    if !isLoading {
      isLoading = true
      requests += 1
      let request = requests
      provider { [weak self] in self?.take($0, of: request) }
    }
    if elements == nil { self.whenCome = whenCome }
  }

  private func take(_ elements: [UIMenuElement], of request: Int) {
    guard isLoading, request == requests else { return }
    self.elements = elements
    isLoading = false
    whenCome?()
    whenCome = nil
  }

  /// Forgets what came, or is awaited, as the menu opens again; what is to stay stays.
  func forget() {
    guard !isCached else { return }
    elements = nil
    isLoading = false
  }
}
