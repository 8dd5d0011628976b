import Foundation

extension UISearchBar {
  func addParts() {
    clipsToBounds = true
    (returnKeyType, enablesReturnKeyAutomatically) = (.search, true)
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.userChangedText() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    // The button grows with the field's text; scopes, as all segments and bar buttons, do not.
    cancelButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
    cancelButton.titleLabel?.adjustsFontForContentSizeCategory = true
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.pressCancel() }, for: .touchUpInside)
    promptLabel.font = .barFont(ofSize: SearchBarMetrics.promptFontSize)
    promptLabel.textAlignment = .center
    for view in [promptLabel, searchTextField, cancelButton] { addSubview(view) }
  }

  // MARK: Changes by the user

  private func userChangedText() {
    showBookmarkButton()
    owner?.searchBarDidChange()
    delegate?.searchBar(self, textDidChange: text ?? "")
  }

  /// Performs the action of the Cancel button.
  func pressCancel() {
    owner?.cancelButtonWasClicked()
    delegate?.searchBarCancelButtonClicked(self)
  }

  private func userSelectedScope() {
    guard let index = scopes?.selectedSegmentIndex else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
  }

  // MARK: Changes by code

  func setText(_ text: String?) {
    let old = searchTextField.text
    searchTextField.text = text
    showBookmarkButton()
    if searchTextField.text != old { owner?.searchBarDidChange() }
  }

  func showPrompt() {
    promptLabel.text = prompt
    setNeedsLayout()
    askForHeight()
  }

  /// Makes the scope buttons anew for other titles.
  func showScopes() {
    scopes?.removeFromSuperview()
    scopes = nil
    if let titles = scopeButtonTitles, !titles.isEmpty {
      let scopes = UISegmentedControl(items: titles)
      scopes.addAction(
        UIAction { [weak self] _ in self?.userSelectedScope() }, for: .valueChanged)
      addSubview(scopes)
      self.scopes = scopes
    }
    showScope()
    setNeedsLayout()
    askForHeight()
  }

  /// Selects the button of the selected scope.
  func showScope() {
    guard let scopes else { return }
    scopes.selectedSegmentIndex =
      (0..<scopes.numberOfSegments).contains(selectedScopeButtonIndex)
      ? selectedScopeButtonIndex : UISegmentedControl.noSegment
  }

  /// Shows an icon in place of the default one, or the default one again.
  func show(_ image: UIImage?, for icon: Icon, _ state: UIControl.State) {
    let state = icon == .search ? .normal : state
    images[IconKey(icon: icon, state: state)] = image
    switch icon {
    case .search: searchTextField.showIcon(image)
    case .clear: searchTextField.showClearImage(image, for: state)
    case .bookmark: showBookmarkImage(image, for: state)
    }
  }

  /// Applies the style to the parts, but for colours that the app has chosen.
  func restyle(from old: UIBarStyle) {
    searchTextField.byDefault {
      if [nil, .label, old.color(.label)].contains(searchTextField.textColor) {
        searchTextField.textColor = barStyle.color(.label)
      }
      if searchTextField.backgroundColor == old.color(.tertiarySystemFill) {
        searchTextField.backgroundColor = barStyle.color(.tertiarySystemFill)
      }
    }
    promptLabel.textColor = barStyle.color(.label)
  }

  // MARK: Layout

  /// The height that the bar needs at its place.
  var fullHeight: CGFloat { fullHeight(for: traitCollection.preferredContentSizeCategory) }

  /// That height at a text size category, also before the bar is in a window.
  func fullHeight(for category: UIContentSizeCategory) -> CGFloat {
    // The Cancel button's width makes no difference.
    SearchBarLayout.height(of: layoutContent(for: category, cancelWidth: 0))
  }

  private func layoutContent(
    for category: UIContentSizeCategory, cancelWidth: CGFloat
  ) -> SearchBarLayout.Content {
    let insets = safeAreaInsets
    return SearchBarLayout.Content(
      size: bounds.size, place: place, leadingInset: isRightToLeft ? insets.right : insets.left,
      trailingInset: isRightToLeft ? insets.left : insets.right,
      fieldHeight: SearchBarMetrics.fieldHeight(for: category),
      cancelWidth: cancelWidth, showsCancel: showsCancelButton, showsScopes: hasVisibleScopes,
      hasPrompt: prompt != nil)
  }

  private var hasVisibleScopes: Bool { showsScopeBar && scopes != nil }

  func placeParts() {
    if semanticContentAttribute != .unspecified {
      handDirection(to: [searchTextField, cancelButton, scopes, promptLabel])
    }
    let layout = SearchBarLayout(
      layoutContent(
        for: traitCollection.preferredContentSizeCategory,
        cancelWidth: cancelButton.sizeThatFits(.zero).width))
    let parts: [(UIView?, CGRect, CGFloat)] = [
      (searchTextField, layout.field, 1),
      (cancelButton, layout.cancel, showsCancelButton ? 1 : 0),
      (scopes, layout.scopes, hasVisibleScopes ? 1 : 0), (promptLabel, layout.prompt, 1),
    ]
    for (view, frame, alpha) in parts {
      view?.frame = placed(frame)
      view?.stateAlpha = alpha
    }
    searchTextField.contentAlpha = layout.contentAlpha
  }

  /// Lays the parts out, in 0.3 seconds if `animated`.
  func layOut(animated: Bool) {
    guard window != nil else { return setNeedsLayout() }
    guard animated else { return layOutNow() }
    layoutIfNeeded()
    UIView.animate(withDuration: SearchBarMetrics.duration, animations: layOutNow)
  }

  private func layOutNow() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Asks the bar's owner and constraints for another height.
  func askForHeight() {
    invalidateIntrinsicContentSize()
    owner?.searchBarHeightDidChange()
  }

  // MARK: Background

  func paintBackground(on canvas: inout Canvas) {
    guard place == .standalone else { return }
    let bounds = presentedBounds(at: canvas.now)
    if searchBarStyle != .minimal {
      let color = barTintColor ?? barStyle.color(.barBackground)
      canvas.fill(bounds, color.color(in: canvas.traits))
    }
    guard let image = backgroundImage, !image.isEmpty else { return }
    canvas.image(
      image, in: bounds,
      tint: image.tint(tintColor.color(in: canvas.traits), in: canvas.traits))
  }
}
