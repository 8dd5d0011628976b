import Audit
import Foundation
import Goldens
import NavigationKit
import Testing

/// Faults of colours put into a page, each of which is found under its check and no other.
@MainActor
struct ColorFaultTests {
  @Test func greyOnGreyHasTooLittleContrast() throws {
    let audited = try Audited()
    audited.page.view.backgroundColor = UIColor(white: 0.8, alpha: 1)
    audited.add("Hard to read", at: CGRect(x: 16, y: 100, width: 200, height: 30)).textColor =
      UIColor(white: 0.5, alpha: 1)
    try audited.expect([
      "contrast: text “Hard to read”: 2.5 (#808080 on #CCCCCC), asked: 4.5"
    ])
  }

  @Test func aTextOfItsBackgroundsColourIsFound() throws {
    let audited = try Audited()
    audited.add("Nobody sees it", at: CGRect(x: 16, y: 100, width: 200, height: 30)).textColor =
      .white
    try audited.expect([
      "contrast: text “Nobody sees it”: 1 (#FFFFFF on #FFFFFF), asked: 4.5"
    ])
  }

  @Test func whiteOnWhiteInDarkIsFoundThoughBothAreUIKitsColours() throws {
    let audited = try Audited(traits: UITraitCollection(userInterfaceStyle: .dark))
    let button = UIButton(type: .system)
    button.setTitle("Nobody sees it", for: .normal)
    button.setTitleColor(.label, for: .normal)
    audited.add(button, at: CGRect(x: 16, y: 100, width: 200, height: 44))
    try audited.expect([
      "contrast: text “Nobody sees it”: 1 (#FFFFFF on #FFFFFF), asked: 4.5"
    ])
  }

  @Test func aColourOfUIKitsOnItsBackgroundIsANote() throws {
    let audited = try Audited()
    audited.add("Secondary", at: CGRect(x: 16, y: 100, width: 200, height: 30)).textColor =
      .secondaryLabel
    try audited.expect([
      "note contrast: text “Secondary”: 3.4 (#8A8A8E on #FFFFFF), asked: 4.5"
    ])
  }

  @Test func largeTextNeedsLessContrastUnlessTheLevelIsStricter() throws {
    let audited = try Audited()
    let label = audited.add("Large", at: CGRect(x: 16, y: 100, width: 200, height: 30))
    label.font = .systemFont(ofSize: 18)
    label.textColor = UIColor(white: 0.5, alpha: 1)
    try audited.expect([])
    #expect(try audited.findings(level: .aaStrict).count == 1)
  }

  @Test func aTextThatCannotBeUsedNeedsNoContrast() throws {
    let audited = try Audited()
    let button = audited.add(button: "Later", at: CGRect(x: 16, y: 150, width: 100, height: 44))
    button.setTitleColor(UIColor(white: 0.9, alpha: 1), for: .normal)
    #expect(try audited.findings().count == 1)
    button.isEnabled = false
    try audited.expect([])
  }

  @Test func anIconThatIsHardToSeeIsFound() throws {
    let audited = try Audited()
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.tintColor = UIColor(white: 0.8, alpha: 1)
    button.accessibilityLabel = "Favourite"
    audited.add(button, at: CGRect(x: 16, y: 150, width: 44, height: 44))
    try audited.expect(["icons: button “Favourite”: 1.6 (#CCCCCC on #FFFFFF), asked: 3"])
  }

  @Test func aTextOverAPictureIsANote() throws {
    let audited = try Audited()
    let size = CGSize(width: 390, height: 200)
    let picture = UIGraphicsImageRenderer(size: size).image { context in
      for column in 0..<39 {
        UIColor(hue: CGFloat(column) / 39, saturation: 1, brightness: 1, alpha: 1).setFill()
        context.fill(CGRect(x: CGFloat(column) * 10, y: 0, width: 10, height: 200))
      }
    }
    audited.add(UIImageView(image: picture), at: CGRect(origin: .zero, size: size))
    audited.add(
      "A text that goes on over many colours", at: CGRect(x: 16, y: 100, width: 360, height: 30))
    let found = try audited.findings()
    #expect(found.map { $0.prefix(14) } == ["note contrast:"])
    #expect(found.first?.contains("over a picture") == true)
  }

  @Test func aTextBehindAPictureIsNotLookedAt() throws {
    let audited = try Audited()
    audited.add("Behind", at: CGRect(x: 16, y: 100, width: 100, height: 30)).textColor = .white
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    audited.add(UIImageView(image: picture), at: CGRect(x: 0, y: 80, width: 390, height: 80))
    try audited.expect([])
  }
}
