/// A controller that a search bar belongs to: it is told what the user does.
///
/// It is told before the bar's delegate is, but of a click on the search button after it.
protocol SearchBarOwner: AnyObject {
  func searchBarDidBeginEditing()
  /// The user or code changed the text or the scope.
  func searchBarDidChange()
  func searchButtonWasClicked()
  func cancelButtonWasClicked()
  /// It needs another height.
  func searchBarHeightDidChange()
}
