import Foundation

/// A search bar that is nowhere in the app's views: the search that is presented brings it.
extension UISearchController {
  /// Whether the search shows its bar itself, at the top of what it covers.
  var hostsBar: Bool {
    item == nil && (searchBar.superview == nil || searchBar.superview is SearchBarHost)
  }

  /// The search comes or returns: its bar takes the place of the navigation bar above it.
  func hideNavigationBar(animated: Bool) {
    guard hostsBar, hidesNavigationBarDuringPresentation,
      let stack = ownPresentation?.presenter?.navigationController, !stack.isNavigationBarHidden
    else { return }
    hasHiddenBar = true
    stack.setNavigationBarHidden(true, animated: animated)
  }

  /// The search goes, or a push covers it.
  func restoreNavigationBar(animated: Bool) {
    guard hasHiddenBar else { return }
    hasHiddenBar = false
    ownPresentation?.presenter?.navigationController?
      .setNavigationBarHidden(false, animated: animated)
  }

  /// The search that comes with its bar is edited at once.
  func editOwnBar() {
    if hostsBar, isBeingPresented { searchBar.becomeFirstResponder() }
  }
}
