import Drawing
import Foundation
import NavigationKit
import Testing

/// Every property that proxies can set, each by itself.
struct AppearancePropertyTests {
  /// One property: how a proxy is given it, and whether a view that was shown then has it.
  struct Case: CustomStringConvertible {
    let description: String
    let isApplied: () -> Bool

    init<View: UIView, Value: Equatable>(
      _ proxy: @escaping () -> View, _ property: ReferenceWritableKeyPath<View, Value>,
      _ value: Value, in make: @escaping () -> View
    ) {
      description = "\(property)"
      isApplied = {
        let unthemed = ThemedFixture {}.show(make())
        let fixture = ThemedFixture { proxy()[keyPath: property] = value }
        let view = fixture.show(make())
        return unthemed[keyPath: property] != value && view[keyPath: property] == value
      }
    }

    init<View: UIView>(
      _ description: String, _ proxy: @escaping () -> View, _ set: @escaping (View) -> Void,
      in make: @escaping () -> View, has: @escaping (View) -> Bool
    ) {
      self.description = description
      isApplied = {
        let unthemed = ThemedFixture {}.show(make())
        return !has(unthemed) && has(ThemedFixture { set(proxy()) }.show(make()))
      }
    }
  }

  private static let picture = UIImage(systemName: "star")
  private static let red: UIColor? = .systemRed

  private static let common: [Case] = [
    Case({ UIView.appearance() }, \.semanticContentAttribute, .forceRightToLeft) { UIView() },
    Case({ UIView.appearance() }, \.isExclusiveTouch, true) { UIView() },
    Case({ UIScrollView.appearance() }, \.bounces, false) { UIScrollView() },
    Case({ UIScrollView.appearance() }, \.showsVerticalScrollIndicator, false) { UIScrollView() },
    Case({ UIScrollView.appearance() }, \.showsHorizontalScrollIndicator, false) { UIScrollView() },
    Case({ UIScrollView.appearance() }, \.indicatorStyle, .white) { UIScrollView() },
    Case({ UIScrollView.appearance() }, \.keyboardDismissMode, .onDrag) { UIScrollView() },
    Case({ UITableView.appearance() }, \.sectionHeaderTopPadding, 3) { UITableView() },
    Case({ UITableView.appearance() }, \.separatorStyle, .none) { UITableView() },
    Case({ UITableViewCell.appearance() }, \.selectionStyle, .none) {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    },
    Case({ UISwitch.appearance() }, \.onImage, picture) { UISwitch() },
    Case({ UISwitch.appearance() }, \.offImage, picture) { UISwitch() },
    Case({ UIProgressView.appearance() }, \.progressImage, picture) { UIProgressView() },
    Case({ UIProgressView.appearance() }, \.trackImage, picture) { UIProgressView() },
  ]

  private static let controls: [Case] = [
    Case({ UIView.appearance() }, \.backgroundColor, red) { UIView() },
    Case({ UISwitch.appearance() }, \.onTintColor, red) { UISwitch() },
    Case({ UISwitch.appearance() }, \.thumbTintColor, red) { UISwitch() },
    Case({ UIRefreshControl.appearance() }, \.tintColor, red) { UIRefreshControl() },
    Case(
      { UIRefreshControl.appearance() }, \.attributedTitle, NSAttributedString(string: "Pull")
    ) { UIRefreshControl() },
    Case(
      "setTitleTextAttributes", { UISegmentedControl.appearance() },
      { $0.setTitleTextAttributes(attributes, for: .normal) },
      in: { UISegmentedControl(items: ["One"]) },
      has: { isRed($0.titleTextAttributes(for: .normal)) }),
    Case({ UITextField.appearance() }, \.textColor, red) { UITextField() },
    Case({ UITextField.appearance() }, \.font, .italicSystemFont(ofSize: 9)) { UITextField() },
    Case({ UITextView.appearance() }, \.font, .italicSystemFont(ofSize: 9)) { UITextView() },
    Case({ UICollectionView.appearance() }, \.backgroundColor, red) {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    },
    Case({ UICollectionViewCell.appearance() }, \.backgroundColor, red) {
      UICollectionViewCell()
    },
    Case({ UITableViewHeaderFooterView.appearance() }, \.tintColor, .systemRed) {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    },
    Case({ UIPickerView.appearance() }, \.backgroundColor, red) { UIPickerView() },
    Case({ UIDatePicker.appearance() }, \.tintColor, .systemRed) { UIDatePicker() },
    Case({ UIVisualEffectView.appearance() }, \.backgroundColor, red) {
      UIVisualEffectView(effect: nil)
    },
    Case({ UIStackView.appearance() }, \.backgroundColor, red) { UIStackView() },
    Case({ UIPageControl.appearance() }, \.pageIndicatorTintColor, red) { UIPageControl() },
    Case({ UIPageControl.appearance() }, \.currentPageIndicatorTintColor, red) {
      UIPageControl()
    },
    Case({ UIProgressView.appearance() }, \.progressTintColor, red) { UIProgressView() },
    Case({ UIProgressView.appearance() }, \.trackTintColor, red) { UIProgressView() },
    Case({ UISearchBar.appearance() }, \.barTintColor, red) { UISearchBar() },
    Case({ UISearchBar.appearance() }, \.backgroundImage, picture) { UISearchBar() },
    Case(
      { UISearchBar.appearance() }, \.searchTextPositionAdjustment,
      UIOffset(horizontal: 4, vertical: 1)
    ) { UISearchBar() },
    Case({ UISlider.appearance() }, \.minimumTrackTintColor, red) { UISlider() },
    Case({ UISlider.appearance() }, \.maximumTrackTintColor, red) { UISlider() },
    Case({ UISlider.appearance() }, \.thumbTintColor, red) { UISlider() },
    Case({ UISegmentedControl.appearance() }, \.selectedSegmentTintColor, red) {
      UISegmentedControl(items: ["One"])
    },
    Case({ UISegmentedControl.appearance() }, \.backgroundColor, red) {
      UISegmentedControl(items: ["One"])
    },
    Case({ UIStepper.appearance() }, \.backgroundColor, red) { UIStepper() },
    Case({ UITextField.appearance() }, \.backgroundColor, red) { UITextField() },
    Case({ UITextView.appearance() }, \.backgroundColor, red) { UITextView() },
    Case({ UITextView.appearance() }, \.textColor, red) { UITextView() },
    Case({ UIControl.appearance() }, \.backgroundColor, red) { UIButton() as UIControl },
    Case({ UIImageView.appearance() }, \.backgroundColor, red) { UIImageView(frame: .zero) },
    Case({ UIScrollView.appearance() }, \.backgroundColor, red) { UIScrollView() },
    Case({ UIActivityIndicatorView.appearance() }, \.color, .systemRed) {
      UIActivityIndicatorView(style: .medium)
    },
    Case(
      "setTitleColor", { UIButton.appearance() }, { $0.setTitleColor(.systemRed, for: .normal) },
      in: {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        button.setTitle("Go", for: .normal)
        return button
      },
      has: {
        $0.layoutIfNeeded()
        return $0.titleLabel?.textColor == .systemRed
      }),
    Case(
      "setBackgroundImage", { UIButton.appearance() },
      { $0.setBackgroundImage(picture, for: .normal) }, in: { UIButton() },
      has: { $0.backgroundImage(for: .normal) == picture }),
    Case({ UILabel.appearance() }, \.font, .systemFont(ofSize: 30)) { UILabel() },
    Case({ UILabel.appearance() }, \.textColor, .systemRed) { UILabel() },
    Case({ UILabel.appearance() }, \.highlightedTextColor, red) { UILabel() },
    Case({ UITableView.appearance() }, \.separatorColor, red) { UITableView() },
    Case({ UITableView.appearance() }, \.backgroundColor, red) { UITableView() },
    Case({ UITableView.appearance() }, \.separatorInset, UIEdgeInsets(left: 99)) {
      UITableView()
    },
    Case({ UITableViewCell.appearance() }, \.backgroundColor, red) {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    },
    Case({ UITableViewCell.appearance() }, \.separatorInset, UIEdgeInsets(left: 99)) {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    },
  ]

  private static let bars: [Case] = [
    Case({ UINavigationBar.appearance() }, \.barStyle, .black) { UINavigationBar() },
    Case({ UINavigationBar.appearance() }, \.isTranslucent, false) { UINavigationBar() },
    Case({ UINavigationBar.appearance() }, \.barTintColor, red) { UINavigationBar() },
    Case({ UINavigationBar.appearance() }, \.prefersLargeTitles, true) { UINavigationBar() },
    Case({ UINavigationBar.appearance() }, \.shadowImage, picture) { UINavigationBar() },
    Case({ UINavigationBar.appearance() }, \.backIndicatorImage, picture) { UINavigationBar() },
    Case({ UINavigationBar.appearance() }, \.backIndicatorTransitionMaskImage, picture) {
      UINavigationBar()
    },
    bar("titleTextAttributes", { $0.titleTextAttributes = attributes }) {
      isRed($0.titleTextAttributes)
    },
    bar("largeTitleTextAttributes", { $0.largeTitleTextAttributes = attributes }) {
      isRed($0.largeTitleTextAttributes)
    },
    bar("setBackgroundImage", { $0.setBackgroundImage(picture, for: .default) }) {
      $0.backgroundImage(for: .default) == picture
    },
    bar(
      "setTitleVerticalPositionAdjustment",
      { $0.setTitleVerticalPositionAdjustment(5, for: .default) },
      has: { $0.titleVerticalPositionAdjustment(for: .default) == 5 }),
    bar("standardAppearance", { $0.standardAppearance = look }) {
      $0.standardAppearance.backgroundColor == .systemRed
    },
    bar("compactAppearance", { $0.compactAppearance = look }) {
      $0.compactAppearance?.backgroundColor == .systemRed
    },
    bar("scrollEdgeAppearance", { $0.scrollEdgeAppearance = look }) {
      $0.scrollEdgeAppearance?.backgroundColor == .systemRed
    },
    bar("compactScrollEdgeAppearance", { $0.compactScrollEdgeAppearance = look }) {
      $0.compactScrollEdgeAppearance?.backgroundColor == .systemRed
    },
  ]

  private static let toolbars: [Case] = [
    Case({ UIToolbar.appearance() }, \.barStyle, .black) { UIToolbar() },
    Case({ UIToolbar.appearance() }, \.isTranslucent, false) { UIToolbar() },
    Case({ UIToolbar.appearance() }, \.barTintColor, red) { UIToolbar() },
    toolbar(
      "setBackgroundImage",
      { $0.setBackgroundImage(picture, forToolbarPosition: .any, barMetrics: .default) },
      has: { $0.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == picture }),
    toolbar("setShadowImage", { $0.setShadowImage(picture, forToolbarPosition: .any) }) {
      $0.shadowImage(forToolbarPosition: .any) == picture
    },
    toolbar("standardAppearance", { $0.standardAppearance = toolLook }) {
      $0.standardAppearance.backgroundColor == .systemRed
    },
    toolbar("compactAppearance", { $0.compactAppearance = toolLook }) {
      $0.compactAppearance?.backgroundColor == .systemRed
    },
    toolbar("scrollEdgeAppearance", { $0.scrollEdgeAppearance = toolLook }) {
      $0.scrollEdgeAppearance?.backgroundColor == .systemRed
    },
    toolbar("compactScrollEdgeAppearance", { $0.compactScrollEdgeAppearance = toolLook }) {
      $0.compactScrollEdgeAppearance?.backgroundColor == .systemRed
    },
  ]

  private static var attributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.systemRed]
  }
  private static func isRed(_ attributes: [NSAttributedString.Key: Any]?) -> Bool {
    attributes?[.foregroundColor] as? UIColor == .systemRed
  }
  private static var look: UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemRed
    return look
  }
  private static var toolLook: UIToolbarAppearance {
    let look = UIToolbarAppearance()
    look.backgroundColor = .systemRed
    return look
  }
  private static func bar(
    _ name: String, _ set: @escaping (UINavigationBar) -> Void,
    has: @escaping (UINavigationBar) -> Bool
  ) -> Case {
    Case(name, { UINavigationBar.appearance() }, set, in: { UINavigationBar() }, has: has)
  }
  private static func toolbar(
    _ name: String, _ set: @escaping (UIToolbar) -> Void, has: @escaping (UIToolbar) -> Bool
  ) -> Case {
    Case(name, { UIToolbar.appearance() }, set, in: { UIToolbar() }, has: has)
  }

  @Test func `each property of controls, labels and tables is taken from a proxy`() {
    for each in Self.common + Self.controls { #expect(each.isApplied(), "\(each)") }
  }

  @Test func `each property of bars is taken from a proxy`() {
    for each in Self.bars + Self.toolbars { #expect(each.isApplied(), "\(each)") }
  }

  @available(*, deprecated)
  @Test func `insets of a button's content are taken from a proxy`() {
    let fixture = ThemedFixture { UIButton.appearance().contentEdgeInsets.left = 9 }
    #expect(fixture.show(UIButton()).contentEdgeInsets.left == 9)
  }

  @Test func `cells show their texts as labels in cells are to look`() {
    let fixture = ThemedFixture {
      UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor =
        .systemRed
    }
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.detailTextLabel?.textColor = .systemGreen
    _ = fixture.show(cell)
    #expect(cell.textLabel?.textColor == .systemRed)
    #expect(cell.detailTextLabel?.textColor == .systemGreen)
  }
}
