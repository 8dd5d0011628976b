import Foundation
import NavigationKit
import Testing

/// Layers and recognisers know their view without keeping it, also longer than it lives.
struct UnownedReferenceTests {
  @Test func `a layer that outlives its view keeps its looks`() {
    var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = view?.layer
    #expect(layer?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    weak let observed = view
    view = nil
    #expect(observed == nil)
    #expect(layer?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    layer?.frame = .zero
    #expect(layer?.frame == .zero)
  }

  @Test func `a recogniser that outlives its view has none`() {
    let recognizer = UITapGestureRecognizer()
    var view: UIView? = UIView()
    view?.addGestureRecognizer(recognizer)
    #expect(recognizer.view === view)
    view = nil
    #expect(recognizer.view == nil)
    let other = UIView()
    other.addGestureRecognizer(recognizer)
    #expect(recognizer.view === other)
  }

  @Test func `a scroll view ends although its pan is kept`() {
    var scrollView: UIScrollView? = UITableView()
    let pan = scrollView?.panGestureRecognizer
    weak let observed = scrollView
    scrollView = nil
    #expect(observed == nil)
    #expect(pan?.view == nil)
  }
}
