import Drawing
import Foundation

/// The views that a first responder shows in the place of the keyboard and above it.
///
/// The nearest in the responder chain that gives one decides, as in UIKit.
struct InputViews {
  /// The view in the place of the keyboard; nil for that.
  let input: UIView?
  /// The view above it; nil for none.
  let accessory: UIView?
  /// Who gave them, and gets what their responders do not handle.
  private(set) weak var owner: UIResponder?

  init(of responder: UIResponder?) {
    let chain = responder.map { sequence(first: $0, next: \.next) }.map(Array.init) ?? []
    input = chain.lazy.compactMap(\.inputView).first
    accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    owner = chain.first { $0.inputView != nil || $0.inputAccessoryView != nil }
  }

  var isEmpty: Bool { input == nil && accessory == nil }

  /// The height of the view above the keyboard in a width, in points.
  func accessoryHeight(width: CGFloat) -> CGFloat { height(of: accessory, width: width) }

  /// The height of the view in the place of the keyboard; nil for that of the keyboard.
  func inputHeight(width: CGFloat) -> CGFloat? {
    guard let input, !input.autoresizingMask.contains(.flexibleHeight) else { return nil }
    return height(of: input, width: width)
  }

  /// A view's own height, or else what its constraints or its content need.
  private func height(of view: UIView?, width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if view.autoresizingMask.contains(.flexibleHeight), view.intrinsicContentSize.height >= 0 {
      return view.intrinsicContentSize.height.finite
    }
    let isSelfSizing = (view as? UIInputView)?.allowsSelfSizing == true
    if !isSelfSizing, view.translatesAutoresizingMaskIntoConstraints, view.bounds.height > 0 {
      return view.bounds.height
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitting > 0 ? fitting : view.sizeThatFits(CGSize(width: width, height: 0)).height
  }
}

extension UIResponder {
  /// Whether a keyboard, or a view in its place or above it, is shown while it is first responder.
  var wantsKeyboard: Bool { acceptsText || !InputViews(of: self).isEmpty }
}
