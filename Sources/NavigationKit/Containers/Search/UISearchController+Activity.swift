import Foundation

extension UISearchController: SearchBarOwner {
  func becomeOwner() {
    searchBar.owner = self
    searchBar.placeholder = "Search"
    modalPresentationStyle = .overCurrentContext
    role.coversSource = { [weak self] in self?.hostsBar == false }
    role.makeCustomController = { presented, presenter in
      SearchPresentationController(presentedViewController: presented, presenting: presenter)
    }
  }

  /// Moves the search bar into the navigation bar that shows an item; nil takes it out, and ends
  /// the search.
  func join(_ item: UINavigationItem?) {
    if item == nil { setActive(false, animated: false) }
    self.item = item
    searchBar.place = item == nil ? .standalone : .underRow
  }

  /// The controller whose page is searched.
  private var searchedPage: UIViewController? {
    if hostsBar { return nil }
    return item?.navigationBar?.controller?.page(of: item) ?? searchBar.nearestController
  }

  /// The controller that presents the search, or will once another search has ended; nil if the
  /// search is not active.
  var searchPresenter: UIViewController? {
    if let ownPresentation, ownPresentation.isWanted { return ownPresentation.presenter }
    return [ownPresentation?.presenter, searchedPage].lazy.compactMap { $0 }
      .first { $0.presentation?.successor?.presented === self }
  }

  func setActive(_ isActive: Bool, animated: Bool = true) {
    guard isActive != self.isActive else { return }
    guard isActive else {
      searchPresenter?.dismiss(animated: animated)
      // A search that waits for an earlier one to end is edited already.
      searchBar.resignFirstResponder()
      return
    }
    delegate?.presentSearchController(self)
    if !self.isActive { searchedPage?.present(self, animated: animated) }
  }

  func searchBarDidBeginEditing() {
    isActive = true
    // Its page presents something else, over which no search begins.
    if !isActive { searchBar.resignFirstResponder() }
  }

  func searchBarDidChange() {
    followText()
    if isActive { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  func searchButtonWasClicked() { searchBar.resignFirstResponder() }

  func cancelButtonWasClicked() {
    searchBar.resignFirstResponder()
    isActive = false
  }

  func searchBarHeightDidChange() {
    item?.bar?.largeTitlesDidChange()
    if item == nil { searchBar.superview?.setNeedsLayout() }
  }

  // MARK: Beginning and ending

  /// The search begins: the bar changes with the transition.
  func begin(alongside transition: (@escaping () -> Void) -> Void) {
    delegate?.willPresentSearchController(self)
    bringBar()
    // The presented view begins where the bar ends now.
    UIView.performWithoutAnimation {
      item?.navigationBar?.controller?.layOutBars()
      if hostsBar { ownPresentation?.presenter?.layOutBarsAround() }
    }
    if hostsBar {
      UIView.performWithoutAnimation { setInPlace(true) }
    } else {
      transition { self.setInPlace(true) }
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The search ends: deletes the text, and the bar changes with the transition.
  func end(alongside transition: (@escaping () -> Void) -> Void) {
    delegate?.willDismissSearchController(self)
    searchBar.resignFirstResponder()
    searchBar.searchTextField.text = nil
    leaveResults()
    // A bar that the search brought leaves as it is.
    if !hostsBar { transition { self.setInPlace(false) } }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Called when the search is over, on screen or off screen.
  func didEnd() {
    setInPlace(false)
    // A search that was begun again meanwhile goes on, unless it was ended again.
    if !isActive { searchBar.resignFirstResponder() }
    searchBar.searchTextField.text = nil
    followText()
  }

  /// Whether the search bar is in the place of the navigation bar's row.
  var replacesRow: Bool { isInPlace && item != nil && hidesNavigationBarDuringPresentation }

  /// Changes the search bar, and the navigation bar around it, for a search or back.
  func setInPlace(_ isInPlace: Bool) {
    guard isInPlace != self.isInPlace else { return }
    self.isInPlace = isInPlace
    searchBar.change(
      to: item == nil ? .standalone : replacesRow ? .insteadOfRow : .underRow,
      showsCancel: automaticallyShowsCancelButton ? isInPlace : nil,
      showsScopes: automaticallyShowsScopeBar && searchBar.scopes != nil ? isInPlace : nil)
    if let owner = item?.navigationBar?.controller { return owner.layOutBars() }
    searchBar.superview?.setNeedsLayout()
    searchBar.layoutIfNeeded()
  }
}
