import Foundation
import Input
import Testing

@testable import NavigationKit

/// Pushes, columns, fingers, sheets and widths in any order leave the columns that are wanted in sight.
struct SplitWalkTests {
  @Test(arguments: 1...60)
  func `whatever happens, what is settled is what is wanted`(seed: Int) {
    let walk = SplitWalk(seed: seed)
    for _ in 1...60 {
      walk.step()
      guard let fault = walk.fault else { continue }
      Issue.record("seed \(seed): \(fault) after \(walk.done.joined(separator: ", "))")
      return
    }
  }
}

/// A person and a program with a split view at the root, always the same for a seed.
private final class SplitWalk {
  private let fixture: ColumnsFixture
  private var random: RandomNumbers
  private var isFingerDown = false
  private(set) var done: [String] = []
  private var made = 0

  init(seed: Int) {
    random = RandomNumbers(seed: seed)
    let styles: [UISplitViewController.Style] = [.unspecified, .doubleColumn, .tripleColumn]
    fixture = ColumnsFixture(styles[seed % 3])
    fixture.listener.top = seed.isMultiple(of: 4) ? .primary : nil
  }

  private var split: UISplitViewController { fixture.split }
  private var stage: Stage { fixture.stage }

  private func page() -> PageController {
    made += 1
    let page = PageController("\(made)")
    if random.isOne(in: 6) { page.whenAppearing = { [unowned self] in meddle() } }
    return page
  }

  /// What a page does as it is about to come.
  private func meddle() {
    guard random.isOne(in: 3) else { return }
    done.append("inside:")
    random.isOne(in: 2) ? changeStack() : changeColumns()
  }

  func step() {
    switch random.next(below: 12) {
    case 0...2: changeStack()
    case 3, 4: changeColumns()
    case 5: finger()
    case 6, 7:
      let sizes = [ColumnsFixture.landscape, ColumnsFixture.portrait, ColumnsFixture.phone]
      let size = random.pick(sizes)
      done.append("size \(size.width)")
      if random.isOne(in: 2) {
        stage.rotate(to: size, safeAreaInsets: .zero)
      } else {
        fixture.resize(size)
      }
    case 8: fill()
    case 9: present()
    case 10:
      done.append("tap")
      if !isFingerDown { stage.tap(at: CGPoint(x: stage.window.bounds.width - 20, y: 300)) }
    default: break
    }
    let pause = Double(random.next(below: 20)) / 20 - 0.5
    if pause > 0 { stage.advance(by: pause) }
  }

  private var stacks: [UINavigationController] {
    split.children.compactMap { $0 as? UINavigationController }
  }

  private func changeStack() {
    guard !stacks.isEmpty else { return }
    let (stack, animated) = (random.pick(stacks), random.isOne(in: 2))
    if random.isOne(in: 2), !stack.viewControllers.isEmpty {
      done.append("push \(animated)")
      stack.pushViewController(page(), animated: animated)
    } else {
      done.append("pop \(animated)")
      stack.popViewController(animated: animated)
    }
  }

  private func changeColumns() {
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    let column = random.pick(columns)
    if split.style == .unspecified {
      split.preferredDisplayMode = random.pick([
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
      ])
      return done.append("mode")
    }
    let shows = random.isOne(in: 2)
    done.append("\(shows ? "show" : "hide") \(column)")
    if shows { split.show(column) } else { split.hide(column) }
  }

  private func fill() {
    done.append("fill")
    if random.isOne(in: 2) || split.style == .unspecified {
      split.showDetailViewController(page(), sender: nil)
    } else {
      split.setViewController(page(), for: random.pick([.primary, .secondary]))
    }
  }

  private func present() {
    let animated = random.isOne(in: 2)
    done.append("present or dismiss \(animated)")
    if split.presentedViewController != nil { return split.dismiss(animated: animated) }
    let sheet = PageController("sheet")
    sheet.modalPresentationStyle = random.pick([.pageSheet, .fullScreen])
    split.present(sheet, animated: animated)
  }

  private func finger() {
    done.append("finger")
    if isFingerDown {
      isFingerDown = false
      return random.isOne(in: 4) ? stage.cancelTouches() : stage.release()
    }
    isFingerDown = true
    stage.press(at: CGPoint(x: random.next(below: 30), y: 400))
    stage.move(to: CGPoint(x: random.next(below: 500), y: 410), over: 0.1)
  }

  /// What is wrong; looked at once all has settled, now and then.
  var fault: String? {
    guard random.isOne(in: 4) else { return nil }
    done.append("settle")
    if isFingerDown { stage.release() }
    isFingerDown = false
    stage.settle()
    if !split.runner.isIdle { return "a change of columns never ended" }
    let isCompact = stage.traits.horizontalSizeClass == .compact
    if split.presentedViewController?.modalPresentationStyle == .fullScreen { return nil }
    if split.isCollapsed != isCompact { return "it is not folded as the width says" }
    if !isCompact, split.destination != split.wanted {
      return "other columns are shown than wanted"
    }
    let seen = split.appearanceChildren
    for child in split.children {
      let isSeen = seen.contains(child)
      if (child.viewIfLoaded?.window != nil) != isSeen { return "\(child) is seen: \(!isSeen)" }
      if (child.appearance == .appeared) != isSeen { return "\(child) has not heard: \(isSeen)" }
      for page in child.children {
        let isTop = isSeen && page === child.stackedPages.last
        if (page.appearance == .appeared) != isTop { return "a page has not heard: \(isTop)" }
        if page.parent !== child { return "a page is in another stack" }
      }
    }
    return nil
  }
}
