import Foundation
import NavigationKit

/// The fingers, the recognisers that watch them, and what became of them and why.
final class TouchesPage: FactsPage {
  init(_ inspection: Inspection) {
    super.init(inspection, title: "Touches", symbol: "hand.tap", selectedSymbol: "hand.tap.fill")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Areas",
      primaryAction: UIAction { [weak self, inspection] _ in
        inspection.showsTouchAreas.toggle()
        self?.refresh()
      })
  }

  private let timeline = GestureTimeline(frame: .zero)

  override func refresh() {
    super.refresh()
    navigationItem.rightBarButtonItem?.isSelected = inspection.showsTouchAreas
    let height = timeline.show(inspection.gesture, until: inspection.shownTime)
    let frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: height)
    guard timeline.frame.size != frame.size || tableView.tableHeaderView == nil else { return }
    timeline.frame = frame
    tableView.tableHeaderView = height > 0 ? timeline : nil
  }

  override var sections: [FactSection] {
    [
      FactSection(title: "Areas", facts: inspection.showsTouchAreas ? Self.areas : []),
      FactSection(title: "Fingers", facts: fingers),
      FactSection(title: "Recognisers", facts: recognizers),
      FactSection(
        title: "What happened",
        facts: GestureHistory(of: inspection.gesture, until: inspection.shownTime).facts),
    ]
  }

  /// The legend of the colours over the screen.
  private static let areas = TouchAreaMap.Kind.allCases.map {
    Fact(name: $0.name, value: $0.meaning, swatch: $0.swatch)
  }

  private var fingers: [Fact] {
    let down = inspection.shown.fingers
    guard !down.isEmpty else {
      return [Fact(name: "None is down")]
    }
    return down.flatMap { finger in
      let velocity = inspection.gesture.velocity(of: finger.id, at: inspection.shownTime)
      return [
        Fact(
          name: "Finger \(finger.id)",
          value: "\(Fact.text(finger.position.x)), \(Fact.text(finger.position.y))"),
        Fact(
          name: "moved",
          value: "\(Fact.text(finger.distance.width)), \(Fact.text(finger.distance.height))",
          depth: 1),
        Fact(
          name: "velocity",
          value: "\(Fact.text(velocity.dx.rounded())), \(Fact.text(velocity.dy.rounded())) pt/s",
          depth: 1),
        Fact(
          name: "view", value: finger.view + (finger.isCancelledInView ? ", taken away" : ""),
          depth: 1),
      ]
    }
  }

  private var recognizers: [Fact] {
    inspection.shown.gestures.map { report in
      let waits = report.waitsFor.map(Self.short).joined(separator: ", ")
      return Fact(
        name: Self.short(report.recognizer),
        value: "\(report.state)\(waits.isEmpty ? "" : ", waits for \(waits)")\n\(report.view)")
    }
  }

  /// A recogniser's class without what all have in common.
  static func short(_ name: String) -> String {
    name.replacingOccurrences(of: "GestureRecognizer", with: "")
      .replacingOccurrences(of: "UI", with: "")
  }
}
