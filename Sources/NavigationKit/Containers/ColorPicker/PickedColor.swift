import Foundation

/// A colour in a picker, which keeps its hue where it is grey.
struct PickedColor: Hashable {
  /// 0…1, as the others.
  var hue: CGFloat = 0
  var saturation: CGFloat = 0
  var brightness: CGFloat = 0
  var alpha: CGFloat = 1

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat = 1) {
    (self.hue, self.saturation) = (hue, saturation)
    (self.brightness, self.alpha) = (brightness, alpha)
  }

  init(_ color: UIColor) {
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
  }

  var color: UIColor {
    UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  var opaque: PickedColor {
    PickedColor(hue: hue, saturation: saturation, brightness: brightness)
  }

  /// A part of a colour that a slider sets.
  enum Component: CaseIterable {
    case red
    case green
    case blue
    case alpha
  }

  subscript(component: Component) -> CGFloat {
    get {
      let parts = parts
      return switch component {
      case .red: parts[0]
      case .green: parts[1]
      case .blue: parts[2]
      case .alpha: alpha
      }
    }
    set {
      let value = min(max(newValue, 0), 1)
      guard component != .alpha else { return alpha = value }
      var new = parts
      new[component == .red ? 0 : component == .green ? 1 : 2] = value
      let kept = (hue, saturation)
      self = PickedColor(UIColor(red: new[0], green: new[1], blue: new[2], alpha: alpha))
      if saturation == 0 { hue = kept.0 }
      if brightness == 0 { saturation = kept.1 }
    }
  }

  private var parts: [CGFloat] {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue]
  }

  // MARK: The grid

  /// The columns of the grid, and its rows: one of greys, and from dark to light.
  static let gridSize = (columns: 12, rows: 10)

  /// The colour in a place of the grid.
  static func inGrid(column: Int, row: Int) -> PickedColor {
    guard row > 0 else {
      let white = 1 - CGFloat(column) / CGFloat(gridSize.columns - 1)
      return PickedColor(hue: 0, saturation: 0, brightness: white)
    }
    // From cyan over blue, red and yellow to green, each a twelfth of the turn on.
    let turn = firstHue + CGFloat(column) / CGFloat(gridSize.columns)
    let hue = turn.truncatingRemainder(dividingBy: 1)
    let step = CGFloat(row) / CGFloat(gridSize.rows - 1)
    return step <= fullStep
      ? PickedColor(
        hue: hue, saturation: 1, brightness: darkest + (1 - darkest) * step / fullStep)
      : PickedColor(
        hue: hue, saturation: 1 - (1 - palest) * (step - fullStep) / (1 - fullStep), brightness: 1)
  }

  /// The hue of the first column, where the columns are pure, from the top, and the ends of the
  /// columns; chosen by eye.
  private static let firstHue: CGFloat = 0.54
  private static let fullStep: CGFloat = 0.55
  private static let darkest: CGFloat = 0.22
  private static let palest: CGFloat = 0.15

  /// The colours that are always at hand.
  static let palette = [
    PickedColor(hue: 0, saturation: 0, brightness: 0), PickedColor(.systemBlue),
    PickedColor(.systemGreen), PickedColor(.systemYellow), PickedColor(.systemRed),
  ]
}
