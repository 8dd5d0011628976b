extension UIControl {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit a kind.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on it.
    public nonisolated static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again in the same place.
    public nonisolated static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public nonisolated static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public nonisolated static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved back in.
    public nonisolated static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved out.
    public nonisolated static let touchDragExit = Event(rawValue: 1 << 5)
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
    /// Typing into it began.
    public nonisolated static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Something was typed or deleted.
    public nonisolated static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing into it ended.
    public nonisolated static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing into it was ended by the return key.
    public nonisolated static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything that fingers do.
    public nonisolated static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything about typing.
    public nonisolated static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Room for an app's own events.
    public nonisolated static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Everything.
    public nonisolated static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control can be; several at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a state.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// Neither pressed, chosen nor disabled.
    public nonisolated static let normal = State([])
    /// A finger is on it.
    public nonisolated static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public nonisolated static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public nonisolated static let selected = State(rawValue: 1 << 2)
    /// Room for an app's own states.
    public nonisolated static let application = State(rawValue: 0x00FF_0000)
  }

  /// Everything it is at present.
  var currentState: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
