/// The accessories that a row can have.
extension UICellAccessory {
  /// A chevron: the row opens a page.
  public static func disclosureIndicator(
    displayed: DisplayedState = .whenNotEditing, options: DisclosureIndicatorOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .disclosure, placement: .trailing(displayed: displayed), options: options)
  }

  /// A checkmark: the row is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(kind: .checkmark, placement: .trailing(displayed: displayed), options: options)
  }

  /// A button that shows more about the row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .detail(actionHandler ?? {}), placement: .trailing(displayed: displayed),
      options: options)
  }

  /// A red button that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .delete(actionHandler ?? {}), placement: .leading(displayed: displayed),
      options: options)
  }

  /// A green button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .insert(actionHandler ?? {}), placement: .leading(displayed: displayed),
      options: options)
  }

  /// Three lines by which the row is dragged to another place.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(kind: .reorder, placement: .trailing(displayed: displayed), options: options)
  }

  /// A circle that shows whether the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .multiselect, placement: .leading(displayed: displayed), options: options)
  }

  /// A chevron that points down while the rows inside the row are shown; a tap shows or hides them.
  ///
  /// - Parameter actionHandler: The action of a tap in place of that.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .outline(options.style, actionHandler), placement: .trailing(displayed: displayed),
      options: options.options)
  }

  /// A button with the title of the element chosen in a menu, which a tap opens.
  ///
  /// - Parameter selectedElementDidChangeHandler: Called with the element that the user has chosen.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenuElement) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .popUp(menu, selectedElementDidChangeHandler),
      placement: .trailing(displayed: displayed), options: options)
  }

  /// A short text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .label(text, options.font, adjusts: options.adjustsFont),
      placement: .trailing(displayed: displayed), options: options.options)
  }

  /// A view of the app's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      kind: .view(configuration.view), placement: configuration.placement,
      options: configuration.options)
  }
}
