import Foundation

extension NavigationBarContent {
  /// Puts the parts under a transition's progress.
  func drive(
    _ motions: [BarMotion.Part: BarMotion.Motion], isUpper: Bool, by progress: TransitionProgress
  ) {
    for (part, motion) in motions {
      guard let view = view(of: part) else { continue }
      view.drive(
        .frame, from: .rect(motion.uncovered), to: .rect(motion.covered), by: progress,
        window: motion.moves)
      if let fades = motion.fades {
        view.drive(
          .alpha, from: .number(isUpper ? 0 : view.alpha), to: .number(isUpper ? view.alpha : 0),
          by: progress, window: fades)
      }
    }
    driveTitleColor(isUpper: isUpper, by: progress)
  }

  /// Between title and back title the colour passes from the one's to the other's.
  private func driveTitleColor(isUpper: Bool, by progress: TransitionProgress) {
    guard let title = color(.label), let button = color(tintColor) else { return }
    let label = isUpper ? back?.label : titleLabel
    label?.drive(.contentColor, from: .color(title), to: .color(button), by: progress)
  }

  private func view(of part: BarMotion.Part) -> UIView? {
    switch part {
    case .chevron: back?.chevron
    case .backTitle: back?.label
    case .title: title
    case .left(let index): left[index]
    case .right(let index): right[index]
    }
  }
}
