import Foundation
import Goldens
import NavigationKit
import Testing

/// Size classes, layout directions and their effects.
struct TraitTests {
  @Test(
    arguments: [
      (390, 844, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
      (844, 390, .compact, .compact), (667, 375, .compact, .compact),
      (736, 414, .regular, .compact),
      (932, 430, .regular, .compact), (320, 568, .compact, .regular),
      (744, 1133, .regular, .regular),
      (1024, 768, .regular, .regular),
    ] as [(CGFloat, CGFloat, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
  func `size classes by screen`(
    width: CGFloat, height: CGFloat, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    let traits = Stage(size: CGSize(width: width, height: height)).traits
    #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
  }

  @Test func `what was given goes before what the screen suggests`() {
    let explicit = UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    let traits = Stage(size: .phone, traits: explicit).traits
    #expect(traits.layoutDirection == .rightToLeft && traits.userInterfaceIdiom == .phone)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(
      traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(
      !traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light))
    )
  }

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
    (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft), (.playback, .leftToRight),
  ])
  func `a view's direction where lines start at the right`(
    attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection
  ) {
    let stage = Stage(
      size: .phone,
      traits: UITraitCollection(layoutDirection: .rightToLeft))
    let view = UIView()
    view.semanticContentAttribute = attribute
    stage.window.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == direction)
  }

  @Test func `the safe area's guide keeps up with the view`() {
    let stage = Stage(
      size: .phone, safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34))
    stage.window.makeKeyAndVisible()
    #expect(stage.window.isKeyWindow)
    let guide = stage.window.safeAreaLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(guide.owningView === stage.window && guide === stage.window.safeAreaLayoutGuide)
  }
}
