import Testing

@testable import NavigationKit

/// Which one of several appearances a bar uses.
struct AppearanceChoiceTests {
  private nonisolated static let normal = BarSituation()
  private nonisolated static let compact = BarSituation(isCompact: true)
  private nonisolated static let edge = BarSituation(isAtEdge: true)
  private nonisolated static let compactEdge = BarSituation(isCompact: true, isAtEdge: true)

  /// The names of all appearances.
  private static let all = [
    "item.standard", "item.compact", "item.edge", "item.compactEdge", "bar.standard",
    "bar.compact", "bar.edge", "bar.compactEdge",
  ]

  /// The precedence of appearances in a situation.
  private nonisolated static let orders: [(BarSituation, [String])] = [
    (normal, ["item.standard", "bar.standard"]),
    (compact, ["item.compact", "bar.compact", "item.standard", "bar.standard"]),
    (edge, ["item.edge", "bar.edge", "item.standard", "bar.standard"]),
    (
      compactEdge,
      [
        "item.compactEdge", "bar.compactEdge", "item.edge", "bar.edge", "item.compact",
        "bar.compact", "item.standard", "bar.standard",
      ]
    ),
  ]

  @Test(arguments: orders)
  func `the first in the order counts, whatever else is given`(
    situation: BarSituation, order: [String]
  ) {
    var names = Set(Self.all)
    for name in order {
      #expect(choose(names, in: situation)?.appearance == name)
      names.remove(name)
    }
    #expect(choose(names, in: situation) == nil)
  }

  @Test(arguments: orders)
  func `at the edge what was meant for elsewhere loses its background`(
    situation: BarSituation, order: [String]
  ) {
    for name in order {
      let loses = situation.isAtEdge && !name.lowercased().hasSuffix("edge")
      #expect(choose([name], in: situation)?.losesBackground == loses)
    }
  }

  private func choose(
    _ names: Set<String>, in situation: BarSituation
  ) -> ChosenAppearance<String>? {
    ChosenAppearance(item: set("item", of: names), bar: set("bar", of: names), in: situation)
  }

  private func set(_ owner: String, of names: Set<String>) -> BarAppearances<String> {
    let named = { (name: String) in names.contains("\(owner).\(name)") ? "\(owner).\(name)" : nil }
    return BarAppearances(
      standard: named("standard"), compact: named("compact"), scrollEdge: named("edge"),
      compactScrollEdge: named("compactEdge"))
  }
}
