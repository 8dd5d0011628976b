import Drawing

/// The colours of the software keyboard, as pictures of devices show them; opaque, so that what is
/// behind has no part in them.
nonisolated enum KeyboardColors {
  static let ground = UIColor(light: Color(209, 211, 217), dark: Color(43, 43, 45))
  /// A key that types.
  static let key = UIColor(light: .white, dark: Color(107, 107, 110))
  /// Any other key, and one that types while it is pressed.
  static let otherKey = UIColor(light: Color(172, 176, 186), dark: Color(71, 71, 73))
  /// The edge below a key.
  static let edge = UIColor(light: Color(137, 139, 144), dark: Color(24, 24, 26))
  /// The shadow of what rises above a pressed key.
  static let balloonShadow = UIColor(Color(0, 0, 0, alpha: 0.35))
  static let title = UIColor(light: .black, dark: .white)
  /// The title of the return key while it does nothing.
  static let faintTitle = UIColor(
    light: Color(0, 0, 0, alpha: 0.3), dark: Color(255, 255, 255, alpha: 0.3))
  /// The second sign on a pad's key.
  static let sign = UIColor(light: Color(140, 142, 148), dark: Color(170, 170, 174))
  /// The shift key while it is on, and its symbol.
  static let shift = UIColor(light: .white, dark: Color(212, 212, 214))
  static let shiftSymbol = UIColor(.black)
  /// A return key that does more than to return.
  static let action = UIColor.systemBlue
  static let actionTitle = UIColor(.white)
  static let divider = UIColor(light: Color(184, 187, 195), dark: Color(71, 71, 73))
}
