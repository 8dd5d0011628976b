import Foundation
import Goldens
import NavigationKit
import Testing

/// Recipes of Apple's Auto Layout guide that depend on the screen.
struct AdaptiveRecipeTests {
  @Test func `two different-width views`() {
    let fixture = AutoLayoutFixture()
    let (root, one, two) = (fixture.root, UIView(), UIView())
    fixture.add(one, two)
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      root.bottomAnchor.constraint(equalTo: one.bottomAnchor, constant: 20),
      two.topAnchor.constraint(equalTo: one.topAnchor),
      two.bottomAnchor.constraint(equalTo: one.bottomAnchor),
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: two.trailingAnchor, constant: 20),
      two.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 2),
    ])
    fixture.layOut()
    // 400 - 20 - 8 - 20 = 352, a third 117.33: edges at 20, 137.33, 145.33 and 380, on pixels.
    #expect(one.frame == rect(20, 20, 117.5, 560))
    #expect(two.frame == rect(145.5, 20, 234.5, 560))
  }

  @Test(arguments: [(47, 34, 55, 747), (0, 0, 20, 804)] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `adaptive single view`(top: CGFloat, bottom: CGFloat, y: CGFloat, height: CGFloat) {
    let stage = Stage(
      size: .phone,
      safeAreaInsets: UIEdgeInsets(top: top, bottom: bottom))
    let controller = UIViewController()
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    let (root, view) = (controller.view ?? UIView(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let safe = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalToSystemSpacingBelow: safe.topAnchor, multiplier: 1).at(750),
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 20),
      safe.bottomAnchor.constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 1)
        .at(750),
      root.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 20),
    ])
    _ = stage.displayList()
    // Below bars 8: 47 + 8 = 55 down to 844 - 34 - 8 = 802. Without them at least 20: 20 to 824.
    // The margins are 16 at both sides: 390 - 32 = 358.
    #expect(view.frame == rect(16, y, 358, height))
  }

  /// Two buttons, one below the other in compact width, else side by side.
  private final class ButtonsController: UIViewController {
    let buttons = ["Short", "Much longer button"].map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      return button
    }
    private lazy var compact = [
      view.trailingAnchor.constraint(equalTo: buttons[0].trailingAnchor, constant: 20),
      buttons[1].leadingAnchor.constraint(equalTo: buttons[0].leadingAnchor),
      buttons[1].topAnchor.constraint(
        equalToSystemSpacingBelow: buttons[0].bottomAnchor, multiplier: 1),
    ]
    private lazy var regular = [
      buttons[1].leadingAnchor.constraint(
        equalToSystemSpacingAfter: buttons[0].trailingAnchor, multiplier: 1),
      buttons[1].firstBaselineAnchor.constraint(equalTo: buttons[0].firstBaselineAnchor),
      buttons[1].widthAnchor.constraint(equalTo: buttons[0].widthAnchor),
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      for button in buttons { view.addSubview(button) }
      NSLayoutConstraint.activate([
        buttons[0].leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        buttons[0].topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        view.trailingAnchor.constraint(equalTo: buttons[1].trailingAnchor, constant: 20),
      ])
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let isCompact = traitCollection.horizontalSizeClass == .compact
      NSLayoutConstraint.deactivate(isCompact ? regular : compact)
      NSLayoutConstraint.activate(isCompact ? compact : regular)
    }
  }

  @Test func `two buttons with size-class layouts`() {
    let stage = Stage(size: CGSize(width: 390, height: 768))
    let controller = ButtonsController()
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    _ = stage.displayList()
    // 390 - 20 - 20 = 350; a line of 15 points with 6 above and below is 30 high, the second
    // begins at 20 + 30 + 8.
    let narrow = [rect(20, 20, 350, 30), rect(20, 58, 350, 30)]
    #expect(controller.buttons.map(\.frame) == narrow)
    stage.resize(to: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
    stage.settle()
    // 1024 - 20 - 8 - 20 = 976, half of it 488; the second begins at 20 + 488 + 8.
    #expect(controller.buttons.map(\.frame) == [rect(20, 20, 488, 30), rect(516, 20, 488, 30)])
    stage.resize(to: CGSize(width: 390, height: 768), safeAreaInsets: .zero)
    stage.settle()
    #expect(controller.buttons.map(\.frame) == narrow && stage.warnings.isEmpty)
  }
}
