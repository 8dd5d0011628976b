import Drawing
import Foundation
import Testing

@testable import SDLShell

/// The device around its screen, and the window that has room for it.
struct BezelTests {
  private static let screen = CGSize(width: 393, height: 852)
  private let bezel = Bezel(.phone, around: screen, cornerRadius: 55)

  @Test(arguments: Bezel.Kind.allCases)
  func `everything is within the insets, upright and on its side`(kind: Bezel.Kind) {
    let bezel = Bezel(kind, around: Self.screen, cornerRadius: 55)
    for turn in QuarterTurn.allCases {
      let size = turn.isSideways ? CGSize(width: 852, height: 393) : Self.screen
      let list = bezel.displayList(of: size, turned: turn)
      let whole = CGRect(origin: .zero, size: list.size)
      #expect(list.size == bezel.insets(of: size).around(size))
      #expect(fills(list).allSatisfy { whole.contains($0.frame) })
    }
  }

  @Test func `on its side the upper end is at the left`() throws {
    let phone = Bezel(.phoneWithHomeButton, around: Self.screen, cornerRadius: 0)
    let upright = try #require(fills(phone.displayList(of: Self.screen, turned: .upright)).last)
      .frame
    #expect(upright.midY > Self.screen.height, "the home button is below the screen")
    let lying = phone.displayList(of: CGSize(width: 852, height: 393), turned: .left)
    let turned = try #require(fills(lying).last).frame
    #expect(turned.midX > 852 && turned.midY == lying.size.height / 2)
    let volume = fills(lying)[1].frame
    #expect(volume.maxY > lying.size.height - 12 && volume.midX < lying.size.width / 2)
  }

  @Test func `turned to the right the upper end is there, upside down it is below`() throws {
    let phone = Bezel(.phoneWithHomeButton, around: Self.screen, cornerRadius: 0)
    let lying = phone.displayList(of: CGSize(width: 852, height: 393), turned: .right)
    let home = try #require(fills(lying).last).frame
    #expect(home.midX < lying.size.width - 852 && home.midY == lying.size.height / 2)
    let standing = phone.displayList(of: Self.screen, turned: .upsideDown)
    #expect(try #require(fills(standing).last).frame.midY < standing.size.height - 852)
    // A frame from before the device was turned.
    #expect(
      phone.displayList(of: Self.screen, turned: .right)
        == phone.displayList(of: Self.screen, turned: .upright))
  }

  @Test(
    arguments: [
      (CGSize(width: 1000, height: 1000), true), (CGSize(width: 1000, height: 880), false),
      (CGSize(width: 420, height: 1000), false), (CGSize(width: 439, height: 898), true),
    ])
  func `it is drawn where there is room`(room: CGSize, isDrawn: Bool) {
    let geometry = DesktopMetrics(scale: 1, size: room).geometry(
      ifRoomFor: bezel.insets(of: Self.screen), of: Self.screen, at: .fit)
    #expect((geometry.insets != .none) == isDrawn)
    #expect(geometry.points == Self.screen)
  }

  @Test(arguments: [
    (CGSize(width: 1000, height: 1000), Zoom.factor(1), CGFloat(1)),
    (CGSize(width: 700, height: 1000), .factor(1), 0.77),
    (CGSize(width: 700, height: 1000), .fit, 0.77),
    (CGSize(width: 700, height: 1000), .factor(0.5), 0.5),
  ])
  func `turned, it is kept, smaller where there is less room`(
    room: CGSize, zoom: Zoom, scale: CGFloat
  ) throws {
    let lying = CGSize(width: Self.screen.height, height: Self.screen.width)
    let screen = WindowScreen(
      title: "", size: lying, isDevice: true, zoom: zoom, bezel: bezel)
    let desktop = DesktopMetrics(scale: 1, size: room)
    let kept = desktop.geometry(
      of: screen, sized: lying, at: zoom, showsBezel: nil, keptBezel: true)
    #expect(kept.insets != .none && kept.unitsPerPoint == scale)
    #expect(kept.units.width <= room.width)
    let off = desktop.geometry(
      of: screen, sized: lying, at: zoom, showsBezel: false, keptBezel: true)
    #expect(off.insets == .none, "who does not want it never sees it")
  }

  @Test func `turned, one that had no room for it gets none`() {
    let lying = CGSize(width: Self.screen.height, height: Self.screen.width)
    let screen = WindowScreen(title: "", size: lying, isDevice: true, bezel: bezel)
    // Only upright there is room.
    let desktop = DesktopMetrics(scale: 1, size: CGSize(width: 880, height: 1000))
    func geometry(_ size: CGSize, _ keptBezel: Bool?) -> WindowGeometry {
      desktop.geometry(
        of: screen, sized: size, at: .factor(1), showsBezel: nil, keptBezel: keptBezel)
    }
    #expect(geometry(lying, nil).insets == .none)
    #expect(geometry(Self.screen, nil).insets != .none)
    #expect(geometry(Self.screen, false).insets == .none)
    #expect(geometry(Self.screen, false).unitsPerPoint == 1)
  }

  @Test func `a click is on the point that it shows, whatever the window's size`() {
    let room = DesktopMetrics(scale: 1, size: CGSize(width: 2000, height: 2000))
    var geometry = room.geometry(
      of: Self.screen, at: .fit, isDevice: true, insets: bezel.insets(of: Self.screen))
    #expect(geometry.units == CGSize(width: 439, height: 898))
    #expect(geometry.point(x: 23, y: 23) == .zero)
    geometry.follow(units: CGSize(width: 978, height: 1796), pixelsPerUnit: 1)
    #expect(geometry.unitsPerPoint == 2)
    #expect(geometry.corner == CGPoint(x: 50 + 46, y: 46))
    #expect(geometry.point(x: 96 + 20, y: 46 + 40) == CGPoint(x: 10, y: 20))
  }

  @Test func `nothing of a screen's corners is beside the body`() throws {
    let frame = DisplayList(
      size: Self.screen,
      commands: [.fill(Fill(frame: CGRect(origin: .zero, size: Self.screen), color: .white))])
    let list = bezel.surrounding(frame, turned: .upright)
    let picture = try OffscreenPainter(size: list.size, scale: 1).paintTransparently(list)
    func alpha(_ x: Int, _ y: Int) -> UInt8 { picture.pixels[(y * picture.width + x) * 4 + 3] }
    let insets = bezel.insets(of: Self.screen)
    let (left, top) = (Int(insets.left), Int(insets.top))
    #expect(alpha(left, top) == 0, "the body is rounder than the screen is far from its edge")
    #expect(alpha(picture.width - left - 1, picture.height - top - 1) == 0)
    #expect(alpha(left + 20, top + 20) == 255 && alpha(picture.width / 2, top) == 255)
  }

  private func fills(_ list: DisplayList) -> [Fill] {
    list.commands.compactMap { if case .fill(let fill) = $0 { fill } else { nil } }
  }
}
