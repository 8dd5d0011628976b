import Audit
import Foundation
import Goldens
import NavigationKit
import NavigationShell
import Testing

/// A page on a stage that is audited.
@MainActor
struct Audited {
  let stage: Stage
  let page = UIViewController()

  init(
    _ size: CGSize = .phone, safeArea: UIEdgeInsets = .zero,
    traits: UITraitCollection = UITraitCollection()
  ) throws {
    stage = Stage(
      size: size, safeAreaInsets: safeArea, traits: traits,
      textMeasurer: try Self.painter.get().text)
    page.view.backgroundColor = .white
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  /// Adds a view at a frame.
  @discardableResult
  func add<View: UIView>(_ view: View, at frame: CGRect) -> View {
    view.frame = frame
    page.view.addSubview(view)
    return view
  }

  /// Adds a label of a frame.
  @discardableResult
  func add(_ text: String, at frame: CGRect, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return add(label, at: frame)
  }

  /// Adds a button of a frame, with a title.
  @discardableResult
  func add(button title: String, at frame: CGRect) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    return add(button, at: frame)
  }

  /// What is found, as `check: element: words`; notes begin with `note`.
  func findings(level: AuditLevel = .apple) throws -> [String] {
    stage.settle()
    return try ScreenAudit(of: stage, level: level).findings(painter: Self.painter.get()).map {
      ($0.isNote ? "note " : "") + $0.sentence
    }
  }

  /// Expects what is found.
  func expect(
    _ expected: [String], level: AuditLevel = .apple, at place: SourceLocation = #_sourceLocation
  ) throws {
    let found = try findings(level: level)
    #expect(found == expected, sourceLocation: place)
  }

  /// Opened once for all tests.
  static let painter = Result { try HeadlessPainter() }
}
