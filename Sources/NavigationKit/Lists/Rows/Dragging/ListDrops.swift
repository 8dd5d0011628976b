import Foundation

/// Lets a list take what a finger carries: rows or items make room, and the delegate is asked.
final class ListDrops: UIDropInteractionDelegate {
  private unowned let list: any DragList
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  /// The drag that is over the list; nil without one.
  private(set) var session: (any UIDropSession)?
  private var proposal = UIDropProposal(operation: .cancel)
  /// The row or item below the finger; nil beside them.
  private var path: IndexPath?
  /// The row or item that is highlighted, as the drop would go into it.
  private var highlighted: IndexPath?
  /// Where what is dropped comes down.
  private var landings = DropLandings()

  init(of list: any DragList) { self.list = list }

  /// Where the finger is, in the list's coordinates; nil if it carries nothing here.
  var finger: CGPoint? { session.map { $0.location(in: list) } }

  /// The list has scrolled below the finger.
  func didScroll() { (session as? DropSession)?.drag.flow?.updateTarget() }

  // MARK: Over the list

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { list.wantsDrop(of: session) ?? canMove(session) }

  /// Whether a drag is of a row or item of the list that can be moved.
  private func canMove(_ session: any UIDropSession) -> Bool {
    guard list.drags.gave(session), session.items.count == 1, let origin = list.drags.origin
    else { return false }
    return list.canMoveByDrag(origin)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    self.session = session
    list.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    path = list.sweptPath(at: session.location(in: list))
    proposal = list.proposal(for: session, at: path)
    show(session)
    list.edgeScroll.update()
    return proposal
  }

  /// Shows where the drop would go.
  private func show(_ session: any UIDropSession) {
    let point = session.location(in: list)
    let isAccepted = [.copy, .move].contains(proposal.operation)
    let place = isAccepted ? list.place(of: proposal, at: path, point) : .anywhere
    highlight(place == .into ? path : nil)
    if place == .between, proposal.operation == .move, canMove(session) {
      list.openGap(at: nil)
      list.carry(from: list.drags.origin, to: point)
    } else {
      cancelCarrying()
      list.openGap(at: place == .between ? path : nil)
    }
  }

  private func highlight(_ path: IndexPath?) {
    guard path != highlighted else { return }
    if let highlighted { list.highlightDrop(at: highlighted, isOn: false) }
    highlighted = path
    if let path { list.highlightDrop(at: path, isOn: true) }
  }

  private func cancelCarrying() {
    if list.carriedPlace != nil { list.cancelMoving() }
  }

  private func leave() {
    session = nil
    highlight(nil)
    list.edgeScroll.stop()
    list.openGap(at: nil)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    cancelCarrying()
    list.dropDidExit(session)
  }

  // MARK: Dropping

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let carried = list.carriedPlace
    if let carried, list.endCarrying() {
      if let item = session.items.first { land(item, at: carried) }
      return leave()
    }
    if carried != nil { list.putBack() }
    leave()
    let source = list.drags.gave(session) ? list.drags.origin : nil
    landings = list.perform(
      ListDrop(
        session: session, source: source, size: source.map { list.cellFrame(at: $0).size } ?? .zero,
        destination: carried ?? path, proposal: proposal))
    list.layoutIfNeeded()
  }

  private func land(_ item: UIDragItem, at path: IndexPath) {
    _ = landings.add(item) { [list] in DropLandings.Place(list.cellFrame(at: path), in: list) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    landings.preview(of: item, from: defaultPreview) ?? defaultPreview
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { landings.join(animator, of: item) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave()
    cancelCarrying()
    landings = DropLandings()
    list.dropDidEnd(session)
  }
}
