import Foundation
import NavigationKit

/// The fingers, the recognisers that watch them, and what became of them and why.
final class TouchesPage: FactsPage {
  init(_ inspection: Inspection) {
    super.init(inspection, title: "Touches", symbol: "hand.tap")
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
    let height = timeline.show(changesSoFar, until: inspection.shownTime)
    let frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: height)
    guard timeline.frame.size != frame.size || tableView.tableHeaderView == nil else { return }
    timeline.frame = frame
    tableView.tableHeaderView = height > 0 ? timeline : nil
  }

  override var sections: [FactSection] {
    [
      FactSection(title: "Fingers", facts: fingers),
      FactSection(title: "Recognisers", facts: recognizers),
      FactSection(title: "What happened", facts: changes),
    ]
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
          name: "view", value: finger.view + (finger.isTakenFromView ? ", taken away" : ""),
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

  /// What happened until the frame that is shown.
  private var changesSoFar: [GestureChange] {
    inspection.gesture.changes.filter { $0.time <= inspection.shownTime }
  }

  /// The view that got a touch which no recogniser took.
  private func received(_ changes: [GestureChange]) -> Fact? {
    guard let receiver = inspection.gesture.receiver, receiver.time <= inspection.shownTime,
      !changes.contains(where: { [.began, .changed, .ended].contains($0.state) })
    else { return nil }
    return Fact(
      name: receiver.view,
      value: "\(Fact.seconds(receiver.time - (changes.first?.time ?? receiver.time)))"
        + " got the touch: no recogniser took it")
  }

  private var changes: [Fact] {
    let changes = changesSoFar
    return changeFacts(changes) + [received(changes)].compactMap(\.self)
  }

  private func changeFacts(_ changes: [GestureChange]) -> [Fact] {
    let start = changes.first?.time ?? 0
    // Of one gesture that goes on, the last change is enough.
    let told = changes.enumerated().filter { index, change in
      change.state != .changed || changes.dropFirst(index + 1).first?.state != .changed
    }
    return told.map(\.element).map { change in
      let reason =
        switch change.cause {
        case .lost(let winner): ": \(Self.short(winner)) won"
        case .refused: ": not allowed to begin"
        case nil: Self.victory(of: change, among: changes)
        }
      return Fact(
        name: Self.short(change.recognizer),
        value: "\(Fact.seconds(change.time - start)) \(change.state)\(reason)")
    }
  }

  /// Why a recogniser began: whom it kept from it, in the same instant.
  private static func victory(of change: GestureChange, among all: [GestureChange]) -> String {
    guard change.state == .began || change.state == .ended else { return "" }
    let losers = all.filter { $0.time == change.time && $0.cause == .lost(to: change.recognizer) }
    guard !losers.isEmpty else { return "" }
    return ": won over " + losers.map { short($0.recognizer) }.joined(separator: ", ")
  }

  /// A recogniser's class without what all have in common.
  static func short(_ name: String) -> String {
    name.replacingOccurrences(of: "GestureRecognizer", with: "")
      .replacingOccurrences(of: "UI", with: "")
  }
}
