import NavigationKit

/// Holds the view of a page that was drawn below the bars, when none let through what is under it.
final class PageBelowBars: UIView {
  private let page: UIView

  init(_ page: UIView) {
    self.page = page
    super.init(frame: page.frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = page.backgroundColor
    page.backgroundColor = .clear
    page.translatesAutoresizingMaskIntoConstraints = true
    addSubview(page)
  }

  required init?(coder: NSCoder) { nil }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    page.frame = bounds.inset(by: safeAreaInsets)
  }
}
