import Foundation
import Goldens

@testable import NavigationKit

/// A random sequence of actions of code and users on one screen, always the same for a kind and a
/// seed.
///
/// Each step has its own random numbers, so that a failing walk can be shortened by leaving steps
/// out.
final class RandomWalk {
  let kind: WalkKind
  private(set) var stage: Stage { didSet { keepCallbacks() } }
  private(set) var screen: WalkScreen
  /// The random numbers of the current step.
  var random: RandomNumbers
  /// The actions so far, in words; empty unless the walk keeps them.
  private(set) var story: [String] = []
  /// The first broken invariant; nil if there is none.
  private(set) var fault: String?
  var isFingerDown = false
  /// Objects that live as long as the walk, such as delegates.
  var kept: [AnyObject] = []
  /// Every page made so far that is still alive.
  var everyPage: [WeakPage] = []

  private let seed: Int
  private let keepsStory: Bool
  private var stepNumber = 0
  private var madeInStep = 0
  /// How many actions are running inside one another's callbacks.
  private var depth = 0

  struct WeakPage { weak var page: WalkPage? }

  init(_ kind: WalkKind, seed: Int, keepsStory: Bool = false) {
    self.kind = kind
    self.seed = seed
    self.keepsStory = keepsStory
    random = RandomNumbers(seed: seed, step: 0)
    stage = RandomWalk.makeStage(seed: seed)
    screen = WalkScreen(kind, seed: seed)
    keepCallbacks()
    stage.window.rootViewController = screen.root
    for page in pages { adopt(page) }
    stage.window.makeKeyAndVisible()
  }

  private static func makeStage(seed: Int) -> Stage {
    Stage(
      size: .phone,
      traits: UITraitCollection(
        layoutDirection: seed.isMultiple(of: 4) ? .rightToLeft : .leftToRight))
  }

  /// Adds callbacks to the story, if `RANDOM_WALK_CALLBACKS` is set.
  private func keepCallbacks() {
    guard keepsStory, ProcessInfo.processInfo.environment["RANDOM_WALK_CALLBACKS"] != nil
    else { return }
    stage.onCallback = { [weak self] in self?.record("(\($0.controller) \($0.method))") }
  }

  /// Takes the step of a number and checks the invariants.
  func step(_ number: Int) {
    random = RandomNumbers(seed: seed, step: number)
    (stepNumber, madeInStep) = (number, 0)
    act { $0.act(on: self) }
    check()
  }

  /// Lifts the finger, waits until nothing moves and checks the invariants.
  func rest() {
    record("rest")
    liftFinger()
    stage.settle()
    check()
    if !stage.isSettled { fail("something never settles") }
  }

  func liftFinger() {
    isFingerDown = false
    stage.release()
  }

  /// Does something else inside a callback, where nothing takes time.
  func meddle() {
    guard depth < Self.deepest else { return }
    record("inside:")
    act { $0.actInCallback(on: self) }
  }

  private func act(_ body: (any WalkActions) -> Void) {
    depth += 1
    body(random.pick(kind.actions))
    depth -= 1
  }

  /// Adds an action to the story.
  func record(_ deed: @autoclosure () -> String) {
    if keepsStory { story.append("\(stepNumber): \(deed())") }
  }

  func fail(_ sentence: @autoclosure () -> String) {
    if fault == nil { fault = sentence() }
  }

  // MARK: Screen

  /// Ends the app and starts it again from its saved state, on a new stage.
  func restart(from archive: RestorationArchive?) {
    isFingerDown = false
    (kept, everyPage) = ([], [])
    stage = RandomWalk.makeStage(seed: seed)
    screen = WalkScreen(kind, seed: seed)
    stage.show({ screen.root }, restoring: archive)
    for page in pages { adopt(page) }
  }

  /// Makes a page that the walk watches.
  func makePage() -> WalkPage {
    madeInStep += 1
    let page = WalkPage(stepNumber * Self.pagesPerStep + madeInStep)
    adopt(page)
    page.hidesBottomBarWhenPushed = screen.tabs != nil && random.isOne(in: 5)
    if random.isOne(in: 4) {
      page.surprise = (random.pick(WalkPage.calls), { [weak self] in self?.meddle() })
    }
    return page
  }

  private func adopt(_ page: WalkPage) {
    page.report = { [weak self] sentence in self?.fail(sentence) }
    everyPage.append(WeakPage(page: page))
  }

  /// Every controller: the root, its descendants, those that they present, and so on.
  var everybody: [UIViewController] { screen.root.family + spare.flatMap(\.family) }
  /// Controllers that the walk keeps to show them again, and that have no parent now.
  private var spare: [UIViewController] {
    kept.compactMap { $0 as? UIViewController }.filter { $0.parent == nil }
  }
  var pages: [WalkPage] { everybody.compactMap { $0 as? WalkPage } }
  /// All stacks, but for those that a container made for itself.
  var stacks: [UINavigationController] {
    everybody.compactMap { $0 as? UINavigationController }.filter {
      !($0 is MoreNavigationController)
    }
  }

  /// The most actions inside one another's callbacks.
  private static let deepest = 3
  /// More pages than a step makes; odd, so that a step's pages are of all kinds.
  private static let pagesPerStep = 37
}

extension UIViewController {
  /// The controller, its descendants, and those that they present.
  fileprivate var family: [UIViewController] {
    [self] + (children + waiting).flatMap(\.family) + (presentation?.family ?? [])
  }

  /// The search of a page, and pages that a split view controller keeps for its columns, off its
  /// stacks.
  private var waiting: [UIViewController] {
    guard let split = self as? UISplitViewController else {
      let search = navigationItem.searchController
      return [search, search?.searchResultsController].compactMap { $0 }
        .filter { $0.presentingViewController == nil && $0.parent == nil }
    }
    let collapsed = split.arrangement.collapsed
    let stacked = collapsed.map { $0.own + $0.mergedStacks.flatMap(\.pages) } ?? []
    let pages = Array(split.columns.controllers.values) + stacked
    return pages.filter { $0.parent == nil }
  }
}

extension Presentation {
  fileprivate var family: [UIViewController] {
    // An adapted presentation keeps what was asked for.
    let asked = requestedForm.presented
    return presented.family + (asked === presented || asked.parent != nil ? [] : asked.family)
      + (successor?.family ?? [])
  }
}

extension RandomWalk {
  /// A walk that has taken some steps and rested, up to the first fault.
  static func run(
    _ kind: WalkKind, seed: Int, steps: [Int], keepsStory: Bool = false
  ) -> RandomWalk {
    let walk = RandomWalk(kind, seed: seed, keepsStory: keepsStory)
    for step in steps where walk.fault == nil { walk.step(step) }
    if walk.fault == nil { walk.rest() }
    return walk
  }
}
