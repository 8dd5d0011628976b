import Drawing
import Foundation
import NavigationKit

/// Finds texts and symbols that differ too little from what is behind them.
///
/// The colour of a letter is known from the frame, and what is behind it from a picture of the
/// frame without
/// letters: nothing is guessed from smoothed edges.
struct ContrastCheck {
  let screen: AuditedScreen
  let level: AuditLevel
  let painter: any AuditPainter

  // MARK: Texts

  /// The findings of `contrast`.
  func textFindings() throws -> [AuditFinding] {
    let backdrop = try painter.picture(of: screen.stage.displayList(isMasked: false).withoutTexts)
    return screen.texts.compactMap { finding($0, over: backdrop) }
  }

  private func finding(_ text: AuditedText, over backdrop: Bitmap) -> AuditFinding? {
    guard text.view.canBeUsed, !text.view.isEdited, !text.view.isIn(UIPickerView.self),
      !text.view.isIn(UIDatePicker.self)
    else { return nil }
    var worst: (ratio: Double, words: String, isNote: Bool)?
    for (line, box) in zip(text.lines, text.boxes) {
      let parts = screen.uncovered(
        box.intersection(text.drawn.visible), behind: text.order, andVeils: true
      ).flatMap { $0.subtracting(homeIndicator) }
      guard let behind = Backdrop(of: parts, in: backdrop) else { continue }
      let color = line.color.faded(by: text.drawn.opacity)
      let asked = level.contrast(ofSize: line.font.size, isBold: line.font.weight.isBold)
      guard let found = shortfall(of: color, over: behind, asked: asked, in: text.view),
        found.ratio < worst?.ratio ?? .infinity
      else { continue }
      worst = found
    }
    return worst.map { .of(text, .contrast, $0.words, isNote: $0.isNote) }
  }

  /// The strip in which the device draws its home indicator over the app; empty where it has none.
  private var homeIndicator: CGRect {
    guard screen.stage.window.safeAreaInsets.bottom > 0 else { return .zero }
    return CGRect(
      x: 0, y: screen.bounds.maxY - Self.stripOfIndicator, width: screen.bounds.width,
      height: Self.stripOfIndicator)
  }

  /// Its height in points: the indicator of 5 points is 8 above the edge; one more, as both are
  /// rounded.
  private static let stripOfIndicator: CGFloat = 14

  // MARK: Symbols

  /// The findings of `icons`.
  func iconFindings() throws -> [AuditFinding] {
    let backdrop = try painter.picture(
      of: screen.stage.displayList(isMasked: false).withoutSymbols)
    return screen.elements.filter { $0.node.kind == .button && $0.node.isEnabled }
      .compactMap { finding($0, over: backdrop) }
  }

  private func finding(_ element: AuditedElement, over backdrop: Bitmap) -> AuditFinding? {
    guard element.view.canBeUsed, !element.view.isAccessoryOfRow else { return nil }
    for order in screen.parts(of: element) {
      let drawn = screen.views[order]
      for image in drawn.images {
        let box = image.frame.intersection(drawn.visible)
        let parts = screen.uncovered(box, behind: order, andVeils: true)
        guard let tint = image.tint, let behind = Backdrop(of: parts, in: backdrop),
          let found = shortfall(
            of: tint.faded(by: drawn.opacity), over: behind, asked: AuditLevel.iconContrast,
            in: drawn.view)
        else { continue }
        return .of(element, .icons, found.words, isNote: found.isNote)
      }
    }
    return nil
  }

  // MARK: Ratios

  /// What is wrong with a colour over others; nil if the worst of them differs enough.
  private func shortfall(
    of color: Color, over behind: Backdrop, asked: Double, in view: UIView
  ) -> (ratio: Double, words: String, isNote: Bool)? {
    let ratios = behind.colors.map { (ratio: color.over($0).contrast(with: $0), color: $0) }
    guard let worst = ratios.min(by: { $0.ratio < $1.ratio }),
      worst.ratio < asked - Self.tolerance
    else { return nil }
    if behind.isVaried, let best = ratios.max(by: { $0.ratio < $1.ratio }) {
      let words =
        "from \(Self.text(worst.ratio)) to \(Self.text(best.ratio)) over a picture, asked: \(Self.text(asked))"
      return (worst.ratio, words, true)
    }
    let words =
      "\(Self.text(worst.ratio)) (\(color.over(worst.color).hexadecimal) on \(worst.color.hexadecimal)), "
      + "asked: \(Self.text(asked))"
    return (worst.ratio, words, isOfSystem(color, over: worst.color, in: view))
  }

  /// Whether it is one of UIKit's own colours over one of its backgrounds: several of them have
  /// less contrast, even
  /// for users who ask for more, and no app can change that.
  private func isOfSystem(_ color: Color, over background: Color, in view: UIView) -> Bool {
    let traits = view.traitCollection
    let isOne = { (color: Color, colors: [UIColor]) in
      colors.contains { $0.resolvedColor(with: traits).matches(color) }
    }
    // A badge, an action of a row and a filled button are white on one of its colours.
    if color == .white, isOne(background, UIColor.fillsOfSystem) {
      return sequence(first: view, next: \.superview).contains {
        $0 is UIButton || $0.isEngineClass
      }
    }
    let isBackground =
      traits.userInterfaceStyle == .dark
      ? background.luminance < Self.lightestInDark : background.luminance > Self.darkestInLight
    let isOwn = isOne(color, UIColor.textsOfSystem + UIColor.fillsOfSystem)
    return isBackground && (isOwn || view.isIn(UITabBar.self) && color.isGray)
  }

  /// How far a ratio may be below, as levels of 8 bits round: that of Android's accessibility
  /// tests.
  private static let tolerance = 0.01
  /// The luminance of UIKit's darkest background in light, a selected row's #D1D1D6, and of its
  /// lightest in dark,
  /// #3A3A3C, with room for glass.
  private static let darkestInLight = 0.6
  private static let lightestInDark = 0.08

  private static func text(_ ratio: Double) -> String {
    String(format: "%g", (ratio * 10).rounded() / 10)
  }
}

extension Color {
  /// Whether it has no hue.
  fileprivate nonisolated var isGray: Bool { red == green && green == blue }
}

extension Font.Weight {
  /// Whether WCAG would call it bold.
  fileprivate nonisolated var isBold: Bool {
    switch self {
    case .semibold, .bold, .heavy, .black: true
    default: false
    }
  }
}

extension UIView {
  /// Whether it is edited, with a caret or a selection behind its letters.
  fileprivate var isEdited: Bool {
    sequence(first: self, next: \.superview).contains { view in
      (view is UITextField || view is UITextView) && view.isFirstResponder
    }
  }

  /// Whether no control around it is disabled: WCAG asks nothing of what cannot be used.
  fileprivate var canBeUsed: Bool {
    sequence(first: self, next: \.superview).allSatisfy { view in
      !view.accessibilityTraits.contains(.notEnabled) && (view as? UIControl)?.isEnabled != false
        && (view as? UILabel)?.isEnabled != false
    }
  }
}

extension UIColor {
  /// UIKit's colours for texts alone.
  fileprivate static let textsOfSystem: [UIColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
  ]

  /// UIKit's colours for what is filled, and also for texts and symbols.
  fileprivate static let fillsOfSystem: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue,
    .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2,
    .systemGray3,
  ]

  /// Whether it is a colour, to the level of 8 bits.
  fileprivate func matches(_ color: Color) -> Bool {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let own = Color(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    return own.levels == color.levels
  }
}
