import Foundation

extension UITableView {
  /// The height of a header or footer.
  func height(of title: SectionTitle) -> CGFloat {
    let given =
      switch title.kind {
      case .header:
        delegate?.tableView(self, heightForHeaderInSection: title.section) ?? sectionHeaderHeight
      case .footer:
        delegate?.tableView(self, heightForFooterInSection: title.section) ?? sectionFooterHeight
      }
    return given >= 0 ? given : defaultHeight(of: title)
  }

  private func defaultHeight(of title: SectionTitle) -> CGFloat {
    let isFirst = title.section == 0 && tableHeaderView == nil
    guard let text = text(of: title) else {
      guard style != .plain else { return 0 }
      return title.kind == .header && isFirst
        ? TableMetrics.firstGroupGap : TableMetrics.groupGap
    }
    switch look(of: title) {
    case .band: return height(of: text, look: .band, usual: TableMetrics.bandHeight)
    case .caption:
      return height(
        of: text, look: .caption,
        usual: isFirst ? TableMetrics.firstGroupTitleHeight : TableMetrics.groupTitleHeight)
    case .note:
      return textHeight(text, look: .note) + TableMetrics.footerTop + TableMetrics.footerBottom
    }
  }

  /// The height of a title, given its usual height for one line at the default text size.
  private func height(
    of text: String, look: SectionTitleView.Appearance, usual: CGFloat
  ) -> CGFloat {
    let further = textHeight(text, look: look) - textHeight("X", look: look)
    return usual + max(0, further) + lineHeightGrowth(of: look)
  }

  /// How much higher a line is than at the default text size.
  private func lineHeightGrowth(of look: SectionTitleView.Appearance) -> CGFloat {
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    return max(
      0, textHeight("X", look: look) - textHeight("X", look: look, in: usual))
  }

  private func textHeight(
    _ text: String, look: SectionTitleView.Appearance, in traits: UITraitCollection? = nil
  ) -> CGFloat {
    guard let textMeasurer else { return 0 }
    let font = SectionTitleView.font(of: look).shown(
      in: traits ?? traitCollection, isAdjusted: true)
    let layout = TextLayout(
      SectionTitleView.shown(text, look: look), font: font,
      width: SectionTitleView.textWidth(in: self), numberOfLines: 0, measurer: textMeasurer)
    return layout.size.height.rounded(.up)
  }

  private func text(of title: SectionTitle) -> String? {
    let text =
      switch title.kind {
      case .header: dataSource?.tableView(self, titleForHeaderInSection: title.section)
      case .footer: dataSource?.tableView(self, titleForFooterInSection: title.section)
      }
    return text?.isEmpty == true ? nil : text
  }

  private func look(of title: SectionTitle) -> SectionTitleView.Appearance {
    guard style != .plain else { return .band }
    return title.kind == .header ? .caption : .note
  }

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
    for (_, view) in shownTitles.renumber({ isDropped($0) ? nil : $0 }) {
      view.removeFromSuperview()
    }
  }

  private func place(_ title: SectionTitle) {
    if shownTitles[title] == nil { UIView.performWithoutAnimation { show(title) } }
    shownTitles[title]?.frame = frame(of: title)
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
    guard let text = text(of: title) else { return }
    let view = SectionTitleView(text, look: look(of: title))
    view.frame = frame(of: title)
    view.frame.size.width = presentedFrame(at: window?.stage?.now ?? 0).width
    insertSubview(view, at: leavingCells.count + shownCells.count)
    view.layoutIfNeeded()
    shownTitles[title] = view
  }
}
