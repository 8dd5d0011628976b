import Foundation

extension UICollectionViewListCell {
  /// Makes the guide that separators follow, at the row's margin unless constraints say otherwise.
  func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let usual = [
      guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    for constraint in usual { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(usual)
    return guide
  }
}
