import Foundation
import NavigationKit

extension TimeStrip {
  /// The side of a colour's square, the distance of its name, and that of two names, in points.
  private static let side: CGFloat = 9
  private static let nameGap: CGFloat = 5
  private static let entryGap: CGFloat = 18

  /// The colours with their names, side by side.
  static func legend() -> UIView {
    let entries = TimeMark.Kind.allCases.map(entry)
    // The rest of the line is free.
    let line = UIStackView(arrangedSubviews: entries + [UIView(frame: .zero)])
    line.spacing = entryGap
    return line
  }

  private static func entry(of kind: TimeMark.Kind) -> UIView {
    let square = UIView(frame: .zero)
    square.backgroundColor = color(of: kind)
    square.layer.cornerRadius = 2
    let name = UILabel(frame: .zero)
    (name.text, name.font) = (kind.name, .systemFont(ofSize: 11))
    name.textColor = .secondaryLabel
    let entry = UIStackView(arrangedSubviews: [square, name])
    (entry.spacing, entry.alignment) = (nameGap, .center)
    NSLayoutConstraint.activate([
      square.widthAnchor.constraint(equalToConstant: side),
      square.heightAnchor.constraint(equalToConstant: side),
    ])
    return entry
  }
}
