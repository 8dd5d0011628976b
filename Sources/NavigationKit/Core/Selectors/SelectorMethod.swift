import Foundation

/// A method of a class, as an entry of a ``SelectorTable``: `.init(Counter.count)`.
///
/// It takes nothing, the sender, or the sender and the event; one that makes a segue's destination
/// takes the coder, what was tapped and the segue's identifier. A sender of another type than the
/// method's stops the program.
public struct SelectorMethod {
  /// A call: a method takes as many of the arguments as it declares.
  struct Message {
    let selector: Selector
    let receiver: AnyObject
    var first: Any?
    var second: Any?
    var third: Any?
    var fourth: Any?
  }

  private let call: (Message) -> Any?

  /// Makes an entry of a method that takes nothing.
  public init<Target: AnyObject, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    call = { message in method(message.target())() }
  }

  /// Makes an entry of a method that takes the sender.
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    call = { message in method(message.target())(message.argument(message.first)) }
  }

  /// Makes an entry of a method that takes the sender and the event.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    call = { message in
      method(message.target())(message.argument(message.first), message.argument(message.second))
    }
  }

  /// Makes an entry of a method that takes three arguments.
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    call = { message in
      method(message.target())(
        message.argument(message.first), message.argument(message.second),
        message.argument(message.third))
    }
  }

  /// Makes an entry of a method that takes four arguments.
  public init<Target: AnyObject, First, Second, Third, Fourth, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
  ) {
    call = { message in
      method(message.target())(
        message.argument(message.first), message.argument(message.second),
        message.argument(message.third), message.argument(message.fourth))
    }
  }

  /// Calls the method, and returns its result.
  func send(_ message: Message) -> Any? { call(message) }
}

extension SelectorMethod.Message {
  /// The method's name in UIKit's messages.
  var name: String { "-[\(type(of: receiver)) \(selector)]" }

  func target<Target: AnyObject>() -> Target {
    guard let target = receiver as? Target else {
      preconditionFailure("\(name): `selectors` has a method of \(Target.self), which it is not.")
    }
    return target
  }

  func argument<Wanted>(_ object: Any?) -> Wanted {
    // Any optional value is an Any, too: unwrapped first, it arrives as what it is.
    let argument = object.map { $0 as? Wanted } ?? (object as? Wanted)
    guard let argument else {
      let what = object.map { "\(type(of: $0))" } ?? "nil"
      preconditionFailure("\(name): takes \(Wanted.self) and was sent \(what).")
    }
    return argument
  }
}

extension Selector {
  /// The method that an object has for this name; nil if it has none.
  func method(of receiver: AnyObject) -> SelectorMethod? {
    let own = (receiver as? any SelectorResponding).flatMap { type(of: $0).selectors[self] }
    return own ?? ClassTable.method(self, of: type(of: receiver))
  }

  /// Calls the method of this name, and returns its result; without one the program stops.
  @discardableResult
  func send(
    to receiver: AnyObject, _ first: Any? = nil, _ second: Any? = nil, _ third: Any? = nil,
    _ fourth: Any? = nil
  ) -> Any? {
    let message = SelectorMethod.Message(
      selector: self, receiver: receiver, first: first, second: second, third: third,
      fourth: fourth)
    guard let method = method(of: receiver) else {
      preconditionFailure(
        "\(message.name): unrecognized selector sent to instance. Have \(type(of: receiver)) adopt"
          + " SelectorResponding and name the method in `selectors`, or in a ClassTable.")
    }
    return method.send(message)
  }
}
