package import Drawing

extension Stage {
  /// The views on screen, back to front, each as it is drawn now; views that are turned or in
  /// perspective are left out, with all in them.
  package func drawnViews() -> [DrawnView] {
    endOpenUpdate()
    var survey = DrawnViewSurvey(at: now, measurer: textMeasurer)
    for window in appWindows { survey.visit(window, on: screen.bounds) }
    return survey.views
  }

  /// Whether something of the system's own is in front of the app, which gets all touches: an open
  /// menu, or the
  /// screen on which tabs are arranged.
  package var showsSystemScreen: Bool {
    window.subviews.contains { $0 is MenuOverlay } || window.contains(TabCustomizer.self)
  }

  /// The view that holds what is presented in front of everything else; nil if nothing is.
  package var frontModal: UIView? {
    var front = window.rootViewController
    while let next = front?.presentedViewController, !next.isBeingDismissed { front = next }
    return front === window.rootViewController ? nil : front?.presentationController?.containerView
  }

  /// Measures the texts on the stage.
  package var measurer: any TextMeasurer { textMeasurer }

  /// The views that the Tab key, and in lists arrows, reach, in the order of Tab.
  package var tabOrder: [UIView] {
    endOpenUpdate()
    return focusItems.inTabOrder(in: window).map(\.view)
  }
}

extension UIView {
  /// Whether a view of a class is in it.
  fileprivate func contains<View: UIView>(_ type: View.Type) -> Bool {
    subviews.contains { $0 is View || $0.contains(type) }
  }
}
