nonisolated extension StepKey {
  /// An example of the step.
  var example: String {
    switch self {
    case .tap: "tap: Family"
    case .press: "press: [2, 300]"
    case .move: "move: {to: [180, 300], over: 0.3}"
    case .release: "release"
    case .cancel: "cancel"
    case .drag: "drag: {from: [2, 300], to: [180, 300], over: 0.3}"
    case .fling: "fling: {from: [200, 600], velocity: [0, -1500]}"
    case .wheel: "wheel: {at: [200, 400], by: [0, -120]}"
    case .secondaryClick: "secondary-click: Family"
    case .segue: "segue: showDetail"
    case .scene: "scene: Settings"
    case .key: "key: escape"
    case .type: "type: Hello"
    case .rotate: "rotate"
    case .resize: "resize: [500, 400]"
    case .restart: "restart"
    case .look: "look: {appearance: dark}"
    case .wait: "wait: 0.1"
    case .settle: "settle"
    case .capture: "capture: albums"
    case .film: "film: {name: pop, frames: 8, over: 0.5}"
    case .audit: "audit: {checks: [clipped, targets]}"
    case .expect: "expect: {title: Albums}"
    case .use: "use: login.part.yaml"
    case .choose: "if: {present: Allow, then: [tap: Allow]}"
    case .loop: "repeat: {times: 3, steps: [key: down]}"
    case .forEach: "for-each: {row: [Files, Photos], steps: [tap: \"${row}\", settle]}"
    }
  }
}
