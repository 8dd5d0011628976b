import Foundation
import NavigationKit
import Testing

/// The looks of a screen.
nonisolated enum Look: String, Sendable {
  case light, dark, mirrored

  /// Light and dark, for symmetrical screens.
  static let styles: [Look] = [.light, .dark]
  static let all: [Look] = [.light, .dark, .mirrored]
}

extension Sheet {
  /// Makes a small screen in a look.
  init(
    _ look: Look, width: CGFloat, height: CGFloat, safeAreaInsets: UIEdgeInsets = .zero
  ) throws {
    try self.init(
      width: width, height: height, style: look == .dark ? .dark : .light,
      direction: look == .mirrored ? .rightToLeft : .leftToRight, safeAreaInsets: safeAreaInsets)
  }

  /// Compares the screen with the golden picture of a look.
  func expectGolden(
    _ name: String, _ look: Look, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectGolden("\(name)-\(look.rawValue)", sourceLocation: sourceLocation)
  }

  /// Shows a navigation stack.
  @discardableResult
  func show(_ pages: UIViewController...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers(pages, animated: false)
    stage.window.rootViewController = navigation
    stage.settle()
    return navigation
  }
}
