import Drawing
import Foundation

extension UITableView {
  // MARK: Header and footer views

  /// Registers a class that makes headers and footers when none can be reused; nil unregisters it.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    precondition(
      aClass == nil || aClass is UITableViewHeaderFooterView.Type,
      "“\(identifier)” must be a subclass of UITableViewHeaderFooterView.")
    let type = aClass as? UITableViewHeaderFooterView.Type
    titleQueue.register(
      identifier, type.map { type in { type.instance(reuseIdentifier: identifier) } })
  }

  /// Makes headers and footers from the first view of a nib; nil unregisters it.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    titleQueue.register(
      identifier,
      nib.map { nib in { nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView } })
  }

  /// A header or footer to reuse, or a new one of the registered class; nil if there is neither.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = titleQueue.dequeue(identifier, for: nil) {
      view.prepareForReuse()
      return view
    }
    return titleQueue.make(identifier)
  }

  /// A section's header; nil if it is not on screen or of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownTitles[SectionTitle(section: section, kind: .header)] as? UITableViewHeaderFooterView
  }

  /// A section's footer; nil if it is not on screen or of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownTitles[SectionTitle(section: section, kind: .footer)] as? UITableViewHeaderFooterView
  }

  // MARK: Heights

  /// The height of a header or footer.
  func height(of title: SectionTitle) -> CGFloat {
    let explicitHeight =
      switch title.kind {
      case .header:
        delegate?.tableView(self, heightForHeaderInSection: title.section) ?? sectionHeaderHeight
      case .footer:
        delegate?.tableView(self, heightForFooterInSection: title.section) ?? sectionFooterHeight
      }
    guard explicitHeight < 0 else { return explicitHeight.finite }
    guard let view = customView(of: title) else { return defaultHeight(of: title, text(of: title)) }
    defer { putBack(view) }
    return neededHeight(of: view, for: title)
  }

  /// The height of a view of the app's: the one its constraints need, else that of its title, else
  /// the default.
  private func neededHeight(of view: UIView, for title: SectionTitle) -> CGFloat {
    guard let header = view as? UITableViewHeaderFooterView else {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return view.constraints.isEmpty || size.height <= 0 ? fallbackHeight(of: title) : size.height
    }
    if let height = header.configuredHeight(width: bounds.width) { return height }
    if let height = header.constrainedHeight(width: bounds.width) { return height }
    let detail = header.detailHeight(width: titleWidth)
    guard let text = header.titleLabel?.text, !text.isEmpty else {
      return max(fallbackHeight(of: title), detail)
    }
    return defaultHeight(of: title, text) + detail
  }

  private func fallbackHeight(of title: SectionTitle) -> CGFloat {
    style == .plain ? TableMetrics.bandHeight : defaultHeight(of: title, nil)
  }

  private func defaultHeight(of title: SectionTitle, _ text: String?) -> CGFloat {
    let isFirst = title.section == 0 && tableHeaderView == nil
    guard let text else {
      guard style != .plain else { return 0 }
      return title.kind == .header && isFirst
        ? TableMetrics.firstGroupGap : TableMetrics.groupGap
    }
    switch look(of: title) {
    case .band: return height(of: text, look: .band, baseHeight: TableMetrics.bandHeight)
    case .caption:
      return height(
        of: text, look: .caption,
        baseHeight: isFirst ? TableMetrics.firstGroupTitleHeight : TableMetrics.groupTitleHeight)
    case .note:
      return textHeight(text, look: .note) + TableMetrics.footerTop + TableMetrics.footerBottom
    }
  }

  /// The height of a title, given that of one line at the default text size.
  private func height(of text: String, look: SectionTitleLook, baseHeight: CGFloat) -> CGFloat {
    let further = textHeight(text, look: look) - textHeight("X", look: look)
    return baseHeight + max(0, further) + lineHeightGrowth(of: look)
  }

  /// How much higher a line is than one at the default text size, in points.
  private func lineHeightGrowth(of look: SectionTitleLook) -> CGFloat {
    let defaultTraits = UITraitCollection(preferredContentSizeCategory: .large)
    return max(
      0, textHeight("X", look: look) - textHeight("X", look: look, in: defaultTraits))
  }

  private func textHeight(
    _ text: String, look: SectionTitleLook, in traits: UITraitCollection? = nil
  ) -> CGFloat {
    guard let textMeasurer else { return 0 }
    let font = look.font.shown(in: traits ?? traitCollection, isAdjusted: true)
    let layout = TextLayout(
      look.shown(text), font: font, width: titleWidth, numberOfLines: 0, measurer: textMeasurer)
    return layout.size.height.rounded(.up)
  }

  // MARK: Titles and views of the app

  private func text(of title: SectionTitle) -> String? {
    let text =
      switch title.kind {
      case .header: dataSource?.tableView(self, titleForHeaderInSection: title.section)
      case .footer: dataSource?.tableView(self, titleForFooterInSection: title.section)
      }
    return text?.isEmpty == true ? nil : text
  }

  private func customView(of title: SectionTitle) -> UIView? {
    let view =
      switch title.kind {
      case .header: delegate?.tableView(self, viewForHeaderInSection: title.section)
      case .footer: delegate?.tableView(self, viewForFooterInSection: title.section)
      }
    (view as? UITableViewHeaderFooterView)?.look = look(of: title)
    return view
  }

  private func look(of title: SectionTitle) -> SectionTitleLook {
    guard style != .plain else { return .band }
    return title.kind == .header ? .caption : .note
  }

  // MARK: Showing

  /// Shows the headers and footers of the sections on screen, and removes others.
  func placeTitles(in span: ClosedRange<CGFloat>) {
    let sections = layout.sections(from: span.lowerBound, to: span.upperBound)
    dropTitles { !sections.contains($0.section) }
    for section in sections {
      for kind in [SectionTitle.Kind.header, .footer] {
        place(SectionTitle(section: section, kind: kind))
      }
    }
  }

  func dropTitles(where isDropped: (SectionTitle) -> Bool) {
    for (title, view) in shownTitles.renumber({ isDropped($0) ? nil : $0 }) {
      view.removeFromSuperview()
      switch title.kind {
      case .header:
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: title.section)
      case .footer:
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: title.section)
      }
      putBack(view)
    }
  }

  /// Makes a header or footer that is not shown reusable.
  private func putBack(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier,
      view.superview == nil
    else { return }
    titleQueue.enqueue(view, as: name, from: nil)
  }

  private func place(_ title: SectionTitle) {
    if shownTitles[title] == nil { UIView.performWithoutAnimation { show(title) } }
    let frame = frame(of: title)
    shownTitles[title]?.frame = frame.offsetBy(dx: 0, dy: shift(of: title))
    (shownTitles[title] as? UITableViewHeaderFooterView)?.isHeld =
      title.kind == .header && frame.minY > layout.headerTop(of: title.section)
  }

  private func frame(of title: SectionTitle) -> CGRect {
    let section = layout.sections[title.section]
    let visibleTop = bounds.minY + adjustedContentInset.top
    let top =
      title.kind == .header
      ? layout.headerTop(of: title.section, heldAt: style == .plain ? visibleTop : nil)
      : layout.footerTop(of: title.section)
    return CGRect(
      x: 0, y: top, width: bounds.width,
      height: title.kind == .header ? section.header : section.footer)
  }

  private func show(_ title: SectionTitle) {
    guard let view = customView(of: title) ?? titleView(of: title) else { return }
    view.frame = frame(of: title)
    view.frame.size.width = presentedFrame(at: window?.stage?.now ?? 0).width
    insertSubview(view, at: rowsBehind + leavingCells.count + shownCells.count)
    shownTitles[title] = view
    switch title.kind {
    case .header:
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: title.section)
    case .footer:
      delegate?.tableView(self, willDisplayFooterView: view, forSection: title.section)
    }
    view.layoutIfNeeded()
  }

  private func titleView(of title: SectionTitle) -> UIView? {
    guard let text = text(of: title) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.look = look(of: title)
    view.textLabel?.show(view.look.shown(text), of: text)
    return view
  }
}
