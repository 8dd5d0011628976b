import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Layers, snapshots and what views keep for the app.
struct LayerTests {
  private let stage = Stage(size: .smallPhone)
  private let page = UIViewController()
  private let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60))

  nonisolated private static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  nonisolated private static let bottom: CACornerMask = [
    .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  init() {
    page.view.backgroundColor = .white
    box.backgroundColor = .red
    page.view.addSubview(box)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  private var lastLayer: Layer? {
    let layers = stage.displayList().commands.compactMap { command in
      if case .layer(let layer) = command { layer } else { nil }
    }
    return layers.last
  }

  @Test func `a view makes a layer of its class`() {
    final class Round: CALayer {
      var isRound = true
      override init() {
        super.init()
        cornerRadius = 8
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class RoundView: UIView {
      override class var layerClass: AnyClass { Round.self }
    }
    let view = RoundView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .green
    page.view.addSubview(view)
    #expect((view.layer as? Round)?.isRound == true && view.layer === view.layer)
    #expect(type(of: box.layer) == CALayer.self)
    #expect(
      stage.displayList().commands.contains {
        if case .fill(let fill) = $0 { fill.cornerRadius == 8 } else { false }
      })
    view.layer.name = "round"
    #expect(view.layer.name == "round")
  }

  @Test func `a layer's opacity and hiding are the view's`() {
    box.layer.opacity = 0.5
    #expect(box.alpha == 0.5 && box.layer.opacity == 0.5)
    box.layer.isHidden = true
    #expect(box.isHidden && box.layer.isHidden)
    box.layer.shouldRasterize = true
    #expect(box.isKeptWhileMoving && box.layer.shouldRasterize)
  }

  @Test(
    arguments: [
      (LayerTests.top, CGRect(x: 20, y: 30, width: 100, height: 70)),
      (LayerTests.bottom, CGRect(x: 20, y: 20, width: 100, height: 70)),
      (.layerMaxXMinYCorner, CGRect(x: 10, y: 30, width: 110, height: 70)),
    ] as [(CACornerMask, CGRect)])
  func `only some corners are round`(corners: CACornerMask, outline: CGRect) throws {
    box.layer.cornerRadius = 10
    box.layer.maskedCorners = corners
    let layer = try #require(lastLayer)
    #expect(layer.clip == box.frame)
    guard case .fill(let fill)? = layer.commands.first else {
      Issue.record("nothing is filled")
      return
    }
    #expect(fill.frame == outline && fill.cornerRadius == 10)
  }

  @Test func `what clips to its bounds is cut at the corners that are round`() throws {
    let content = UIView(frame: CGRect(x: -50, y: -50, width: 300, height: 300))
    content.backgroundColor = .blue
    box.addSubview(content)
    box.clipsToBounds = true
    box.layer.cornerRadius = 10
    box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let outer = try #require(lastLayer)
    #expect(outer.clip == CGRect(x: 0, y: 0, width: 100, height: 60) && outer.cornerRadius == 0)
    guard case .layer(let inner)? = outer.commands.first else {
      Issue.record("the content is not cut")
      return
    }
    #expect(inner.clip == CGRect(x: 0, y: 0, width: 100, height: 70) && inner.cornerRadius == 10)
  }

  @Test func `a border without round corners at the bottom is straight there`() throws {
    box.backgroundColor = nil
    (box.layer.borderWidth, box.layer.cornerRadius) = (2, 10)
    box.layer.borderColor = UIColor.green.cgColor
    box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let layer = try #require(lastLayer)
    #expect(layer.commands.count == 2)
    #expect(
      layer.commands.last
        == .fill(
          Fill(frame: CGRect(x: 20, y: 88, width: 100, height: 2), color: Color(0, 255, 0))))
    box.layer.maskedCorners = []
    guard case .stroke(let stroke)? = stage.displayList().commands.last else {
      Issue.record("no border")
      return
    }
    #expect(stroke.cornerRadius == 0)
  }

  @Test func `a border is above what is inside`() {
    let content = UIView(frame: box.bounds)
    content.backgroundColor = .blue
    box.addSubview(content)
    (box.layer.borderWidth, box.layer.borderColor) = (2, UIColor.green.cgColor)
    guard case .stroke(let border)? = stage.displayList().commands.last else {
      Issue.record("the border is not last")
      return
    }
    #expect(border.frame == box.frame && border.width == 2)
  }

  @Test func `a snapshot stays as it was, and is stretched`() throws {
    let snapshot = try #require(box.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds.size == box.bounds.size)
    box.backgroundColor = .green
    box.isHidden = true
    snapshot.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    page.view.addSubview(snapshot)
    let layer = try #require(lastLayer)
    #expect(layer.transform == CGAffineTransform(scaleX: 2, y: 1))
    #expect(
      layer.commands == [
        .fill(Fill(frame: CGRect(x: 0, y: 0, width: 100, height: 60), color: Color(255, 0, 0)))
      ])
  }

  @Test func `a snapshot after updates lays out first`() throws {
    final class Filled: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let view = Filled(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let content = UIView()
    content.backgroundColor = .blue
    view.addSubview(content)
    _ = view.snapshotView(afterScreenUpdates: false)
    #expect(content.frame.width == 0)
    _ = view.snapshotView(afterScreenUpdates: true)
    #expect(content.frame.width == 40)
  }

  @Test func `margins that change are told to the view and its controller`() {
    final class Margins: UIView {
      var changes = 0
      override func layoutMarginsDidChange() { changes += 1 }
    }
    final class Page: UIViewController {
      let margins = Margins()
      var changes = 0
      override func loadView() { view = margins }
      override func viewLayoutMarginsDidChange() { changes += 1 }
    }
    let page = Page()
    page.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(page.changes == 1 && page.margins.changes == 1)
    let stage = Stage(size: .phone)
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    // The bar takes space at the top.
    #expect(page.changes == 2 && page.margins.changes == 2)
    stage.resize(to: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
    stage.settle()
    let before = page.changes
    page.view.setNeedsLayout()
    stage.settle()
    #expect(page.changes == before)
  }

  @Test func `what is only kept is kept`() {
    #expect(box.isOpaque && box.accessibilityIdentifier == nil)
    (box.isOpaque, box.accessibilityIdentifier) = (false, "box")
    #expect(!box.isOpaque && box.accessibilityIdentifier == "box")
    let item = UIBarButtonItem()
    item.accessibilityIdentifier = "item"
    #expect(item.accessibilityIdentifier == "item")
  }
}
