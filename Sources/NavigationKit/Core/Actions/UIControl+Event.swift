extension UIControl {
  /// The events of a control, as a set.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each kind of event.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began inside.
    public nonisolated static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began inside, with a tap count above 1.
    public nonisolated static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved and is inside.
    public nonisolated static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved and is outside.
    public nonisolated static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved from outside to inside.
    public nonisolated static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved from inside to outside.
    public nonisolated static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside, which makes a press.
    public nonisolated static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public nonisolated static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public nonisolated static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public nonisolated static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggered the control's main action.
    public nonisolated static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user triggered the control's menu, which is about to open.
    public nonisolated static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public nonisolated static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user inserted or deleted text.
    public nonisolated static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public nonisolated static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public nonisolated static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public nonisolated static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public nonisolated static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Bits for an app's own events.
    public nonisolated static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// All events.
    public nonisolated static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// A control's state, as a set.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// Neither highlighted, disabled nor selected.
    public nonisolated static let normal = State([])
    /// A finger is inside.
    public nonisolated static let highlighted = State(rawValue: 1 << 0)
    /// The control ignores touches.
    public nonisolated static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public nonisolated static let selected = State(rawValue: 1 << 2)
    /// Bits for an app's own states.
    public nonisolated static let application = State(rawValue: 0x00FF_0000)
  }

  /// All states that apply now.
  var currentState: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
