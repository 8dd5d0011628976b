import Foundation

/// The button at the field's end, which is there while the field is empty.
extension UISearchBar {
  func makeBookmarkButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(Self.defaultBookmark, for: .normal)
    button.tintColor = .secondaryLabel
    button.accessibilityLabel = "Bookmarks"
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarBookmarkButtonClicked(self)
      }, for: .touchUpInside)
    return button
  }

  private static var defaultBookmark: UIImage? { UIImage(systemName: "book") }

  /// Shows or hides the button, as the text and the app want it.
  func showBookmarkButton() {
    let field = searchTextField
    if showsBookmarkButton, field.rightView == nil { field.rightView = bookmarkButton }
    guard field.rightView === bookmarkButton else { return }
    if !showsBookmarkButton { field.rightView = nil }
    field.rightViewMode = showsBookmarkButton && !field.hasText ? .always : .never
  }

  /// Shows an icon in place of the default one, or that again.
  func showBookmarkImage(_ image: UIImage?, for state: UIControl.State) {
    bookmarkButton.setImage(image ?? (state == .normal ? Self.defaultBookmark : nil), for: state)
  }
}
