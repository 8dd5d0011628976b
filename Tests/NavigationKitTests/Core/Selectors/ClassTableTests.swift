import Foundation
import NavigationKit
import Testing

/// Members that a program tells of from outside of its classes.
struct ClassTableTests {
  init() { ClassTable.register(Buoy.tables) }

  @Test func `a method of a table is called by its name, also of a subclass`() {
    let buoy = LightBuoy()
    #expect(buoy.responds(to: "ring:") && !buoy.responds(to: "sink"))
    buoy.perform("ring:", with: "twice")
    #expect(buoy.heard == ["twice from a light"])
    #expect(buoy.perform("depth") as? Int == 12)
  }

  @Test func `an extension of a class of UIKit has a table of its own`() {
    let view = UIView()
    view.perform("moor")
    #expect(view.tag == 7)
    #expect(LightBuoy().responds(to: "hail:from:to:by:"))
  }

  @Test func `methods of UIKit's own are called by their names`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.perform("removeFromSuperview")
    #expect(inner.superview == nil)
    #expect(UITableView().responds(to: "reloadData"))
  }

  @Test func `a property is read and set by its name, a number as what it is there`() {
    let buoy = LightBuoy()
    buoy.setValue(3, forKey: "depth")
    buoy.setValue("Red", forKey: "name")
    #expect(buoy.depthInMetres == 3 && buoy.name == "Red")
    #expect(buoy.value(forKey: "depth") as? CGFloat == 3)
    buoy.setValue(nil, forKey: "name")
    #expect(buoy.name == nil && buoy.value(forKey: "name") == nil)
    buoy.setValue(0.5, forKeyPath: "mark.alpha")
    #expect(buoy.mark.alpha == 0.5 && buoy.value(forKeyPath: "mark.alpha") as? CGFloat == 0.5)
  }

  @Test func `user defaults keep values by their keys`() throws {
    let defaults = try #require(UserDefaults(suiteName: "ClassTableTests"))
    defaults.setValue("Red", forKey: "buoy")
    #expect(defaults.value(forKey: "buoy") as? String == "Red")
    defaults.removePersistentDomain(forName: "ClassTableTests")
  }

  @Test func `a name without a property stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().value(forKey: "draught") }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("not key value coding-compliant for the key draught"))
  }
}

private class Buoy: NSObject {
  var heard: [String] = []
  var depthInMetres: CGFloat = 12
  var name: String?
  let mark = UIView()

  func ring(_ how: String) { heard.append(how) }
  func depth() -> Int { Int(depthInMetres) }
}

private final class LightBuoy: Buoy {
  override func ring(_ how: String) { super.ring("\(how) from a light") }
}

extension UIView {
  fileprivate func moor() { tag = 7 }
}

extension Buoy {
  fileprivate static let tables = [
    ClassTable(
      Buoy.self,
      selectors: [
        "ring:": .init { (buoy: Buoy) in { (how: String) in buoy.ring(how) } },
        "depth": .init { (buoy: Buoy) in { buoy.depth() } },
        "hail:from:to:by:": .init { (_: Buoy) in { (_: Any?, _: Any?, _: Any?, _: Any?) in } },
      ],
      outlets: [
        "depth": .init(\Buoy.depthInMetres), "name": .init(\Buoy.name), "mark": .init(\Buoy.mark),
      ]),
    ClassTable(UIView.self, selectors: ["moor": .init { (view: UIView) in { view.moor() } }]),
  ]
}
