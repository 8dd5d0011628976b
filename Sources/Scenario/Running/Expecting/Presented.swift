import Foundation
import NavigationKit

/// What is presented in front of all else.
nonisolated struct Presented: Hashable {
  let style: ScenarioStep.PresentedQuery.Style
  /// The title of the page on top, or of the alert; empty for none.
  let title: String

  /// Why this is not what is expected, in words; nil if it is.
  func difference(from query: ScenarioStep.PresentedQuery) -> String? {
    let isMet =
      style != .none && query.style == nil || style == query.style
    if isMet, query.title?.matches(title) ?? true { return nil }
    return "\(words) is presented, expected \(query.words)"
  }

  /// What it is, for people.
  var words: String {
    style == .none ? "nothing" : style.words + (title.isEmpty ? "" : " “\(title)”")
  }
}

extension Presented {
  /// What is presented on a stage, and is not on its way out.
  init(on stage: Stage) {
    let root = stage.window.rootViewController
    let layers = Array(sequence(first: root) { $0?.presentedViewController }).compactMap(\.self)
    guard let last = layers.lastIndex(where: { !$0.isBeingDismissed }), last > 0 else {
      (style, title) = (.none, "")
      return
    }
    let front = layers[last]
    style = Self.style(of: front)
    let page = ScreenInspection(of: stage).presented[last - 1].last?.title ?? ""
    title = (front as? UIAlertController)?.title ?? page
  }

  private static func style(of front: UIViewController) -> ScenarioStep.PresentedQuery.Style {
    if let alert = front as? UIAlertController {
      return alert.preferredStyle == .alert ? .alert : .actionSheet
    }
    return switch front.presentationController?.presentationStyle ?? front.modalPresentationStyle {
    case .pageSheet, .formSheet, .automatic: .sheet
    case .popover: .popover
    case .custom: .custom
    default: .fullScreen
    }
  }
}

nonisolated extension ScenarioStep.PresentedQuery {
  fileprivate var words: String {
    let what = style == ScenarioStep.PresentedQuery.Style.none ? "nothing" : style?.words
    let titled = title.map { "titled \($0)" }
    let words = [what ?? "something", titled].compactMap(\.self)
    return words.joined(separator: " ")
  }
}

nonisolated extension ScenarioStep.PresentedQuery.Style {
  fileprivate var words: String {
    switch self {
    case .sheet: "a sheet"
    case .popover: "a popover"
    case .alert: "an alert"
    case .actionSheet: "an action sheet"
    case .fullScreen: "a full screen"
    case .custom: "a presentation of the app's own"
    case .none: "nothing"
    }
  }
}
