import Foundation
import Yams

nonisolated extension ScenarioReader {
  /// Reads when and where a run begins.
  mutating func time(_ node: Node) -> ScenarioTime? {
    guard let entries = entries(of: node, .time), let zone = zone(entries[PartKey.zone]) else {
      return nil
    }
    guard let node = entries[PartKey.date] else { return ScenarioTime(zone: zone, date: nil) }
    guard let text = text(node, for: PartKey.date.rawValue) else { return nil }
    guard let date = ScenarioTime.date(written: text, in: zone) else {
      report(
        .otherValue(key: PartKey.date.rawValue, expected: .date, found: .text(text)), at: node.place
      )
      return nil
    }
    return ScenarioTime(zone: zone, date: date)
  }

  private mutating func zone(_ node: Node?) -> TimeZone? {
    guard let node, let name = text(node, for: PartKey.zone.rawValue) else { return nil }
    guard ScenarioTime.isZone(name), let zone = TimeZone(identifier: name) else {
      report(
        .otherValue(key: PartKey.zone.rawValue, expected: .timeZone, found: .text(name)),
        at: node.place)
      return nil
    }
    return zone
  }
}
