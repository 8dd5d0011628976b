import Foundation

/// A drag from the moment a finger lifts items until they are down or back.
final class DragFlow {
  /// How far the drag has come.
  enum Phase {
    /// Items are lifted where they were.
    case lifted
    /// A finger carries them.
    case carried
    /// The finger has let go.
    case over
  }

  let session: DragSession
  let dropSession: DropSession
  let interaction: UIDragInteraction
  let window: UIWindow
  private(set) var phase = Phase.lifted
  /// The carried items, in their order.
  var carried: [CarriedItem] = []
  private(set) var target: DropTarget?
  /// The interactions that the finger was over.
  private(set) var visited: [UIDropInteraction] = []
  /// Whether interactions want to hear of the drag, as they answered.
  private var answers: [ObjectIdentifier: Bool] = [:]
  private let start: CGPoint
  private let liftAnimator = DragAnimator()
  private lazy var badge = DragBadge(count: session.items.count)

  init(_ session: DragSession, of interaction: UIDragInteraction, in window: UIWindow) {
    (self.session, self.interaction, self.window) = (session, interaction, window)
    dropSession = DropSession(of: session)
    start = session.place
    session.flow = self
  }

  private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

  // MARK: Lifting

  /// Lifts the items.
  func lift() {
    carried = session.items.map { item in
      CarriedItem(
        item,
        delegate?.dragInteraction(interaction, previewForLifting: item, session: session),
        finger: start)
    }
    for thing in carried.reversed() { thing.show(in: window) }
    for thing in carried { thing.source?.view.stateAlpha = 0 }
    delegate?.dragInteraction(interaction, willAnimateLiftWith: liftAnimator, session: session)
    UIView.animate(withDuration: DragMetrics.liftDuration) {
      for thing in carried { thing.rise() }
      liftAnimator.animate()
    }
  }

  /// The finger becomes one that carries the items.
  private func begin() {
    phase = .carried
    for menu in (interaction.view?.interactions ?? []).compactMap({
      $0 as? UIContextMenuInteraction
    }) { menu.dismissMenu() }
    liftAnimator.complete(.end)
    delegate?.dragInteraction(interaction, sessionWillBegin: session)
    for index in carried.indices {
      carried[index].source?.view.stateAlpha = 1
      carried[index].showItemPreview(in: window)
    }
    guard let front = carried.first?.view else { return }
    badge.center = CGPoint(x: front.bounds.maxX - DragMetrics.badgeSize / 2, y: 0)
    front.addSubview(badge)
  }

  // MARK: Carrying

  /// The items follow the finger.
  func fingerDidMove() {
    guard phase != .over else { return }
    session.follow()
    if phase == .lifted {
      let distance = hypot(session.place.x - start.x, session.place.y - start.y)
      guard distance >= DragMetrics.startDistance else { return }
      begin()
    }
    guard phase == .carried else { return }
    for (place, thing) in carried.enumerated().reversed() {
      thing.follow(session.place, place: place)
      window.bringSubviewToFront(thing.view)
    }
    delegate?.dragInteraction(interaction, sessionDidMove: session)
    updateTarget()
  }

  /// Notifies the interaction below the finger, and asks for its proposal.
  func updateTarget() {
    guard phase == .carried else { return }
    let found = DropTarget.interactions(at: session.place, in: window).first(where: wants)
    if found !== target?.interaction {
      let left = target?.interaction
      target = found.map { DropTarget(interaction: $0) }
      left.map { $0.delegate?.dropInteraction($0, sessionDidExit: dropSession) }
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: dropSession)
      }
    }
    if let found,
      let proposal = found.delegate?.dropInteraction(
        found, sessionDidUpdate: dropSession)
    {
      target?.proposal = proposal
    }
    badge.show(target?.operation(in: dropSession))
  }

  private func wants(_ interaction: UIDropInteraction) -> Bool {
    if let answer = answers[ObjectIdentifier(interaction)] { return answer }
    let answer =
      interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) ?? false
    answers[ObjectIdentifier(interaction)] = answer
    return answer
  }

  // MARK: Letting go

  /// The finger lets go: the items come down, or go back.
  func release() {
    guard phase == .carried else { return cancel() }
    guard let target, [.copy, .move].contains(target.operation(in: dropSession)) else {
      return cancel()
    }
    phase = .over
    drop(on: target.interaction, target.operation(in: dropSession))
  }

  /// The items go back to where they were.
  func cancel() {
    let former = phase
    guard former != .over else { return }
    phase = .over
    badge.removeFromSuperview()
    guard former == .carried else { return putDown() }
    goBack()
  }

  /// Puts down items that were only lifted.
  private func putDown() {
    UIView.animate(withDuration: DragMetrics.liftDuration) {
      for thing in carried { thing.land() }
    } completion: { [self] _ in
      for thing in carried {
        thing.source?.view.stateAlpha = 1
        thing.view.removeFromSuperview()
      }
      liftAnimator.complete(.start)
      interaction.flow = nil
    }
  }

  /// Takes the carried items off the screen, and notifies all interactions of the end.
  func finish(_ operation: UIDropOperation) {
    badge.removeFromSuperview()
    for thing in carried { thing.view.removeFromSuperview() }
    for interaction in visited {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession)
    }
    interaction.flow = nil
    delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    if operation == .copy || operation == .move {
      delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
    }
  }
}
