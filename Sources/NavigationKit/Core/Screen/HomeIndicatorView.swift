import Drawing
import Foundation

/// The home indicator: the bar at the lower edge of a device without a home button.
///
/// It is black over what is light and white over what is dark, whatever the page's appearance is.
final class HomeIndicatorView: UIView {
  override func paint(on canvas: inout Canvas) {
    let bar = presentedBounds(at: canvas.now)
    canvas.fill(bar, .black, cornerRadius: bar.height / 2, overDark: .white)
  }

  /// Its frame on a screen of a size in points.
  nonisolated static func frame(in size: CGSize) -> CGRect {
    let share = size.width > size.height ? sidewaysShare : widthShare
    let width = min((size.width * share).rounded(), longest)
    return CGRect(
      x: (size.width - width) / 2, y: size.height - margin - thickness, width: width,
      height: thickness)
  }

  /// Sizes in points, and as a share of the screen's width, as pictures of devices show them.
  private nonisolated static let thickness: CGFloat = 5
  private nonisolated static let margin: CGFloat = 8
  private nonisolated static let widthShare: CGFloat = 0.36
  private nonisolated static let sidewaysShare: CGFloat = 0.257
  private nonisolated static let longest: CGFloat = 320
}
