import Foundation

/// The measures of a kind of device around its screen, upright, in points.
///
/// They are rounded from the makers' public dimensions of an iPhone 15, an iPhone 8, an iPad 10 and an
/// iPad with 9.7 inches: the difference of body and screen, times the points per millimetre.
nonisolated struct BezelMetrics: Hashable {
  /// A button at an edge: where it begins, as a part of the body's height or width, and its length.
  struct Button: Hashable {
    enum Edge { case left, right, top }
    var edge: Edge
    var start: CGFloat
    var length: CGFloat
  }

  /// From the screen to the body's edge at the sides, and at the upper and lower end.
  var side, end: CGFloat
  /// The radius of the body's corners; nil follows those of the screen.
  var cornerRadius: CGFloat?
  /// The width of the metal around the glass.
  var metal: CGFloat
  var buttons: [Button]
  /// The diameter of the home button; 0 for none.
  var homeButton: CGFloat = 0
  /// The length of the earpiece's slit; 0 for none.
  var earpiece: CGFloat = 0

  /// How far buttons stick out.
  static let buttonHeight: CGFloat = 3
  /// How much of a button is inside of the body's edge, where the body is drawn over it.
  static let hiddenButton: CGFloat = 6

  private static let phoneButtons = [
    Button(edge: .left, start: 0.17, length: 30), Button(edge: .left, start: 0.25, length: 56),
    Button(edge: .left, start: 0.335, length: 56), Button(edge: .right, start: 0.27, length: 90),
  ]
  private static let padButtons = [
    Button(edge: .top, start: 0.88, length: 60), Button(edge: .right, start: 0.07, length: 56),
    Button(edge: .right, start: 0.13, length: 56),
  ]

  static let phone = BezelMetrics(side: 20, end: 20, metal: 4, buttons: phoneButtons)
  static let phoneWithHomeButton = BezelMetrics(
    side: 26, end: 104, cornerRadius: 58, metal: 3, buttons: phoneButtons, homeButton: 66,
    earpiece: 62)
  static let pad = BezelMetrics(side: 50, end: 50, metal: 4, buttons: padButtons)
  static let padWithHomeButton = BezelMetrics(
    side: 56, end: 108, cornerRadius: 56, metal: 4, buttons: padButtons, homeButton: 62)
}
