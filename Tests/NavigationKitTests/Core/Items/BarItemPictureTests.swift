import Foundation
import Testing

@testable import NavigationKit

/// Images of bar items: for compact bars, with insets, when selected.
struct BarItemPictureTests {
  private let fixture = NavigationFixture("A")
  private var stage: Stage { fixture.stage }

  private func views(_ item: UIBarButtonItem) -> [UIView] {
    fixture.pages[0].navigationItem.rightBarButtonItem = item
    return fixture.navigation.navigationBar.content?.right.first?.view.subviews ?? []
  }

  private func picture(_ item: UIBarButtonItem) -> UIImageView? {
    stage.settle()
    return fixture.navigation.navigationBar.content?.right.first?.view.subviews
      .compactMap { $0 as? UIImageView }.last
  }

  @Test func `a bar of compact height shows the picture made for it`() {
    let item = UIBarButtonItem(image: UIImage(systemName: "star"))
    item.landscapeImagePhone = UIImage(systemName: "moon")
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: 3)
    fixture.pages[0].navigationItem.rightBarButtonItem = item
    #expect(picture(item)?.image == UIImage(systemName: "star"))
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    #expect(picture(item)?.image == UIImage(systemName: "moon"))
    #expect(picture(item)?.frame.minY == 3)
    item.landscapeImagePhone = nil
    #expect(picture(item)?.image == UIImage(systemName: "star"))
    #expect(picture(item)?.frame.minY == 0)
  }

  @Test func `a symbol is larger than beside text, unless the app says how large it is`() {
    func side(_ image: UIImage?) -> CGFloat? {
      fixture.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(image: image)
      return picture(UIBarButtonItem())?.bounds.width
    }
    let plain = UIImage(systemName: "star")
    #expect(side(plain) == 24 * 1.28)
    let red = UIImage.SymbolConfiguration(paletteColors: [.red])
    #expect(side(plain?.withConfiguration(red)) == 24 * 1.28)
    let small = UIImage.SymbolConfiguration(scale: .medium)
    #expect(side(plain?.withConfiguration(small)) == 24)
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    #expect(side(plain) == 24)
  }

  @Test func `a large phone's bar in landscape is not compact, and shows the regular picture`() {
    let item = UIBarButtonItem(image: UIImage(systemName: "star"))
    item.landscapeImagePhone = UIImage(systemName: "moon")
    fixture.pages[0].navigationItem.rightBarButtonItem = item
    stage.resize(to: CGSize(width: 932, height: 430), safeAreaInsets: .zero)
    #expect(fixture.navigation.traitCollection.verticalSizeClass == .compact)
    #expect(fixture.navigation.navigationBar.frame.height == 44)
    #expect(picture(item)?.image == UIImage(systemName: "star"))
  }

  @Test func `insets move a picture`() {
    let item = UIBarButtonItem(image: UIImage(systemName: "star"))
    fixture.pages[0].navigationItem.rightBarButtonItem = item
    let plain = picture(item)?.frame ?? .zero
    item.imageInsets = UIEdgeInsets(top: 5, left: 2, bottom: -5, right: -2)
    #expect(picture(item)?.frame == plain.offsetBy(dx: 2, dy: 5))
  }

  @Test func `a chosen item is white on its colour`() {
    let item = UIBarButtonItem(title: "Map")
    item.tintColor = .systemRed
    let plate = { views(item).first { $0.backgroundColor != nil } }
    #expect(plate()?.isHidden == true)
    item.isSelected = true
    #expect(plate()?.isHidden == false && plate()?.backgroundColor == .systemRed)
    #expect(views(item).compactMap { ($0 as? UILabel)?.textColor } == [.white])
    let width = plate()?.superview?.bounds.width ?? 0
    #expect(plate()?.frame.width == width + 10)
  }

  @Test func `prominent is done's newer name, and a space has the default width`() {
    let item = UIBarButtonItem(title: "Go")
    item.style = .prominent
    #expect(item.style == .done && UIBarButtonItem.Style.prominent.rawValue == 2)
    let items = ["One", "Two"].map { UIBarButtonItem(title: $0) }
    let place = { fixture.stage.elements().first { $0.label == "Two" }?.frame.minX }
    fixture.pages[0].navigationItem.leftBarButtonItems = items
    let gap = place()
    fixture.pages[0].navigationItem.leftBarButtonItems = [items[0], .fixedSpace(), items[1]]
    #expect(place() == gap, "a fixed space takes the place of the usual gap")
  }
}
