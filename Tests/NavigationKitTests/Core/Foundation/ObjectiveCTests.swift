import Foundation
import NavigationKit
import Testing

/// Features that Objective-C gives a program on iOS, and Foundation lacks here.
struct ObjectiveCTests {
  @Test func `a class that is a value makes its objects`() {
    #expect(make(Flag.self).isHoisted)
    let views: [UIView.Type] = [Flag.self, UILabel.self]
    let made = views.map { $0.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    #expect(made.map(\.frame.width) == [3, 3])
    #expect((made[0] as? Flag)?.isHoisted == true && made[1] is UILabel)
    let pages: [UIViewController.Type] = [Pennant.self, UITabBarController.self]
    let shown = pages.map { page in
      let controller = page.init()
      return controller
    }
    #expect(shown[0] is Pennant && shown[0].title == "Pennant" && shown[1] is UITabBarController)
  }

  private func make<View: UIView>(_ type: View.Type) -> View { View() }

  @Test func `an object that is one of a model is still codable`() throws {
    let data = try JSONEncoder().encode(Signal(letters: "N over C"))
    #expect(try JSONDecoder().decode(Signal.self, from: data).letters == "N over C")
  }

  @Test func `a colour without components shows nothing`() {
    #expect(UIColor() == UIColor(white: 0, alpha: 0))
  }

  @Test func `an object can be a key, as itself`() {
    let (red, green) = (UIView(), UIView())
    var names = [
      NSValue(nonretainedObject: red): "red", NSValue(nonretainedObject: green): "green",
    ]
    names[NSValue(nonretainedObject: red)] = "port"
    #expect(names.count == 2 && names[NSValue(nonretainedObject: red)] == "port")
    #expect(NSValue(nonretainedObject: red).nonretainedObjectValue as? UIView === red)
    #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
  }

  @Test func `an object keeps others, as its policy says`() {
    let flag = Flag()
    objc_setAssociatedObject(flag, Keys.name, "Blue Peter", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(flag, Keys.name) as? String == "Blue Peter")
    var owner: UIView? = UIView()
    objc_setAssociatedObject(flag, Keys.owner, owner, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(flag, Keys.owner) as? UIView === owner)
    owner = nil
    #expect(objc_getAssociatedObject(flag, Keys.owner) == nil)
    objc_setAssociatedObject(flag, Keys.name, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(flag, Keys.name) == nil)
    #expect(objc_getAssociatedObject(Flag(), Keys.owner) == nil)
  }

  @Test func `what ended objects kept is let go of`() {
    weak var kept: UIView?
    do {
      let view = UIView()
      kept = view
      objc_setAssociatedObject(Flag(), Keys.name, view, .OBJC_ASSOCIATION_RETAIN)
    }
    var others: [Flag] = []
    for _ in 0..<500 {
      let flag = Flag()
      objc_setAssociatedObject(flag, Keys.name, 1, .OBJC_ASSOCIATION_RETAIN)
      others.append(flag)
    }
    #expect(kept == nil)
  }

  @Test func `views and layers may have ends of their own, also in the background`() async {
    var ends = 0
    do {
      let view = Wake()
      view.addSubview(UILabel())
      view.whenEnding = { ends += 1 }
    }
    #expect(ends == 1)
    let hull = UIView()
    await Task.detached { [view = Keeper(Wake(around: hull))] in view.release() }.value
    #expect(hull.superview == nil)
  }

  @Test func `texts of geometry are read as they are written`() {
    let rect = CGRect(x: 1, y: -2.5, width: 30, height: 40)
    #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {30, 40}}")
    #expect(NSCoder.cgRect(for: "{{1, -2.5}, {30, 40}}") == rect)
    #expect(NSCoder.cgRect(for: "a wide one") == .zero)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
  }
}

/// A part of an app's model, of which Swift makes the reading and writing.
private nonisolated final class Signal: NSObject, Codable {
  let letters: String

  init(letters: String) {
    self.letters = letters
    super.init()
  }
}

/// Addresses that serve as keys of associated objects; never read.
private enum Keys {
  static var name: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped }
  static var owner: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 2).unsafelyUnwrapped }
}

private final class Flag: UIView {
  private(set) var isHoisted = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHoisted = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class Pennant: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "Pennant"
  }

  required init?(coder: NSCoder) { nil }
}

private final class Wake: UIView {
  nonisolated(unsafe) var whenEnding: () -> Void = {}

  convenience init(around view: UIView) {
    self.init(frame: .zero)
    addSubview(view)
  }

  deinit { whenEnding() }
}

/// Keeps a view until it is told to let go, on any thread.
private nonisolated final class Keeper: @unchecked Sendable {
  private var view: UIView?
  init(_ view: UIView) { self.view = view }
  func release() { view = nil }
}
