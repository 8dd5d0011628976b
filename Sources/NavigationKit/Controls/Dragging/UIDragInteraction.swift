public import Foundation

/// Lets a finger lift items out of its view and carry them to another one.
///
/// A finger that rests for half a second lifts what the delegate gives; once it moves, it carries
/// that, and who takes it is the view below with a ``UIDropInteraction`` that wants it.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Whether new interactions are enabled: true.
  public class var isEnabledByDefault: Bool { true }

  /// Makes an interaction whose delegate gives the items.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.isEnabled = Self.isEnabledByDefault
    press.delegate = lift
    press.addAction(UIAction { [weak self] _ in self?.pressDidChange() })
  }

  /// Gives the items.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view it was added to.
  public private(set) weak var view: UIView?
  /// Whether items can be lifted; true unless set.
  open var isEnabled: Bool {
    get { press.isEnabled }
    set { press.isEnabled = newValue }
  }
  /// Whether other gestures of the view go on while a finger lifts items; false unless set.
  open var allowsSimultaneousRecognitionDuringLift = false

  let press = UILongPressGestureRecognizer()
  private lazy var lift = DragLift(of: self)
  /// The drag from its lift to its end; nil without one.
  var flow: DragFlow?

  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    flow?.cancel()
    old.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }
}

extension UIDragInteraction {
  /// Asks for items; returns whether there are any to lift.
  func prepareLift() -> Bool {
    guard flow == nil, let delegate, let window = view?.window else { return false }
    let session = DragSession(in: window, finger: { [weak press] in press?.location(in: nil) })
    session.allowsMoveOperation = true
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return false }
    session.allowsMoveOperation = delegate.dragInteraction(
      self, sessionAllowsMoveOperation: session)
    flow = DragFlow(session, of: self, in: window)
    return true
  }

  private func pressDidChange() {
    switch press.state {
    case .began: flow?.lift()
    case .changed: flow?.fingerDidMove()
    case .ended: flow?.release()
    case .cancelled: flow?.cancel()
    case .possible, .failed: break
    }
  }
}

/// Decides whether a press lifts items.
final class DragLift: NSObject, UIGestureRecognizerDelegate {
  private unowned let interaction: UIDragInteraction

  init(of interaction: UIDragInteraction) { self.interaction = interaction }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction.prepareLift()
  }

  /// A context menu opens from the same press, until the finger moves.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is ContextMenuGestureRecognizer
      || interaction.allowsSimultaneousRecognitionDuringLift
        && otherGestureRecognizer.view === interaction.view
  }
}
