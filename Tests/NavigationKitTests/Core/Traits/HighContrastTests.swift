import Drawing
import Foundation
import Goldens
import NavigationKit
import Testing

/// Pickers, lists in collection views and texts with more contrast.
struct HighContrastTests {
  private static let normal = UITraitCollection(userInterfaceStyle: .light)
  private static let high = UITraitCollection(
    traitsFrom: [normal, UITraitCollection(accessibilityContrast: .high)])

  private func stage(_ view: UIView) -> Stage {
    let stage = Stage(size: .smallPhone, traits: Self.normal)
    let page = UIViewController()
    page.view = UIView(frame: .zero)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
    page.view.addSubview(view)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
    return stage
  }

  /// Whether a colour is drawn as it is with the normal contrast, then as it is with more.
  private func follows(
    _ color: UIColor, on stage: Stage, _ drawn: (Drawn) -> [Color]
  ) -> Bool {
    let (normal, high) = (color.color(in: Self.normal), color.color(in: Self.high))
    let before = drawn(stage.drawn)
    stage.change(traits: UITraitCollection(accessibilityContrast: .high))
    stage.settle()
    let after = drawn(stage.drawn)
    return normal != high && before.contains(normal) && !before.contains(high)
      && after.contains(high) && !after.contains(normal)
  }

  @Test func `the days of a calendar that cannot be chosen`() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .inline
    #expect(follows(.tertiaryLabel, on: stage(picker)) { $0.texts.map(\.color) })
  }

  @Test func `the second texts of a list`() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = ListSource()
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = source
    #expect(follows(.secondaryLabel, on: stage(list)) { $0.texts.map(\.color) })
  }

  @Test func `the text of a text view`() {
    let view = UITextView()
    view.text = "Plain"
    view.textColor = .secondaryLabel
    #expect(follows(.secondaryLabel, on: stage(view)) { $0.texts.map(\.color) })
  }
}

private final class ListSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = "Row \(indexPath.item)"
    content.secondaryText = "Second"
    (cell as? UICollectionViewListCell)?.contentConfiguration = content
    return cell
  }
}
