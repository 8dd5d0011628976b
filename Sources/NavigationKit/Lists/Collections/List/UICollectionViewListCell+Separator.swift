import Foundation

extension UICollectionViewListCell {
  /// Makes the guide that separators follow, at the row's margin unless constraints say otherwise.
  func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let defaultConstraints = [
      guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    for constraint in defaultConstraints { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(defaultConstraints)
    return guide
  }
}
