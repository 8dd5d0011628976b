import Drawing
import Foundation

/// A view's own settings for tints.
struct ViewTint {
  /// Its own tint; nil for that of its superview.
  var color: UIColor?
  /// The mode that the app set.
  var mode = UIView.TintAdjustmentMode.automatic
  /// How grey a presentation over the view makes tints, 0 or 1; the app's mode wins.
  var dimming: CGFloat = 0
}

extension UIView {
  /// How tints are shown.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As in the superview.
    case automatic
    /// As they are.
    case normal
    /// Grey.
    case dimmed
  }

  /// The first mode that is set, from the view upwards.
  var tintMode: TintAdjustmentMode {
    if tint.mode != .automatic { return tint.mode }
    return tint.dimming > 0 ? .dimmed : superview?.tintMode ?? .normal
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    guard mode != tint.mode else { return }
    tint.mode = mode
    spreadTintMode()
  }

  /// The first tint that is set, from the view upwards, as it is without dimming.
  var inheritedTint: UIColor { tint.color ?? superview?.inheritedTint ?? .systemBlue }

  /// A tint as it is shown in the view.
  func adjusted(_ color: UIColor) -> UIColor { tintMode == .dimmed ? color.dimmed : color }

  /// Takes a tint of its own; nil for that of the superview, in a window for the app's accent colour.
  func setOwnTint(_ color: UIColor?) {
    fadingContentColors {
      tint.color = color ?? (self as? UIWindow)?.stage?.accentColor
      customized(\.tintColor)
      spreadTintChange()
    }
  }

  /// Notifies the view, and the subviews that inherit its tint, of a new one.
  private func spreadTintChange() {
    tintColorDidChange()
    for subview in subviews where subview.tint.color == nil { subview.spreadTintChange() }
  }

  /// Notifies the view, and the subviews that inherit its mode, that tints look different now.
  private func spreadTintMode() {
    tintColorDidChange()
    for subview in subviews where subview.tint.mode == .automatic { subview.spreadTintMode() }
  }

  /// How grey a presentation over the view makes tints, 0 or 1; in an animation block, the views
  /// that show them fade.
  var tintDimming: CGFloat {
    get { tint.dimming }
    set { if newValue != tint.dimming { dimTints(by: newValue) } }
  }

  private func dimTints(by dimming: CGFloat) {
    fadingContentColors(evenIfMarked: true) {
      let old = tint.dimming
      tint.dimming = dimming
      propertyDidChange(.tintDimming, fromNumber: old)
      spreadTintMode()
    }
  }

  /// Makes a change; in an animation block, content inside fades between its colours before and
  /// after the change.
  ///
  /// - Parameter evenIfMarked: Whether it fades even where a layout waits, which is animated as well
  ///   then.
  func fadingContentColors(evenIfMarked: Bool = false, _ change: () -> Void) {
    let context = AnimationContext.current
    let fades = evenIfMarked ? context != nil : context?.isTransition == true && !isMarked
    let before = fades ? contentColors : []
    change()
    guard !before.isEmpty else { return }
    // Most views take their colours as they are laid out.
    layoutIfNeeded()
    for (view, old) in before {
      guard let new = view.contentColor, new != old else { continue }
      let traits = view.traitCollection
      view.propertyDidChange(
        .contentColor, from: .color(old.color(in: traits)), to: .color(new.color(in: traits)))
    }
  }

  /// The colours of all content inside that may be tinted.
  private var contentColors: [(UIView, UIColor)] {
    (contentColor.map { [(self, $0)] } ?? []) + subviews.flatMap(\.contentColors)
  }
}

extension UIColor {
  /// The colour as a grey that is as light, and lets a little shine through.
  nonisolated var dimmed: UIColor {
    UIColor { [self] traits in
      let color = color(in: traits)
      // The weights of ITU-R BT.601.
      let grey = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(white: grey, alpha: min(color.alpha, UIColor.dimmedAlpha))
    }
  }

  /// The opacity of a dimmed tint, chosen by eye.
  private nonisolated static let dimmedAlpha: CGFloat = 0.8
}
