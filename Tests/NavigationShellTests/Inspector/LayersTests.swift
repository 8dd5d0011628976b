import Foundation
import NavigationKit
import Testing

@testable import NavigationShell

/// The views in front of each other in space.
struct LayersTests {
  private let stage = Stage(size: CGSize(width: 320, height: 600))
  private let layers = LayersView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

  init() {
    stage.window.addSubview(layers)
    stage.window.makeKeyAndVisible()
  }

  private func slab(_ frame: CGRect, depth: Int) -> LayerSlab {
    LayerSlab(
      frame: frame, depth: depth, view: ObjectIdentifier(layers), commands: [], clip: nil,
      size: frame.size)
  }

  @Test func `what is behind a row that is not selected is none of them`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.selectedBackgroundView = UIView()
    layers.addSubview(cell)
    let background = try #require(cell.selectedBackgroundView)
    var views: [ObjectIdentifier] { LayerSlab.all(in: cell).map(\.view) }
    for isSelected in [true, false] {
      cell.isSelected = isSelected
      stage.settle()
      #expect(views.contains(ObjectIdentifier(background)) == isSelected)
    }
  }

  @Test func `each view is in front of all that it covers, however they lie`() {
    var state: UInt64 = 7
    func random(_ limit: CGFloat) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) * limit
    }
    var (map, added) = (DepthMap(), [(frame: CGRect, depth: Int)]())
    for index in 0..<600 {
      let side: CGFloat = index % 50 == 0 ? 400 : index % 3 == 0 ? 60 : 9
      let frame = CGRect(
        x: random(390) - 20, y: random(844) - 20, width: random(side), height: random(side))
      let below = added.filter {
        let common = $0.frame.intersection(frame)
        return common.width > 0 && common.height > 0
      }
      #expect(map.deepest(below: frame) == below.map(\.depth).max())
      let depth = (below.map(\.depth).max() ?? -1) + 1
      map.add(frame, depth: depth)
      added.append((frame, depth))
    }
    #expect(map.deepest(below: .null) == nil)
    #expect(map.deepest(below: CGRect(x: 9000, y: 0, width: 10, height: 10)) == nil)
  }

  @Test func `turning does not change the size, nor does what comes meanwhile`() {
    let screen = CGSize(width: 390, height: 844)
    let whole = CGRect(origin: .zero, size: screen)
    layers.show([slab(whole, depth: 0), slab(whole, depth: 8)], of: screen)
    let scale = layers.scale
    stage.press(at: CGPoint(x: 160, y: 300))
    stage.move(to: CGPoint(x: 60, y: 420), over: 0.2)
    #expect(layers.scale == scale && scale != nil)
    layers.show([slab(whole, depth: 0), slab(whole, depth: 30)], of: screen)
    stage.move(to: CGPoint(x: 100, y: 400), over: 0.2)
    #expect(layers.scale == scale)
    stage.release()
    #expect(layers.scale ?? 1 < scale ?? 0, "then all of it is seen again")
  }
}
