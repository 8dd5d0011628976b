import Foundation

/// The button that leads to the page before: a chevron and, where there is room, a title.
final class BackButton: UIControl {
  /// The titles it may show, the best first.
  let titles: [String]
  let chevron = UIImageView(image: UIImage(symbol: "bar.back"))
  let label = UILabel()

  init(titles: [String], action: @escaping () -> Void) {
    self.titles = titles
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: BarMetrics.fontSize)
    addSubview(chevron)
    addSubview(label)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  /// How wide each of the titles is.
  func widths() -> [CGFloat] {
    titles.map { title in
      label.text = title
      return label.sizeThatFits(.zero).width
    }
  }

  /// Takes its place in the bar, which starts where the button does.
  func place(_ layout: NavigationBarLayout, height: CGFloat) {
    guard let chevronFrame = layout.chevron else { return }
    label.text = layout.backTitle.map { titles[$0.index] }
    label.isHidden = layout.backTitle == nil
    chevron.frame = chevronFrame
    if let title = layout.backTitle { label.frame = title.frame }
    let end = layout.backTitle?.frame.maxX ?? chevronFrame.maxX
    frame = CGRect(x: 0, y: 0, width: max(BarMetrics.backButtonWidth, end), height: height)
  }

  override func layoutSubviews() {
    label.textColor = tintColor
  }

  override func tintColorDidChange() { setNeedsLayout() }

  override func stateDidChange() {
    alpha = isHighlighted ? UIButton.highlightAlpha : 1
  }

  override var elementRole: StageElement.Role? { .backButton }
  override var elementText: String? { label.isHidden ? BackTitle.generic : label.text }
}

/// What the back button says, by the item below.
nonisolated enum BackTitle {
  /// What it says where there is no title, or no room for it.
  static let generic = "Back"

  /// The titles to try, the best first: the item's own button, its back title, its title, "Back".
  static func candidates(
    buttonTitle: String?, backTitle: String?, title: String?
  ) -> [String] {
    if let buttonTitle, !buttonTitle.isEmpty { return [buttonTitle] }
    let best = [backTitle, title].compactMap { $0 }.first { !$0.isEmpty }
    guard let best, best != generic else { return [generic] }
    return [best, generic]
  }
}
