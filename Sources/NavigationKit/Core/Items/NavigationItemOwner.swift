/// The bar that shows a navigation item.
protocol NavigationItemOwner: AnyObject {
  /// The item whose page is shown.
  var topItem: UINavigationItem? { get }

  func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
  func largeTitleDidChange(of item: UINavigationItem)
  /// There may be a large title or a search bar now, or none.
  func largeTitlesDidChange()
  /// Takes the item's appearances, or other ones.
  func restyle()
}
