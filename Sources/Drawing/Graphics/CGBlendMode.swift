// On Linux, Foundation lacks this type.

/// The ways in which drawn colours mix with those below.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Over them.
  case normal
  /// Multiplied: never lighter.
  case multiply
  /// Inverted, multiplied and inverted again: never darker.
  case screen
  /// Multiplied or screened by what is below.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// The colours below are brightened.
  case colorDodge
  /// The colours below are darkened.
  case colorBurn
  /// Softly darkened or lightened.
  case softLight
  /// Multiplied or screened by what is drawn.
  case hardLight
  /// The difference.
  case difference
  /// Like the difference, with less contrast.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// Hue and saturation of what is drawn.
  case color
  /// The lightness of what is drawn.
  case luminosity
  /// Nothing is left.
  case clear
  /// In place of what is below.
  case copy
  /// Only where something is below, in its place.
  case sourceIn
  /// Only where nothing is below.
  case sourceOut
  /// Only where something is below, over it.
  case sourceAtop
  /// Below what is there.
  case destinationOver
  /// Keeps what is there only where something is drawn.
  case destinationIn
  /// Keeps what is there only where nothing is drawn.
  case destinationOut
  /// Below what is there, which is kept only where something is drawn.
  case destinationAtop
  /// Where only one of both is.
  case xor
  /// The sum of both.
  case plusLighter = 27
}
