import NavigationKit

/// Values for all metrics that go well together, to begin with.
struct TuningPreset {
  /// Its name for people.
  let title: String
  /// The changes to the default values.
  private let change: (inout TransitionMetrics) -> Void

  /// The metrics.
  var metrics: TransitionMetrics {
    var metrics = TransitionMetrics()
    change(&metrics)
    return metrics
  }

  /// All presets, the default one first.
  static let all = [
    TuningPreset(title: "Usual Values") { _ in },
    TuningPreset(title: "Calm Values") { metrics in
      (metrics.stiffness, metrics.dim, metrics.sheetReturnDuration) = (400, 0.05, 0.5)
      (metrics.alertDuration, metrics.menuDuration) = (0.8, 0.35)
      (metrics.contextMenuDuration, metrics.keyboardDuration) = (0.55, 0.4)
    },
    TuningPreset(title: "Brisk Values") { metrics in
      (metrics.stiffness, metrics.dim, metrics.sheetReturnDuration) = (2000, 0.15, 0.2)
      (metrics.alertDuration, metrics.menuDuration) = (0.35, 0.12)
      (metrics.contextMenuDuration, metrics.keyboardDuration) = (0.25, 0.18)
    },
    TuningPreset(title: "Easy to Catch Values") { metrics in
      (metrics.edgeSwipeWidth, metrics.releaseVelocityWeight) = (60, 0.5)
    },
  ]
}
