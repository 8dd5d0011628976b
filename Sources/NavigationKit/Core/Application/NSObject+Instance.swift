import Foundation

// Makes objects of classes that are known only at run time: custom delegates, bars and cells.
//
// Swift calls `init` on such a class only if it is `required`, which every subclass would have to
// repeat, unlike in UIKit. But a convenience initialiser that a subclass inherits calls the
// subclass's own designated one, through the method table of the class. So each function below that
// gets the class is a second declaration, with the same symbol, of such an initialiser: both get
// the class and return one object in the same way, and neither claims a false type. A class that
// lacks the initialiser stops with Swift's own message. Examples/Template tests this at each
// optimisation level.

extension NSObject {
  @_silgen_name("NavigationKit_NSObject_init")
  convenience init(ofClass: Void) { self.init() }

  @_silgen_name("NavigationKit_NSObject_init")
  private static func make() -> NSObject

  /// Makes an object of this class by its own `init()`.
  static func instance() -> Self { own(make()) }

  /// Casts an object that was made to this class.
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
