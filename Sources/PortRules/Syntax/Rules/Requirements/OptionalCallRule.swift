import SwiftSyntax

/// Optional calls of UIKit's delegates, whose methods all have defaults here: the `?` goes.
///
/// Closures are called the same way, but never with labels; calls without a label are told apart by
/// the method's name.
struct OptionalCallRule: Rule {
  let requirements: OptionalRequirements

  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for site in rewriting.source.sites.calls {
      guard let call = OptionalCall(site), requirements.matching(call) == nil,
        call.labels.contains(where: { !$0.isEmpty }) || Self.isOfUIKit(call, in: index)
      else { continue }
      rewriting.strike(call.mark.range)
    }
  }

  private static func isOfUIKit(_ call: OptionalCall, in index: ModuleIndex) -> Bool {
    let name = call.name.name
    guard !call.labels.isEmpty, !index.hasProperty(name) else { return false }
    return starts.contains { start in
      name.hasPrefix(start) && name.dropFirst(start.count).first?.isUppercase == true
    } || name == "numberOfSections"
  }

  /// The beginnings of methods of UIKit's delegates that have one argument without a label.
  private static let starts = [
    "application", "gestureRecognizer", "navigationController", "picker",
    "popoverPresentationController",
    "presentationController", "scene", "scrollView", "searchBar", "searchController",
    "splitViewController",
    "tabBarController", "tableView", "collectionView", "textField", "textView",
    "sectionIndexTitles",
    "adaptivePresentationStyle", "animationController",
  ]
}

extension ModuleIndex {
  /// Whether any type of the module declares a property of a name.
  fileprivate func hasProperty(_ name: String) -> Bool {
    types.values.contains { $0.contains { $0.properties.contains { $0.name == name } } }
  }
}
