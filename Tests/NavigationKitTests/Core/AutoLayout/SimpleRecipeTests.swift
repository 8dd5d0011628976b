import Foundation
import NavigationKit
import Testing

/// Recipes of Apple's Auto Layout guide: working with simple constraints and with views.
///
/// The root is 400 by 600 points; there are two pixels per point.
struct SimpleRecipeTests {
  private let fixture = AutoLayoutFixture()
  private var root: UIView { fixture.root }
  private let one = UIView()
  private let two = UIView()

  @Test func `simple single view`() {
    fixture.add(one)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      one.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: one.trailingAnchor, constant: 20),
      root.bottomAnchor.constraint(equalTo: one.bottomAnchor, constant: 20),
    ])
    fixture.layOut()
    // 400 - 20 - 20 and 600 - 20 - 20.
    #expect(one.frame == rect(20, 20, 360, 560))
  }

  @Test func `two equal-width views`() {
    fixture.add(one, two)
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      root.bottomAnchor.constraint(equalTo: one.bottomAnchor, constant: 20),
      two.topAnchor.constraint(equalTo: one.topAnchor),
      two.bottomAnchor.constraint(equalTo: one.bottomAnchor),
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: two.trailingAnchor, constant: 20),
      one.widthAnchor.constraint(equalTo: two.widthAnchor),
    ])
    fixture.layOut()
    // 400 - 20 - 8 - 20 = 352, half of it 176; the second begins at 20 + 176 + 8.
    #expect(one.frame == rect(20, 20, 176, 560))
    #expect(two.frame == rect(204, 20, 176, 560))
  }

  @Test(
    arguments: [(400, 140, 212), (300, 140, 112), (800, 250.5, 501.5)]
      as [(CGFloat, CGFloat, CGFloat)])
  func `two different-width views, complex`(width: CGFloat, first: CGFloat, second: CGFloat) {
    let fixture = AutoLayoutFixture(size: CGSize(width: width, height: 600))
    let root = fixture.root
    fixture.add(one, two)
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      root.bottomAnchor.constraint(equalTo: one.bottomAnchor, constant: 20),
      two.topAnchor.constraint(equalTo: one.topAnchor),
      two.bottomAnchor.constraint(equalTo: one.bottomAnchor),
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: two.trailingAnchor, constant: 20),
      two.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 2).at(750),
      one.widthAnchor.constraint(greaterThanOrEqualToConstant: 140),
    ])
    fixture.layOut()
    // The room is the width - 48: 352, whose third, 117.3, is too little for the first: 140 and 212;
    // 252: 140 and 112; 752: 250.67 and 501.33, with edges on pixels.
    #expect(one.frame == rect(20, 20, first, 560))
    #expect(two.frame == rect(28 + first, 20, second, 560))
  }

  @Test func `two equal-width buttons`() {
    let (short, long) = (UIButton(type: .system), UIButton(type: .system))
    short.setTitle("Short", for: .normal)
    long.setTitle("Much longer button", for: .normal)
    fixture.add(short, long)
    NSLayoutConstraint.activate([
      short.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      long.leadingAnchor.constraint(equalTo: short.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: long.trailingAnchor, constant: 20),
      root.bottomAnchor.constraint(equalTo: short.bottomAnchor, constant: 20),
      short.firstBaselineAnchor.constraint(equalTo: long.firstBaselineAnchor),
      short.widthAnchor.constraint(equalTo: long.widthAnchor),
    ])
    fixture.layOut()
    // 400 - 20 - 8 - 20 = 352, half of it 176. A line of 15 points is
    // 18 high, with 6 above and 6 below 30.
    #expect(short.frame == rect(20, 550, 176, 30))
    #expect(long.frame == rect(204, 550, 176, 30))
  }

  @Test func `three equal-width buttons`() {
    let buttons = ["One", "Two", "Three"].map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      fixture.add(button)
      return button
    }
    NSLayoutConstraint.activate([
      buttons[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      buttons[1].leadingAnchor.constraint(equalTo: buttons[0].trailingAnchor, constant: 8),
      buttons[2].leadingAnchor.constraint(equalTo: buttons[1].trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: buttons[2].trailingAnchor, constant: 20),
      root.bottomAnchor.constraint(equalTo: buttons[0].bottomAnchor, constant: 20),
      buttons[1].firstBaselineAnchor.constraint(equalTo: buttons[0].firstBaselineAnchor),
      buttons[2].firstBaselineAnchor.constraint(equalTo: buttons[0].firstBaselineAnchor),
      buttons[1].widthAnchor.constraint(equalTo: buttons[0].widthAnchor),
      buttons[2].widthAnchor.constraint(equalTo: buttons[0].widthAnchor),
    ])
    fixture.layOut()
    // 400 - 40 - 16 = 344, a third is 114.67: edges at 20, 134.67, 142.67, 257.33, 265.33, 380.
    #expect(buttons.map(\.frame.minX) == [20, 142.5, 265.5])
    #expect(buttons.map(\.frame.maxX) == [134.5, 257.5, 380])
  }

  @Test func `two buttons with equal white space`() {
    let (short, long) = (fixture.label("1234"), fixture.label("12345678"))
    let spaces = (0..<3).map { _ in UILayoutGuide() }
    fixture.add(short, long)
    for space in spaces { root.addLayoutGuide(space) }
    NSLayoutConstraint.activate([
      spaces[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      short.leadingAnchor.constraint(equalTo: spaces[0].trailingAnchor),
      spaces[1].leadingAnchor.constraint(equalTo: short.trailingAnchor),
      long.leadingAnchor.constraint(equalTo: spaces[1].trailingAnchor),
      spaces[2].leadingAnchor.constraint(equalTo: long.trailingAnchor),
      spaces[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      spaces[1].widthAnchor.constraint(equalTo: spaces[0].widthAnchor),
      spaces[2].widthAnchor.constraint(equalTo: spaces[0].widthAnchor),
      short.topAnchor.constraint(equalTo: root.topAnchor),
      long.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    fixture.layOut()
    // Letters of 20 points are 10 wide: 400 - 40 - 80 = 280, a third is 93.33; edges on pixels.
    #expect(short.frame == rect(93.5, 0, 40, 24))
    #expect(long.frame == rect(226.5, 0, 80, 24))
    #expect(abs(spaces[1].layoutFrame.minX - 400 / 3) < 1e-6)
    #expect(spaces[1].layoutFrame.width == spaces[0].layoutFrame.width)
  }
}
