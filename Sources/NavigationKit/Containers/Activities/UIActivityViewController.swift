public import Foundation

/// A sheet that lists items, such as texts, links and images, and what can be done with them.
///
/// It offers the app's own activities only: there is no system here that could offer others. In
/// regular width it is a popover, so its `popoverPresentationController` needs a source.
open class UIActivityViewController: UIViewController {
  /// Called at the end with the type of the activity, whether it was completed, items that it
  /// returned, and an error; the type is nil if the user chose none, and the last two always are
  /// here.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  /// The activity that was chosen and has not ended.
  private var running: UIActivity?
  /// The activity that has ended, and whether it was completed; nil if none has.
  private var outcome: (type: UIActivity.ActivityType?, completed: Bool)?

  /// Makes a sheet for items, with the app's activities.
  ///
  /// An item is a value or a ``UIActivityItemSource``.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [
      .medium(), .large(),
    ]
    role.whenGone = { [weak self] in self?.reportEnd() }
  }

  /// Makes nothing: a sheet needs items.
  public required init?(coder: NSCoder) { nil }

  /// Called once the sheet is gone.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of activities that are not listed; set it before the sheet is presented.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  // MARK: View

  private var activityView: ActivityView? { viewIfLoaded as? ActivityView }

  open override func loadView() {
    let shown = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    let excluded = Set(excludedActivityTypes ?? [])
    let listed = activities.filter { activity in
      activity.activityType.map(excluded.contains) != true
        && activity.canPerform(withActivityItems: shown)
    }
    view = ActivityView(
      shown.map(ActivityItem.init), listed, close: { [weak self] in self?.leave() },
      choose: { [weak self] in self?.choose($0) })
  }

  /// The size in a popover: all rows; else the size that was set.
  open override var preferredContentSize: CGSize {
    get {
      let explicitSize = super.preferredContentSize
      guard explicitSize == .zero, let activityView,
        activePresentationController?.usesPreferredSize == true
      else { return explicitSize }
      return activityView.sizeThatFits(
        CGSize(width: ActivityMetrics.popoverWidth, height: 0))
    }
    set { super.preferredContentSize = newValue }
  }

  // MARK: Activities

  private func choose(_ activity: UIActivity) {
    guard running == nil, ownPresentation?.isWanted == true else { return }
    running = activity
    activity.whenFinished = { [weak self, weak activity] completed in
      guard let self, let activity, running === activity else { return }
      running = nil
      outcome = (activity.activityType, completed)
      leave()
    }
    activity.prepare(
      withActivityItems: items.compactMap { item in
        guard let source = item as? any UIActivityItemSource else { return item }
        return source.activityViewController(self, itemForActivityType: activity.activityType)
      })
    if let page = activity.activityViewController {
      show(page, of: activity)
    } else {
      activity.perform()
    }
  }

  /// Presents an activity's page; the activity ends when the user takes the page away.
  private func show(_ page: UIViewController, of activity: UIActivity) {
    let whenDismissedByUser = page.role.whenDismissedByUser
    page.role.whenDismissedByUser = { [weak activity] in
      whenDismissedByUser()
      activity?.activityDidFinish(false)
    }
    present(page, animated: true)
  }

  private func leave() { presentingViewController?.dismiss(animated: true) }

  /// The sheet is gone: after an activity, by the user, or by the app's code.
  private func reportEnd() {
    let (type, completed) = outcome ?? (running?.activityType, false)
    (outcome, running) = (nil, nil)
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}
