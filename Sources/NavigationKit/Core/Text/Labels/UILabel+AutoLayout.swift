import Drawing
import Foundation

extension UILabel: WrappingContent {
  var wrapsContent: Bool {
    shownNumberOfLines(in: traitCollection) != 1 && preferredMaxLayoutWidth <= 0
  }

  func contentSize(within width: CGFloat?) -> CGSize {
    guard wrapsContent else { return intrinsicContentSize }
    // A width of 0 stands for any.
    return sizeThatFits(CGSize(width: width.map { max($0, 1) } ?? 0, height: 0))
  }
}

extension UILabel: BaselineContent {
  func baselines(width: CGFloat) -> TextBaselines? {
    let traits = traitCollection
    guard let font = shownFont(in: traits) else { return nil }
    let measurer = (window?.stage ?? Stage.current)?.textMeasurer ?? FixedTextMeasurer()
    let isEndless = shownNumberOfLines(in: traits) == 1 || width <= 0
    let lines = layout(width: isEndless ? .greatestFiniteMagnitude : width, in: traits)?.lines
    return TextBaselines(
      lineCount: lines?.count ?? 1, lineHeight: measurer.lineHeight(of: font),
      ascent: measurer.ascent(of: font))
  }
}
