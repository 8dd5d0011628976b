public import Foundation

/// A view that a person presses or sets, and that tells when that happens.
open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit a kind.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on it.
    public nonisolated static let touchDown = Event(rawValue: 1 << 0)
    /// The finger moved inside.
    public nonisolated static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public nonisolated static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger was lifted inside: a press.
    public nonisolated static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public nonisolated static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger was taken away.
    public nonisolated static let touchCancel = Event(rawValue: 1 << 8)
    /// A person set another value.
    public nonisolated static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is mainly for was asked for.
    public nonisolated static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// Makes a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control that does something when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether it can be used.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Whether a finger that came down on it is still down.
  public private(set) var isTracking = false

  private var actions: [(action: UIAction, events: Event)] = []

  /// Adds something to do when one of some events happens; an action of the same name is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes an action by its name.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == identifier && $0.events == controlEvents }
  }

  /// Tells what happened, to everything that was added for it.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform(sender: self)
    }
  }

  /// The bounds a finger may be in and still press: at least 44 points, as the guidelines ask.
  var pressBounds: CGRect { bounds }

  /// How far outside the finger may slip and still press, in points; as UIKit's buttons allow.
  static let pressTolerance: CGFloat = 70

  /// Brings the looks up to date with enabled, selected and highlighted.
  func stateDidChange() {}

  override var elementIsEnabled: Bool { isEnabled }

  open override func point(inside point: CGPoint) -> Bool { pressBounds.contains(point) }

  open override func hitTest(_ point: CGPoint) -> UIView? {
    guard isEnabled else {
      return hitTestSubviews(point) == nil ? nil : self
    }
    return super.hitTest(point)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isTracking = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isHighlighted = isWithinReach(touch)
    sendActions(for: isHighlighted ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isWithinReach(touch)
    isTracking = false
    isHighlighted = false
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  private func isWithinReach(_ touch: UITouch) -> Bool {
    let reach = -UIControl.pressTolerance
    return pressBounds.insetBy(dx: reach, dy: reach).contains(touch.location(in: self))
  }
}
