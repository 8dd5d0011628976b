import Drawing
import NavigationKit

/// Lies over a list without code, with a box that says which scene it is in while none of its cells
/// shows anything.
final class EmptyList: UIView {
  private let box: EmptyScene

  init(named name: String) {
    box = EmptyScene(named: name, in: .zero)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    box.autoresizingMask = []
    addSubview(box)
  }

  required init?(coder: NSCoder) { nil }

  /// Lies over a list, where it stays while the list scrolls.
  func lie(over list: UIScrollView) {
    list.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    let frame = list.frameLayoutGuide
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: frame.leftAnchor),
      rightAnchor.constraint(equalTo: frame.rightAnchor),
      topAnchor.constraint(equalTo: frame.topAnchor),
      bottomAnchor.constraint(equalTo: frame.bottomAnchor),
    ])
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let list = superview as? any SampleList else { return }
    let ground = list.ground
    let room = room(in: list, on: ground)
    box.isHidden =
      room == nil || list.hasTitles || list.cells.contains { $0.showsSomething(on: ground) }
    if let room { box.frame = room }
  }

  /// The part of the frame that headers and footers leave, if they show something; nil if they leave
  /// next to nothing.
  private func room(in list: any SampleList, on ground: Color) -> CGRect? {
    let start = list.adjustedContentInset
    let ends = list.ends.filter { !$0.bounds.isEmpty && $0.isVisible(on: ground) }.map(\.frame)
    guard !ends.isEmpty else { return bounds }
    let (side, occupied) =
      list.isHorizontal
      ? (CGRectEdge.minXEdge, ends.map { $0.maxX + start.left }.max() ?? 0)
      : (.minYEdge, ends.map { $0.maxY + start.top }.max() ?? 0)
    let room = bounds.divided(atDistance: occupied, from: side).remainder
    return min(room.width, room.height) >= Self.minimumSide ? room : nil
  }

  /// The least length of a side in which the scene's name can be read, in points.
  private static let minimumSide: CGFloat = 60
}
