import Foundation
import NavigationKit
import Testing

@testable import NavigationShell

/// The touch areas of a screen, in colours over it.
struct TouchAreaTests {
  private let stage = InspectorFixture.makeApp()

  private var map: TouchAreaMap {
    TouchAreaMap(of: stage, among: SurveyedView.all(on: stage))
  }

  private func add<View: UIView>(_ view: View, at frame: CGRect) -> View {
    view.frame = frame
    let stack = stage.window.rootViewController as? UINavigationController
    stack?.topViewController?.view.addSubview(view)
    stage.settle()
    return view
  }

  private func parts(of view: UIView?) -> [TouchAreaMap.Part] {
    map.parts.filter { $0.target == view.map(ObjectIdentifier.init) }
  }

  @Test func `all of the screen has a colour, once`() {
    let parts = map.parts
    let whole = parts.reduce(0) { $0 + $1.frame.width * $1.frame.height }
    #expect(abs(whole - 390 * 844) < 0.01)
    for point in [CGPoint(x: 200, y: 600), CGPoint(x: 20, y: 830)] {
      #expect(parts.filter { $0.frame.contains(point) }.map(\.kind) == [.dead])
    }
  }

  @Test(
    arguments: [
      CGRect(x: 100.25, y: 301.5, width: 57.5, height: 33.25),
      CGRect(x: 3, y: 400, width: 4, height: 3), CGRect(x: 0, y: 500, width: 390, height: 1),
    ])
  func `an area is exactly where its view is, however small`(frame: CGRect) {
    let button = add(UIButton(type: .custom), at: frame)
    let parts = parts(of: button)
    #expect(parts.map(\.frame) == [frame], "\(parts)")
    #expect(parts.map(\.kind) == [.control])
  }

  @Test func `what is beside each other is told apart, with an edge`() {
    let first = add(UIButton(type: .custom), at: CGRect(x: 40, y: 300, width: 61, height: 45))
    let second = add(UIButton(type: .custom), at: CGRect(x: 101, y: 300, width: 61, height: 45))
    #expect(parts(of: first).map(\.frame) == [first.frame])
    #expect(parts(of: second).map(\.frame) == [second.frame])
    #expect(map.commands.count > map.parts.count + 8)
  }

  @Test func `what answers around its view is met to half a point`() {
    final class Large: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -11, dy: -7).contains(point)
      }
    }
    let button = add(Large(type: .custom), at: CGRect(x: 100, y: 300, width: 50, height: 30))
    let found = parts(of: button).map(\.frame).reduce(CGRect.null) { $0.union($1) }
    let real = button.frame.insetBy(dx: -11, dy: -7)
    for path in [\CGRect.minX, \.minY, \.maxX, \.maxY] {
      #expect(abs(found[keyPath: path] - real[keyPath: path]) <= 0.5)
    }
  }

  @Test func `each kind of what answers has its own colour`() {
    let text = add(UITextView(), at: CGRect(x: 0, y: 300, width: 100, height: 40))
    let switched = add(UISwitch(), at: CGRect(x: 0, y: 400, width: 51, height: 31))
    let tapped = add(UIView(), at: CGRect(x: 0, y: 500, width: 100, height: 40))
    tapped.addGestureRecognizer(UITapGestureRecognizer())
    let row = add(UITableViewCell(style: .default, reuseIdentifier: nil), at: .zero)
    row.frame = CGRect(x: 0, y: 600, width: 100, height: 40)
    let found = [text, switched, tapped, row].map { Set(parts(of: $0).map(\.kind)) }
    #expect(found == [[.text], [.control], [.gesture], [.item]])
    #expect(Set(TouchAreaMap.Kind.allCases.map(\.color)).count == 5)
  }

  @Test func `what changes for fingers alone changes the areas, too`() {
    let inspection = Inspection(of: stage)
    let frame = CGRect(x: 100, y: 300, width: 57, height: 33)
    let button = add(UIButton(type: .custom), at: frame)
    let kinds = { Set(inspection.touchAreas.parts.filter { $0.frame == frame }.map(\.kind)) }
    let picture = stage.displayList()
    #expect(kinds() == [.control])
    button.isUserInteractionEnabled = false
    #expect(kinds().isEmpty && stage.displayList() == picture)
    button.isUserInteractionEnabled = true
    #expect(kinds() == [.control])
    let cover = add(UIView(), at: frame)
    #expect(kinds().isEmpty && stage.displayList() == picture)
    cover.addGestureRecognizer(UITapGestureRecognizer())
    #expect(kinds() == [.gesture] && stage.displayList() == picture)
  }

  /// A view that counts how many points of it are tried.
  private final class CountingView: UIView {
    var count = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      count += 1
      return super.hitTest(point, with: event)
    }
  }

  @Test func `what is scrolled away or hangs out of the screen costs nothing`() {
    let page = add(CountingView(), at: CGRect(x: 0, y: 100, width: 390, height: 700))
    let list = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    page.addSubview(list)
    _ = map
    let before = page.count
    for index in 0..<300 {
      let place = CGFloat(index) * 1.3
      let parent = index % 2 == 0 ? list : page
      let x = index % 2 == 0 ? 310 + place : 400 + place
      let view = UIView(frame: CGRect(x: x, y: 10.1 + place, width: 9, height: 0.7))
      parent.addSubview(view)
    }
    page.count = 0
    _ = map
    #expect(before > 1000 && page.count == before)
  }

  @Test func `many views cost little more than few`() {
    var places: [CGRect] = []
    for index in 0..<1000 {
      let place = CGFloat(index)
      places.append(
        CGRect(
          x: (place * 37.77).truncatingRemainder(dividingBy: 380),
          y: (place * 53.33).truncatingRemainder(dividingBy: 830), width: 7.1, height: 3.3))
    }
    var count = 0
    let survey = AreaSurvey(of: CGSize(width: 390, height: 844), edges: places) { point in
      count += 1
      return places[0].contains(point)
    }
    #expect(count < 40_000, "\(count)")
    let found = survey.bands.filter { $0.runs.contains(where: \.owner) }
    #expect(found.map(\.bottom) == [places[0].maxY], "the first edges are known")
  }
}
