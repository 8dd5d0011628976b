import Foundation
import Input
import NavigationKit
import SDLShell

/// The bar at a device's upper edge: a dark pill with a symbol for each of a few commands.
final class CommandBarPage: UIViewController {
  /// The commands from left to right, with their symbols.
  static let entries: [(command: WindowCommand, symbol: String)] = [
    (.open(.menu), "line.3.horizontal"), (.saveScreen, "camera"),
    (.rotate(.right), "arrow.clockwise"),
  ]
  /// The size of a symbol's part, and the distance of the bar from the point it hangs from, in points.
  private static let part = CGSize(width: 44, height: 30)
  private static let top: CGFloat = 4
  private static let symbolSize: CGFloat = 15
  private static let color = UIColor(white: 0.1, alpha: 0.86)

  /// The middle of the device's upper edge.
  var anchor = CGPoint.zero { didSet { view.setNeedsLayout() } }
  private let pill = UIView(frame: .zero)
  private let symbols = entries.map { UIImageView(image: UIImage(systemName: $0.symbol)) }

  override func viewDidLoad() {
    pill.backgroundColor = Self.color
    pill.layer.cornerRadius = Self.part.height / 2
    for symbol in symbols {
      symbol.contentMode = .center
      symbol.tintColor = .white
      symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: Self.symbolSize)
      pill.addSubview(symbol)
    }
    view.addSubview(pill)
  }

  override func viewDidLayoutSubviews() {
    pill.frame = area
    for (place, symbol) in symbols.enumerated() {
      symbol.frame = CGRect(
        origin: CGPoint(x: CGFloat(place) * Self.part.width, y: 0), size: Self.part)
    }
  }

  /// The area of the bar, in the window's points.
  var area: CGRect {
    let width = CGFloat(Self.entries.count) * Self.part.width
    return CGRect(
      x: (anchor.x - width / 2).rounded(), y: anchor.y + Self.top, width: width,
      height: Self.part.height)
  }

  /// The command at a point; nil beside the bar.
  func command(at point: CGPoint) -> WindowCommand? {
    guard area.contains(point) else { return nil }
    return Self.entries[Int((point.x - area.minX) / Self.part.width)].command
  }
}
