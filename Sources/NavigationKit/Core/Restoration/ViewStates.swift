import Foundation

/// The saved states of the views of a controller, by their restoration identifiers.
struct ViewStates {
  /// For each identifier the states of the views that have it, from back to front.
  private var states: [String: [[String: RestorationValue]]] = [:]

  /// The key of the states among a controller's values.
  static let key = "UIViewController.views"

  /// Encodes the state of each of the views.
  init?(of views: [UIView], encodedBy encode: (UIView) -> [String: RestorationValue]) {
    for view in views {
      guard let identifier = view.restorationIdentifier else { continue }
      states[identifier, default: []].append(encode(view))
    }
    if states.isEmpty { return nil }
  }

  /// Reads the states among a controller's values; nil if there are none.
  init?(in values: [String: RestorationValue]) {
    guard case .dictionary(let views) = values[Self.key] else { return nil }
    states = views.mapValues { value in
      guard case .list(let list) = value else { return [] }
      return list.compactMap { if case .dictionary(let state) = $0 { state } else { nil } }
    }
  }

  /// The states as a value in an archive.
  var value: RestorationValue {
    .dictionary(states.mapValues { .list($0.map(RestorationValue.dictionary)) })
  }

  /// Has views decode their states.
  func restore(_ views: [UIView]) {
    var rest = states
    for view in views {
      guard let identifier = view.restorationIdentifier, rest[identifier]?.isEmpty == false,
        let state = rest[identifier]?.removeFirst()
      else { continue }
      view.decodeRestorableState(with: RestorationCoder(state, references: nil))
    }
  }
}

extension UIViewController {
  /// The states of the views that have a restoration identifier; nil if there are none.
  func savedViews(encodedBy encode: (UIView) -> [String: RestorationValue]) -> ViewStates? {
    // Restored views that have not appeared since are saved again as they were.
    viewStates ?? ViewStates(of: identifiedViews, encodedBy: encode)
  }

  /// Has the views decode their states, when they are first needed.
  func restoreViews() {
    guard let states = viewStates else { return }
    viewStates = nil
    states.restore(identifiedViews)
  }

  /// The views with a restoration identifier, from back to front, without those of children.
  private var identifiedViews: [UIView] { viewIfLoaded.map { identified(in: $0) } ?? [] }

  private func identified(in view: UIView) -> [UIView] {
    let inner = view.subviews.filter { $0.viewController == nil }.flatMap { identified(in: $0) }
    return view.restorationIdentifier == nil ? inner : [view] + inner
  }
}
