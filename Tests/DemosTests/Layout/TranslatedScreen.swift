import Foundation

@testable import NavigationKit

/// Replaces the texts of a screen by another language's until ``undo()``.
final class TranslatedScreen {
  private let book: SampleTranslation
  private var undos: [() -> Void] = []
  private var count = 0

  init(of stage: Stage, into book: SampleTranslation) {
    self.book = book
    var controller = stage.window.rootViewController
    while let shown = controller {
      translate(shown)
      controller = shown.presentedViewController
    }
    translate(stage.window)
    stage.settle()
  }

  /// Restores the original texts.
  func undo() { for undo in undos.reversed() { undo() } }

  private func translate(_ controller: UIViewController) {
    for page in controller.children { translate(page) }
    let item = controller.navigationItem
    replace(in: item, \.title, by: book.names)
    replace(in: item, \.prompt, by: book.names)
    replace(in: item, \.backButtonTitle, by: book.names)
    item.titleView.map(translate)
    for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      + (controller.toolbarItems ?? [])
    {
      replace(in: button, \.title, by: book.actions)
      button.customView.map(translate)
    }
  }

  private func translate(_ view: UIView) {
    switch view {
    // The texts of these belong to their items or their table.
    case is UINavigationBar, is UIToolbar, is UITableViewHeaderFooterView, is MenuOverlay: break
    case let cell as UITableViewCell:
      cell.textLabel.map { replace(in: $0, \.text, by: book.names) }
      cell.detailTextLabel.map { replace(in: $0, \.text, by: book.details) }
      for part in cell.contentView.subviews
      where part !== cell.textLabel && part !== cell.detailTextLabel { translate(part) }
      cell.setNeedsLayout()
    case let control as UISegmentedControl:
      for index in 0..<control.numberOfSegments {
        guard let old = control.titleForSegment(at: index) else { continue }
        control.setTitle(next(of: book.actions), forSegmentAt: index)
        undos.append { control.setTitle(old, forSegmentAt: index) }
      }
    case let button as UIButton:
      guard let old = button.titleLabel?.text, !old.isEmpty else { break }
      button.setTitle(next(of: book.actions), for: .normal)
      undos.append { button.setTitle(old, for: .normal) }
    case is UIControl: break
    case let label as UILabel:
      replace(in: label, \.text, by: book.names)
      label.superview?.setNeedsLayout()
      undos.append { label.superview?.setNeedsLayout() }
    default:
      for subview in view.subviews { translate(subview) }
      guard let table = view as? UITableView else { break }
      // Rows resize for their new texts.
      table.measuresDidChange()
      undos.append { table.measuresDidChange() }
    }
  }

  private func replace<Owner: AnyObject>(
    in owner: Owner, _ text: ReferenceWritableKeyPath<Owner, String?>, by phrases: [String]
  ) {
    guard let old = owner[keyPath: text], !old.isEmpty else { return }
    owner[keyPath: text] = next(of: phrases)
    undos.append { owner[keyPath: text] = old }
  }

  private func next(of phrases: [String]) -> String {
    count += 1
    return phrases[count % phrases.count]
  }
}
