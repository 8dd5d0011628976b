import Input

/// A place on an American keyboard, with the number that the USB standard gives it.
public nonisolated enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// None that is known.
  case keyboardErrorUndefined = 3
  /// The letter A.
  case keyboardA = 4
  /// The letter B.
  case keyboardB = 5
  /// The letter C.
  case keyboardC = 6
  /// The letter D.
  case keyboardD = 7
  /// The letter E.
  case keyboardE = 8
  /// The letter F.
  case keyboardF = 9
  /// The letter G.
  case keyboardG = 10
  /// The letter H.
  case keyboardH = 11
  /// The letter I.
  case keyboardI = 12
  /// The letter J.
  case keyboardJ = 13
  /// The letter K.
  case keyboardK = 14
  /// The letter L.
  case keyboardL = 15
  /// The letter M.
  case keyboardM = 16
  /// The letter N.
  case keyboardN = 17
  /// The letter O.
  case keyboardO = 18
  /// The letter P.
  case keyboardP = 19
  /// The letter Q.
  case keyboardQ = 20
  /// The letter R.
  case keyboardR = 21
  /// The letter S.
  case keyboardS = 22
  /// The letter T.
  case keyboardT = 23
  /// The letter U.
  case keyboardU = 24
  /// The letter V.
  case keyboardV = 25
  /// The letter W.
  case keyboardW = 26
  /// The letter X.
  case keyboardX = 27
  /// The letter Y.
  case keyboardY = 28
  /// The letter Z.
  case keyboardZ = 29
  /// The digit 1.
  case keyboard1 = 30
  /// The digit 2.
  case keyboard2 = 31
  /// The digit 3.
  case keyboard3 = 32
  /// The digit 4.
  case keyboard4 = 33
  /// The digit 5.
  case keyboard5 = 34
  /// The digit 6.
  case keyboard6 = 35
  /// The digit 7.
  case keyboard7 = 36
  /// The digit 8.
  case keyboard8 = 37
  /// The digit 9.
  case keyboard9 = 38
  /// The digit 0.
  case keyboard0 = 39
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Backspace.
  case keyboardDeleteOrBackspace = 42
  /// Tab.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// The hyphen.
  case keyboardHyphen = 45
  /// The equal sign.
  case keyboardEqualSign = 46
  /// The opening bracket.
  case keyboardOpenBracket = 47
  /// The closing bracket.
  case keyboardCloseBracket = 48
  /// The backslash.
  case keyboardBackslash = 49
  /// The semicolon.
  case keyboardSemicolon = 51
  /// The quotation mark.
  case keyboardQuote = 52
  /// The grave accent.
  case keyboardGraveAccentAndTilde = 53
  /// The comma.
  case keyboardComma = 54
  /// The full stop.
  case keyboardPeriod = 55
  /// The slash.
  case keyboardSlash = 56
  /// Caps Lock, which sends no press.
  case keyboardCapsLock = 57
  /// The function key 1, which sends no press.
  case keyboardF1 = 58
  /// The function key 2, which sends no press.
  case keyboardF2 = 59
  /// The function key 3, which sends no press.
  case keyboardF3 = 60
  /// The function key 4, which sends no press.
  case keyboardF4 = 61
  /// The function key 5, which sends no press.
  case keyboardF5 = 62
  /// The function key 6, which sends no press.
  case keyboardF6 = 63
  /// The function key 7, which sends no press.
  case keyboardF7 = 64
  /// The function key 8, which sends no press.
  case keyboardF8 = 65
  /// The function key 9, which sends no press.
  case keyboardF9 = 66
  /// The function key 10, which sends no press.
  case keyboardF10 = 67
  /// The function key 11, which sends no press.
  case keyboardF11 = 68
  /// The function key 12, which sends no press.
  case keyboardF12 = 69
  /// Home.
  case keyboardHome = 74
  /// Page up.
  case keyboardPageUp = 75
  /// Delete, which deletes what is behind the caret.
  case keyboardDeleteForward = 76
  /// End.
  case keyboardEnd = 77
  /// Page down.
  case keyboardPageDown = 78
  /// The arrow right.
  case keyboardRightArrow = 79
  /// The arrow left.
  case keyboardLeftArrow = 80
  /// The arrow down.
  case keyboardDownArrow = 81
  /// The arrow up.
  case keyboardUpArrow = 82
  /// The left Control key, which sends no press by itself.
  case keyboardLeftControl = 224
  /// The left Shift key, which sends no press by itself.
  case keyboardLeftShift = 225
  /// The left Alt key, which sends no press by itself.
  case keyboardLeftAlt = 226
  /// The left Command key, which sends no press by itself.
  case keyboardLeftGUI = 227
  /// The right Control key, which sends no press by itself.
  case keyboardRightControl = 228
  /// The right Shift key, which sends no press by itself.
  case keyboardRightShift = 229
  /// The right Alt key, which sends no press by itself.
  case keyboardRightAlt = 230
  /// The right Command key, which sends no press by itself.
  case keyboardRightGUI = 231
}

nonisolated extension UIKeyboardHIDUsage {
  private static let places: [Key: UIKeyboardHIDUsage] = [
    .return: .keyboardReturnOrEnter, .escape: .keyboardEscape, .delete: .keyboardDeleteOrBackspace,
    .tab: .keyboardTab, .deleteForward: .keyboardDeleteForward, .home: .keyboardHome,
    .end: .keyboardEnd, .pageUp: .keyboardPageUp, .pageDown: .keyboardPageDown,
    .left: .keyboardLeftArrow, .right: .keyboardRightArrow, .up: .keyboardUpArrow,
    .down: .keyboardDownArrow,
  ]
  /// The characters in the order of their numbers, from the letter A on; what a star stands for types
  /// none.
  private static let characters = "abcdefghijklmnopqrstuvwxyz1234567890**** -=[]\\*;'`,./"

  /// The place where an American keyboard has what a key types or does.
  init(_ key: Key) {
    if let place = Self.places[key] {
      self = place
    } else if case .character(let character) = key, character != "*",
      let offset = Array(Self.characters).firstIndex(of: character),
      let place = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + offset)
    {
      self = place
    } else {
      self = .keyboardErrorUndefined
    }
  }
}
