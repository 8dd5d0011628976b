import Foundation

@testable import NavigationKit

/// Sheets, full screens, popovers, alerts and covers of one page that come and go.
struct PresentationActions: WalkActions {
  /// Whether single pages are covered, too; a restart does not keep whose context is covered.
  var covers = true

  func act(on walk: RandomWalk) {
    switch walk.random.next(below: 8) {
    case 0: drag(walk)
    case 1: presentAlert(walk, animated: isAnimated(walk))
    default: actInCallback(on: walk)
    }
  }

  func actInCallback(on walk: RandomWalk) {
    let animated = isAnimated(walk)
    switch walk.random.next(below: 9) {
    case 0, 1, 2: present(walk, animated: animated)
    case 3:
      walk.record("dismiss the topmost \(animated)")
      topmost(of: walk).dismiss(animated: animated)
    case 4:
      walk.record("dismiss all \(animated)")
      (walk.screen.home ?? walk.screen.root).dismiss(animated: animated)
    case 5 where covers, 6 where covers: cover(walk, animated: animated)
    case 7 where covers: uncover(walk, animated: animated)
    case 8:
      present(walk, animated: animated)
      present(walk, animated: animated)
    default: break
    }
  }

  private func isAnimated(_ walk: RandomWalk) -> Bool { !walk.random.isOne(in: 3) }

  private func topmost(of walk: RandomWalk) -> UIViewController {
    walk.screen.root.presentationsAbove.last { !$0.isInParentView }?.presented
      ?? walk.screen.root
  }

  // MARK: Presenting

  private func present(_ walk: RandomWalk, animated: Bool) {
    let page = content(walk)
    page.modalPresentationStyle = walk.random.pick([
      .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .popover, .popover,
    ])
    page.isModalInPresentation = walk.random.isOne(in: 4)
    page.modalTransitionStyle = walk.random.isOne(in: 3) ? .crossDissolve : .coverVertical
    page.popoverPresentationController?.sourceView = walk.stage.window
    if !walk.random.isOne(in: 3) { page.presentationController?.delegate = adapter(walk) }
    page.preferredContentSize = CGSize(width: 0, height: walk.random.next(below: 3) * 200)
    walk.record("present \(page.title ?? "") \(page.modalPresentationStyle) \(animated)")
    topmost(of: walk).present(page, animated: animated)
  }

  /// A page, often in a stack, a user's container or a tab.
  private func content(_ walk: RandomWalk) -> UIViewController {
    let page = walk.makePage()
    let content =
      walk.random.isOne(in: 3) ? UINavigationController(rootViewController: page) : page
    if walk.random.isOne(in: 5) { return WrapperController(content) }
    guard walk.random.isOne(in: 6) else { return content }
    let tabs = UITabBarController()
    tabs.viewControllers = [content, walk.makePage()]
    return tabs
  }

  private func adapter(_ walk: RandomWalk) -> PresentationAdapter {
    let adapter = PresentationAdapter(walk.random.next(below: 3))
    walk.record("adapter \(adapter.kind)")
    walk.kept.append(adapter)
    return adapter
  }

  private func presentAlert(_ walk: RandomWalk, animated: Bool) {
    let alert = UIAlertController(
      title: "Alert", message: nil, preferredStyle: walk.random.pick([.alert, .actionSheet]))
    alert.popoverPresentationController?.sourceView = walk.stage.window
    for style in [UIAlertAction.Style.default, .cancel] {
      alert.addAction(
        UIAlertAction(title: "\(style)", style: style) { [weak walk] _ in walk?.meddle() })
    }
    walk.record("alert \(alert.preferredStyle) \(animated)")
    topmost(of: walk).present(alert, animated: animated)
  }

  // MARK: Covers of one page

  private func anyPage(of walk: RandomWalk) -> UIViewController? {
    let stack = walk.screen.home ?? walk.stacks.first
    let pages = stack?.viewControllers ?? walk.screen.book?.viewControllers ?? []
    return pages.isEmpty ? nil : walk.random.pick(pages)
  }

  /// Presents over a page's current context; the page may be hidden.
  private func cover(_ walk: RandomWalk, animated: Bool) {
    guard let page = anyPage(of: walk) else { return }
    let cover = walk.makePage()
    cover.modalPresentationStyle = walk.random.pick([.currentContext, .overCurrentContext])
    page.definesPresentationContext = true
    walk.record("cover \(page.title ?? "") \(cover.modalPresentationStyle) \(animated)")
    page.present(cover, animated: animated)
  }

  private func uncover(_ walk: RandomWalk, animated: Bool) {
    guard let page = anyPage(of: walk), page.presentation != nil else { return }
    walk.record("uncover \(page.title ?? "") \(animated)")
    page.dismiss(animated: animated)
  }

  // MARK: Dragging

  private func drag(_ walk: RandomWalk) {
    guard !walk.isFingerDown else { return }
    let offset = CGFloat(walk.random.next(below: 800) - 200)
    let start = CGPoint(x: walk.stage.window.bounds.midX, y: 300)
    walk.record("drag down by \(offset)")
    walk.stage.press(at: start)
    walk.stage.move(
      to: CGPoint(x: start.x, y: start.y + offset),
      over: Double(walk.random.next(below: 10)) / 20 + 0.01)
    walk.random.isOne(in: 4) ? walk.stage.cancelTouches() : walk.stage.release()
  }
}
