import Foundation
import NavigationKit

/// Stands in a scene that the file leaves empty, and says which one it is and why.
final class EmptyScene: UIView {
  /// Why most scenes are empty.
  static let filledByCode = "Filled by code"

  init(named name: String, because reason: String = filledByCode, in bounds: CGRect) {
    super.init(frame: EmptyScene.box(in: bounds))
    autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    isUserInteractionEnabled = false
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    let title = label(name, .headline, .secondaryLabel)
    let detail = label(reason, .footnote, .tertiaryLabel)
    let texts = UIStackView(arrangedSubviews: [title, detail])
    texts.axis = .vertical
    texts.spacing = 2
    texts.frame = place(of: texts)
    texts.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    addSubview(texts)
  }

  required init?(coder: NSCoder) { nil }

  private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 2
    return label
  }

  private func place(of texts: UIStackView) -> CGRect {
    let width = max(0, bounds.width - 2 * Self.inset)
    let height = texts.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return CGRect(x: Self.inset, y: (bounds.height - height) / 2, width: width, height: height)
  }

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

  private static func box(in bounds: CGRect) -> CGRect {
    let size = CGSize(
      width: max(0, min(usual.width, bounds.width - 2 * inset)),
      height: max(0, min(usual.height, bounds.height - 2 * inset)))
    return CGRect(
      origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
      size: size)
  }

  // In points.
  private static let usual = CGSize(width: 240, height: 112)
  private static let inset: CGFloat = 12
  private static let corner: CGFloat = 14
  private static let line: CGFloat = 1.5
}

extension SceneBuilder {
  /// Has a scene without code in which nothing is seen say which one it is.
  func fillIfEmpty(_ view: UIView, of root: DocumentElement) {
    guard !hasCode, !file.document.settings.isLaunchScreen, root.tag == "view",
      !root.hasVisibleSubviews, controller?.children.isEmpty == true
    else { return }
    view.addSubview(EmptyScene(named: scene.name, in: view.bounds))
  }

  /// Has a scene of which the file has no view, such as one of SwiftUI, say which one it is; code or
  /// a nib may have the view instead.
  func loadEmptyView(of controller: UIViewController) {
    guard !hasCode, !Self.containers.contains(element.tag), element["nibName"] == nil else {
      return
    }
    reader.note("its view is made by code, so it is a page with its name", at: element)
    controller.view = EmptyPage.view(named: scene.name, because: EmptyScene.filledByCode)
  }

  /// What has a view without any in the file.
  private static let containers: Set = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
    "tableViewController", "collectionViewController",
  ]

  /// The background of a list for which the file has no rows.
  func backgroundOfEmptyList(_ list: UIView) -> UIView {
    let background = UIView(frame: list.bounds)
    background.addSubview(EmptyScene(named: scene.name, in: list.bounds))
    return background
  }

  /// A page for a container whose pages code would make.
  func emptyPage() -> UIViewController {
    EmptyPage(named: scene.name, because: EmptyScene.filledByCode)
  }
}
