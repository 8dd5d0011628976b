import Foundation
import Input
import NavigationKit
import Testing

/// Pictures of navigation bars at 3×: titles, buttons in each state, backgrounds.
struct NavigationBarLookTests {
  @Test(arguments: Look.all)
  func titles(look: Look) throws {
    let sheet = try Sheet(look, width: 200, height: 284)
    add(["Seas"], to: sheet, y: 4) { item in
      item.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }
    add(["Oceans", "Seas"], to: sheet, y: 54) { item in
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    }
    add(["Oceans", "Seas of the World"], to: sheet, y: 104)
    add(["All There Is to Know", "The Nine Seas That One Has to See"], to: sheet, y: 154)
    add(["Seas"], to: sheet, y: 204, height: 74) { item in
      item.prompt = "Choose what to keep"
      item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    }
    try sheet.expectGolden("titles", look)
  }

  @Test(arguments: Look.styles)
  func buttons(look: Look) throws {
    let sheet = try Sheet(look, width: 200, height: 204)
    add(["Oceans", "Seas"], to: sheet, y: 4) { item in
      let off = UIBarButtonItem(title: "Off")
      off.isEnabled = false
      item.rightBarButtonItem = off
    }
    add([""], to: sheet, y: 54) { item in
      let off = UIBarButtonItem(systemItem: .done)
      off.isEnabled = false
      item.leftBarButtonItems = [
        UIBarButtonItem(title: "Plain"), UIBarButtonItem(systemItem: .done),
      ]
      item.rightBarButtonItem = off
    }
    add([""], to: sheet, y: 104) { item in
      let star = UIBarButtonItem(image: UIImage(systemName: "star"))
      star.tintColor = .systemOrange
      let bin = UIBarButtonItem(systemItem: .trash)
      bin.isEnabled = false
      let chosen = UIBarButtonItem(image: UIImage(systemName: "heart"))
      chosen.isSelected = true
      item.leftBarButtonItems = [star, chosen]
      item.rightBarButtonItems = [bin, UIBarButtonItem(systemItem: .search)]
    }
    add([""], to: sheet, y: 154) { item in
      item.leftBarButtonItem = UIBarButtonItem(title: "Held")
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
    }
    sheet.hold(CGPoint(x: 40, y: 26), CGPoint(x: 30, y: 176), CGPoint(x: 178, y: 176))
    try sheet.expectGolden("buttons", look)
  }

  @Test(arguments: Look.styles)
  func grounds(look: Look) throws {
    let sheet = try Sheet(look, width: 160, height: 300)
    let ground = sheet.add(UIView(), x: 0, y: 0, width: 160, height: 300)
    addStripes([.systemRed, .systemGreen, .label, .systemBlue], to: ground, width: 20)
    add(["Glass"], to: sheet, y: 4)
    add(["Opaque"], to: sheet, y: 54).isTranslucent = false
    add(["Sea", "Black"], to: sheet, y: 104).barStyle = .black
    add(["Sea", "Tinted"], to: sheet, y: 154).barTintColor = .systemYellow
    let own = add(["Sea", "Own"], to: sheet, y: 204)
    own.tintColor = .white
    own.standardAppearance = appearance { appearance in
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .systemPurple
      appearance.shadowColor = .systemOrange
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
    add(["Clear"], to: sheet, y: 254).standardAppearance = appearance {
      $0.configureWithTransparentBackground()
    }
    try sheet.expectGolden("grounds", look)
  }

  @Test(arguments: Look.all)
  func `large titles`(look: Look) throws {
    let sheet = try Sheet(look, width: 200, height: 130)
    let lower = UIViewController()
    lower.title = "Oceans"
    let page = StripedPage("Seas", .systemOrange)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    sheet.show(lower, page).navigationBar.prefersLargeTitles = true
    sheet.stage.settle()
    try sheet.expectGolden("large-title", look)
  }

  @discardableResult
  private func add(
    _ titles: [String], to sheet: Sheet, y: CGFloat, height: CGFloat = 44,
    _ set: (UINavigationItem) -> Void = { _ in }
  ) -> UINavigationBar {
    let bar = UINavigationBar()
    sheet.add(bar, x: 0, y: y, width: sheet.stage.screen.bounds.width, height: height)
    let items = titles.map(UINavigationItem.init(title:))
    items.last.map(set)
    bar.setItems(items, animated: false)
    return bar
  }

  private func appearance(
    _ set: (UINavigationBarAppearance) -> Void
  ) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    set(appearance)
    return appearance
  }
}

extension Sheet {
  /// Touches each point and keeps the fingers down.
  func hold(_ places: CGPoint...) {
    for (id, place) in places.enumerated() {
      stage.send(
        .pointer(PointerEvent(id: id, phase: .down, position: place, time: stage.now)))
    }
  }
}
