import Foundation

// Objects of classes that are only named while the program runs: delegates, bars and cells of one's own.
//
// Swift calls `init` on such a class only where it is `required`, which every subclass would have to
// write out, unlike in UIKit. A convenience initialiser that a subclass inherits does reach the
// subclass's own designated one, through the class's table of methods. So each function below that is
// handed the class is a second declaration, by the same symbol, of such an initialiser: both get the class
// and return one object in the same way, and no type is claimed that is not so. A class that lacks the
// initialiser stops with Swift's own sentence about that. Examples/Template shows it at work in every
// way of optimising.

extension NSObject {
  @_silgen_name("NavigationKit_NSObject_init")
  convenience init(ofClass: Void) { self.init() }

  @_silgen_name("NavigationKit_NSObject_init")
  private static func make() -> NSObject

  /// Makes an object of this class by its own `init()`.
  static func instance() -> Self { own(make()) }

  /// What was made, as an object of this class.
  static func own(_ made: NSObject) -> Self {
    guard let own = made as? Self else {
      preconditionFailure("\(self) makes a \(type(of: made)).")
    }
    return own
  }
}

extension NSObjectProtocol {
  /// Makes an object of this class by its own `init()`.
  package static func instance() -> Self {
    guard let made = (self as? NSObject.Type)?.instance() as? Self else {
      preconditionFailure("\(self) cannot be made: have it inherit from UIResponder or NSObject.")
    }
    return made
  }
}
