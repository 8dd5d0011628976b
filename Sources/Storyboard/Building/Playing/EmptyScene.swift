import Foundation
import NavigationKit

/// A view over a scene that the file leaves empty, with the scene's name and the reason in a box.
final class EmptyScene: UIView {
  /// Why most scenes are empty.
  static let filledByCode = "Filled by code"

  private let name: String
  private let box = DashedBox(frame: .zero)
  private var texts: [UILabel] = []

  init(named name: String, because reason: String = filledByCode, in bounds: CGRect) {
    self.name = name
    super.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    texts = [label(name, .headline, .secondaryLabel), label(reason, .footnote, .tertiaryLabel)]
    for text in texts { box.addSubview(text) }
    addSubview(box)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (scene: EmptyScene, _) in
      scene.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) { nil }

  private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  /// Makes the box as large as its texts need, but not larger than the room.
  override func layoutSubviews() {
    let inset = Self.inset
    let room = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: min(inset, bounds.height / 2))
    let scaledWidth = UIFontMetrics.default.scaledValue(
      for: Self.defaultSize.width, compatibleWith: traitCollection)
    let width = min(max(scaledWidth, Self.defaultSize.width, longestWord + 2 * inset), room.width)
    let inner = max(0, width - 2 * inset)
    let heights = texts.map {
      $0.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
    }
    let needed = heights.reduce(Self.gap, +)
    let height = min(max(Self.defaultSize.height, needed + 2 * inset), room.height)
    box.frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    // Where there is no room for all texts, the name is visible.
    var top = max(0, (height - needed) / 2)
    for (text, height) in zip(texts, heights) {
      text.frame = CGRect(x: inset, y: top, width: inner, height: height)
      top += height + Self.gap
    }
  }

  /// The width of the longest word, which a line should hold.
  private var longestWord: CGFloat {
    let words = name.split(separator: " ").map { label(String($0), .headline, .secondaryLabel) }
    return words.map(\.intrinsicContentSize.width).max() ?? 0
  }

  // In points.
  private static let defaultSize = CGSize(width: 240, height: 112)
  private static let inset: CGFloat = 12
  private static let gap: CGFloat = 2
}

/// A box with round corners and a dashed edge.
private final class DashedBox: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let edge = UIBezierPath(
      roundedRect: bounds.insetBy(dx: Self.line / 2, dy: Self.line / 2), cornerRadius: Self.corner)
    edge.lineWidth = Self.line
    edge.setLineDash([6, 4], count: 2, phase: 0)
    // The scene's own background may be of any colour.
    UIColor.tertiarySystemBackground.setFill()
    edge.fill()
    UIColor.systemGray3.setStroke()
    edge.stroke()
  }

  // In points.
  private static let corner: CGFloat = 14
  private static let line: CGFloat = 1.5
}

extension SceneBuilder {
  /// Adds the name to a scene without code that shows nothing.
  func fillIfEmpty(_ view: UIView) {
    guard !hasCode, !file.document.settings.isLaunchScreen, !(view is any SampleList),
      controller?.children.isEmpty == true, !view.showsSomething
    else { return }
    view.addSubview(EmptyScene(named: scene.name, in: view.bounds))
  }

  /// Gives a scene without a view in the file, such as one of SwiftUI, a view with its name; code or a
  /// nib may have the view instead.
  func loadEmptyView(of controller: UIViewController) {
    guard !hasCode, !Self.containers.contains(element.tag), element["nibName"] == nil else {
      return
    }
    reader.note("its view is made by code, so it is a page with its name", at: element)
    switch controller {
    case let list as UITableViewController:
      let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
      mark(table)
      list.view = table
    case let list as UICollectionViewController:
      let view = UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: list.collectionViewLayout)
      mark(view)
      list.view = view
    default:
      controller.view = EmptyPage.view(named: scene.name, because: EmptyScene.filledByCode)
    }
  }

  /// The kinds of controllers that have a view without one in the file.
  private static let containers: Set = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
  ]

  /// Adds the scene's name to a list that code would fill, while the cells show nothing.
  func mark(_ list: any SampleList) {
    if !hasCode { EmptyList(named: scene.name).lie(over: list) }
  }

  /// The controllers of a container; so many pages with its name if there are none, as code would
  /// make them or they are not in the file.
  func pages(
    _ found: [UIViewController], of container: DocumentElement, count: Int = 1
  ) -> [UIViewController] {
    guard found.isEmpty, !hasCode, !file.document.settings.isLaunchScreen else { return found }
    reader.note("it has no controllers, so it shows a page with its name", at: container)
    let leads = reader.segues(of: container).contains(where: \.isOfContainer)
    let reason = leads ? "It leads to no other scene" : EmptyScene.filledByCode
    return (0..<count).map { _ in EmptyPage(named: scene.name, because: reason) }
  }
}
