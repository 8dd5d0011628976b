import Foundation
import NavigationKit
import Testing

/// Pictures of overlays at 3×: a sliding page, a menu, a sheet.
struct OverlayLookTests {
  @Test(arguments: Look.all)
  func `a page under a finger`(look: Look) throws {
    let sheet = try Sheet(look, width: 180, height: 110)
    let upper = StripedPage("Seas", .systemGreen, .systemBlue)
    upper.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    sheet.show(StripedPage("Oceans", .systemOrange, .systemTeal, .systemRed), upper)
    let isMirrored = look == .mirrored
    sheet.stage.press(at: CGPoint(x: isMirrored ? 178 : 2, y: 80))
    sheet.stage.move(to: CGPoint(x: 90, y: 80), over: 0.3)
    try sheet.expectGolden("slide", look)
  }

  @Test(arguments: Look.styles)
  func `a menu`(look: Look) throws {
    let sheet = try Sheet(look, width: 270, height: 270)
    let page = StripedPage("Seas", .systemOrange, .systemTeal, .systemRed, .systemGreen)
    let button = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: menu)
    button.accessibilityLabel = "More"
    page.navigationItem.rightBarButtonItem = button
    sheet.show(page)
    sheet.stage.tap("More")
    sheet.stage.settle()
    try sheet.expectGolden("menu", look)
  }

  private var menu: UIMenu {
    UIMenu(
      title: "Sea",
      children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
        UIAction(title: "By Name", state: .on) { _ in },
        UIAction(title: "Share", attributes: .disabled) { _ in },
        UIAction(
          title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in },
      ])
  }

  @Test(arguments: Look.styles)
  func `a sheet`(look: Look) throws {
    let sheet = try Sheet(look, width: 180, height: 200, safeAreaInsets: UIEdgeInsets(top: 20))
    let page = StripedPage("Oceans", .systemOrange, .systemTeal, .systemRed)
    let navigation = sheet.show(page)
    let card = StripedPage("Seas", .systemGreen)
    card.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    let stack = UINavigationController(rootViewController: card)
    stack.modalPresentationStyle = .pageSheet
    stack.sheetPresentationController?.prefersGrabberVisible = true
    navigation.present(stack, animated: false)
    sheet.stage.settle()
    try sheet.expectGolden("sheet", look)
  }
}
