import Foundation

/// The measures of the software keyboard in points.
///
/// Heights are those of the frames that keyboard notifications carry on devices, as public tables
/// of them give them; the height of the bar of suggestions is a number of its own.
nonisolated enum KeyboardMetrics {
  /// A screen as far as the keyboard depends on it.
  struct Screen: Hashable, Sendable {
    /// The size in points.
    var size: CGSize
    /// The insets that the edges cover; a home indicator makes the keyboard higher.
    var insets: UIEdgeInsets
    /// Whether it is a pad's.
    var isPad: Bool

    var isLandscape: Bool { size.width > size.height }
    fileprivate var isWide: Bool { min(size.width, size.height) >= widePhone }
    var hasIndicator: Bool { insets.bottom > 0 }
  }

  /// The width from which on a phone's keyboard is higher: that of a Plus.
  private static let widePhone: CGFloat = 414
  /// The shorter side from which on a pad's keyboard is higher: that of 12.9 inches.
  private static let widePad: CGFloat = 1024
  /// The maximum share of a screen that it covers: more would hide the view that is typed into.
  private static let largestShare: CGFloat = 2 / 3

  /// The keyboard's height, the screen's lower edge included.
  ///
  /// - Parameter suggests: Whether it has a bar for suggestions on top; a pad's always has one, for
  ///   shortcuts.
  static func height(on screen: Screen, suggests: Bool) -> CGFloat {
    let whole = rows(on: screen) + (suggests || screen.isPad ? bar(on: screen) : 0)
    return min(whole, (screen.size.height * largestShare).rounded())
  }

  private static func rows(on screen: Screen) -> CGFloat {
    switch (screen.isPad, screen.isLandscape) {
    case (false, false):
      return screen.hasIndicator
        ? (screen.isWide ? 301 : 291) : (screen.isWide ? 226 : 216)
    case (false, true): return screen.hasIndicator ? 171 : 162
    case (true, let isLandscape):
      let isLarge = min(screen.size.width, screen.size.height) >= widePad
      guard screen.hasIndicator else {
        return isLarge ? (isLandscape ? 423 : 328) : (isLandscape ? 352 : 264)
      }
      return isLarge ? (isLandscape ? 426 : 331) : (isLandscape ? 372 : 284)
    }
  }

  private static func bar(on screen: Screen) -> CGFloat {
    switch (screen.isPad, screen.isLandscape) {
    case (false, false): screen.hasIndicator || screen.isWide ? 45 : 44
    case (false, true): 38
    case (true, let isLandscape):
      screen.hasIndicator ? (isLandscape ? 50 : 53) : (isLandscape ? 46 : 49)
    }
  }

  /// The part of a keyboard of a height that rows of keys fill, in its own coordinates.
  static func area(on screen: Screen, height: CGFloat, suggests: Bool) -> CGRect {
    let top = suggests || screen.isPad ? bar(on: screen) : 0
    let bottom =
      screen.hasIndicator && !screen.isPad && !screen.isLandscape
      ? roomBelowKeys : screen.insets.bottom
    let sides = max(screen.insets.left, screen.insets.right)
    return CGRect(
      x: sides, y: top, width: screen.size.width - 2 * sides,
      height: max(0, height - top - bottom))
  }

  /// The room below the keys of an upright phone with a home indicator, with globe and microphone:
  /// 291 less 216.
  private static let roomBelowKeys: CGFloat = 75

  /// How far keys are apart; a key of an upright phone 375 points wide is 31.5 by 42.
  static func gap(on screen: Screen) -> CGSize {
    if screen.isPad { return CGSize(width: 12, height: 10) }
    return CGSize(width: 6, height: screen.isLandscape ? 8 : 12)
  }

  /// How many rows of emoji there are above the keys of their groups.
  static func emojiRows(on screen: Screen) -> Int {
    screen.isPad ? 4 : screen.isLandscape ? 3 : 5
  }

  /// The keys at the lower corners of a phone with a home indicator, in points: how wide, and how high
  /// above the indicator.
  static let cornerWidth: CGFloat = 75
  static let cornerHeight: CGFloat = 54
  /// How many words are suggested, and how wide a shortcut beside them is, in points.
  static let suggestionCount = 3
  static let shortcutWidth: CGFloat = 56

  // MARK: Fingers, in seconds and points; tuned by eye

  /// How long a key is held until it does something else.
  static let holdDuration: TimeInterval = 0.5
  /// The time between two letters that a held delete key deletes, and between two words; how many
  /// letters there are before words.
  static let letterInterval: TimeInterval = 0.1
  static let wordInterval: TimeInterval = 0.3
  static let lettersBeforeWords = 20
  /// How far down a flick on a pad's key goes.
  static let flick: CGFloat = 14

  // MARK: Movement

  /// The number of its curve in the notifications.
  static let curve = 7

  // MARK: Keys, as pictures of devices show them

  /// The radius of a key's corners.
  static let keyRadius: CGFloat = 5
  /// How far the edge below a key is visible.
  static let keyEdge: CGFloat = 1
  /// The distance of a title from the sides of its key, at least.
  static let titleMargin: CGFloat = 4
  /// The side of a symbol.
  static let symbol: CGFloat = 22
  /// The sizes of the text on keys.
  static let capitalSize: CGFloat = 22.5
  static let letterSize: CGFloat = 24
  static let wordSize: CGFloat = 16
  /// By eye from pictures of iOS 17.
  static let emojiSize: CGFloat = 28
  static let digitSize: CGFloat = 25
  static let digitLettersSize: CGFloat = 10
  static let suggestionSize: CGFloat = 17
  /// The side of the symbols at the lower corners.
  static let cornerSymbol: CGFloat = 27
  /// The size of the second sign on a pad's key, and how far it is from the key's top.
  static let signSize: CGFloat = 14
  static let signTop: CGFloat = 4
  /// How far down the sign below it moves the letter.
  static let signDrop: CGFloat = 8
  /// The width of a letter that a held key offers, and its size.
  static let choiceWidth: CGFloat = 34
  static let choiceSize: CGFloat = 24
  /// The balloon above a pressed key: how far it is wider than the key at each side, its height without
  /// the neck that narrows to the key, the neck's height, the radius of its corners, and its letter.
  static let balloonSide: CGFloat = 13
  static let balloonHeight: CGFloat = 52
  static let balloonNeck: CGFloat = 14
  static let balloonRadius: CGFloat = 10
  static let balloonLetterSize: CGFloat = 36
  /// How far the balloon stays from the keyboard's sides.
  static let balloonMargin: CGFloat = 2
  /// The blur of the balloon's shadow, and how far the shadow is below it.
  static let balloonShadow: (blur: CGFloat, drop: CGFloat) = (8, 1)
  /// The height of the lines between suggestions, as a share of their bar's.
  static let dividerShare: CGFloat = 0.5
}
