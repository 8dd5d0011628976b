import Drawing
import Foundation

extension NavigationBarContent {
  /// Animates the parts with a transition's progress.
  func drive(
    _ motions: [BarMotion.Part: BarMotion.Motion], isUpper: Bool, by progress: TransitionProgress
  ) {
    for (part, motion) in motions {
      guard let view = view(of: part) else { continue }
      view.drive(
        .frame, from: .rect(placed(motion.uncovered, part)),
        to: .rect(placed(motion.covered, part)),
        by: progress, window: motion.moves)
      if let scale = motion.scale {
        view.drive(
          .textScale, from: .number(scale.uncovered), to: .number(scale.covered), by: progress,
          window: motion.moves)
        if part == .largeTitle { largeTitleView.open(over: bounds, by: progress) }
      }
      if let fades = motion.fades {
        view.drive(
          .alpha, from: .number(isUpper ? 0 : view.alpha), to: .number(isUpper ? view.alpha : 0),
          by: progress, window: fades)
      }
    }
    if !progress.isCrossFade { driveTitleColor(isUpper: isUpper, by: progress) }
  }

  /// Animates the weights of its title and of the back title above, from the former's to the
  /// latter's.
  func passWeight(to back: BackButton?, moves: ProgressWindow, by progress: TransitionProgress) {
    let labels = [isExpanded ? largeTitleView.label : titleLabel, back?.label].compactMap { $0 }
    let weights = labels.compactMap { $0.shownFont(in: traitCollection)?.weight.index }
    guard weights.count == 2 else { return }
    for label in labels {
      label.drive(
        .textWeight, from: .number(weights[0]), to: .number(weights[1]), by: progress, window: moves
      )
    }
  }

  /// Whether the back button above shows exactly this content's title.
  func isNamed(by back: BackButton?) -> Bool {
    guard let title = item.title, rest?.titleIsWhole == true else { return false }
    return title == back?.shownTitle
  }

  /// Converts a part's frame from left-to-right layout to its superview's coordinates.
  private func placed(_ frame: CGRect, _ part: BarMotion.Part) -> CGRect {
    switch part {
    case .chevron, .backTitle: back?.inside(placed(frame)) ?? frame
    case .title, .largeTitle, .prompt, .search, .left, .right: placed(frame)
    }
  }

  /// Animates the colour between that of the title and that of the back title.
  private func driveTitleColor(isUpper: Bool, by progress: TransitionProgress) {
    let shown = isExpanded ? largeTitleView.label : titleLabel
    guard let title = color(shown.textColor),
      let button = color((isUpper ? back?.titleColor : nil) ?? tintColor)
    else { return }
    let label = isUpper ? back?.label : shown
    label?.drive(.contentColor, from: .color(title), to: .color(button), by: progress)
  }

  /// Replaces another content: parts that show the same stay or move, the others cross-fade.
  func crossFade(from old: NavigationBarContent) {
    let kept = Set(parts.filter { shows($0, like: old) })
    for part in old.parts where kept.contains(part) { old.view(of: part)?.isHidden = true }
    let starts = kept.compactMap { part in old.view(of: part).map { (part, $0.frame) } }
    let arriving = parts.filter { !kept.contains($0) }.compactMap(view)
    let opacities = arriving.map(\.stateAlpha)
    let ends = starts.map { view(of: $0.0)?.frame ?? $0.1 }
    UIView.performWithoutAnimation {
      for (part, frame) in starts { view(of: part)?.frame = frame }
      for view in arriving { view.stateAlpha = 0 }
    }
    UIView.animate(
      withDuration: BarMetrics.fadeDuration,
      animations: {
        for (start, end) in zip(starts, ends) { view(of: start.0)?.frame = end }
        for (view, opacity) in zip(arriving, opacities) { view.stateAlpha = opacity }
        old.alpha = 0
      }, completion: { _ in old.removeFromSuperview() })
  }
}

nonisolated extension Font.Weight {
  /// The weight's index from the lightest to the heaviest.
  fileprivate var index: CGFloat { CGFloat(Font.Weight.allCases.firstIndex(of: self) ?? 0) }
}
