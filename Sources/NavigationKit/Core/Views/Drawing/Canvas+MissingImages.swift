import Drawing
package import Foundation

extension UIImage {
  /// An image of a size that stands for one that is nowhere.
  ///
  /// It is shown as a neutral box with the name, as large as the image would be, whose edge and
  /// letters are not stretched. It is empty where code draws it.
  package convenience init(missing name: String, size: CGSize) {
    let empty = GraphicsRecording(bounds: CGRect(origin: .zero, size: size), operations: [])
    self.init(UIImage(.recording(empty), size: size), missingName: name)
  }

  /// The same image; without the name in its box if it is nowhere, for what is behind other words.
  var withoutMissingName: UIImage { missingName == nil ? self : UIImage(self, missingName: "") }
}

extension Canvas {
  /// Draws the box for an image that is nowhere.
  ///
  /// - Parameter tint: The colour of its edge and name, if it has only one.
  mutating func box(named name: String, in rect: CGRect, tint: Color?) {
    // A bar draws an icon in one colour: of a box without an edge it would make a solid one.
    let isIcon = min(rect.width, rect.height) < Self.smallestFilledBox
    if !isIcon, tint == nil { fill(rect, UIColor.systemGray5.color(in: traits)) }
    stroke(
      isIcon ? rect.insetBy(dx: 0.5, dy: 0.5) : rect,
      tint ?? UIColor.systemGray3.color(in: traits), width: 1, cornerRadius: 0)
    let room = rect.width * Self.nameShare
    let nameFont = Font(size: Self.nameSize)
    let length = TextLayout(
      name, font: nameFont, width: .greatestFiniteMagnitude, numberOfLines: 1, measurer: measurer
    ).size.width
    guard !isIcon, length > 0 else { return }
    let font = Font(size: Self.nameSize * min(1, max(room / length, Self.minimumNameScale)))
    let line = TextLayout(
      name, font: font, width: room, numberOfLines: 1, mode: .byTruncatingMiddle,
      measurer: measurer)
    guard line.size.height <= rect.height, let text = line.lines.first else { return }
    self.text(
      text.text, font: font, color: tint ?? UIColor.secondaryLabel.color(in: traits),
      at: CGPoint(
        x: rect.midX - text.width / 2, y: rect.midY - line.size.height / 2), width: text.width)
  }

  /// The least side of a box with a name, in points; smaller ones are icons.
  private static let smallestFilledBox: CGFloat = 32
  /// The default size of a name's letters, in points, and how small they become to fit.
  private static let nameSize: CGFloat = 13
  private static let minimumNameScale: CGFloat = 0.7
  /// How much of a box's width a name takes at most.
  private static let nameShare: CGFloat = 0.9
}
