import Foundation

/// The view of a search controller: the results, or else what dims the searched page.
final class SearchView: UIView {
  private let dimming = UIView(frame: .zero)
  private var results: UIView?
  private weak var controller: UISearchController?
  private var host: SearchBarHost?

  init(controller: UISearchController) {
    super.init(frame: UIScreen.main.bounds)
    self.controller = controller
    dimming.backgroundColor = UIColor(
      light: .black.faded(by: SearchView.dim), dark: .black.faded(by: SearchView.darkDim))
    let tap = UITapGestureRecognizer()
    tap.addAction(UIAction { [weak controller] _ in controller?.searchBar.pressCancel() })
    dimming.addGestureRecognizer(tap)
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it shows results.
  var hasResults: Bool { results != nil }

  /// Shows results; without them it dims the page if `dims`.
  func show(_ results: UIView?, dims: Bool) {
    dimming.isHidden = results != nil || !dims
    guard results !== self.results else { return }
    self.results?.removeFromSuperview()
    self.results = results
    guard let results else { return }
    insertSubview(results, aboveSubview: dimming)
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Brings the search bar along if it is in no other view; nothing changes if it is here.
  func bringBar() {
    guard let controller, controller.hostsBar, controller.searchBar.superview == nil else { return }
    host?.removeFromSuperview()
    let host = SearchBarHost(controller.searchBar)
    addSubview(host)
    self.host = host
  }

  override func layoutSubviews() {
    // The bar stays bright.
    var rest = bounds.inset(by: UIEdgeInsets(top: safeAreaInsets.top))
    if let host, controller?.hostsBar == true {
      let height = host.height(below: safeAreaInsets.top)
      host.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      rest = bounds.inset(by: UIEdgeInsets(top: height))
      results?.frame = rest
    } else {
      host?.removeFromSuperview()
      host = nil
      results?.frame = bounds
    }
    dimming.frame = rest
  }

  override func safeAreaInsetsDidChange() { setNeedsLayout() }

  /// Where nothing is shown, the searched page takes the touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// The opacity of the black over the searched page, 0…1; tuned by eye.
  private static let dim: CGFloat = 0.2
  private static let darkDim: CGFloat = 0.4
}
