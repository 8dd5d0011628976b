import Drawing
import Foundation

extension UITextField {
  func addParts() {
    clipsToBounds = true
    for view in [content, clearButton, caret] { addSubview(view) }
    content.addSubview(label)
    label.field = self
    for view in [content, caret] { view.isUserInteractionEnabled = false }
    caret.isHidden = true
    showClearImage(nil, for: .normal)
    clearButton.contentHorizontalAlignment = .fill
    clearButton.contentVerticalAlignment = .fill
    clearButton.accessibilityLabel = "Clear text"
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    addTextPress()
    show()
  }

  /// Shows an image in the button that deletes the text; nil for the default one.
  func showClearImage(_ image: UIImage?, for state: UIControl.State) {
    let defaultImage = state == .normal ? UIImage(systemName: "xmark.circle.fill") : nil
    clearButton.setImage(image ?? defaultImage, for: state)
  }

  /// Updates text, colours, caret and the views at the ends.
  func show() {
    let font = font ?? .systemFont(ofSize: TextFieldMetrics.fontSize)
    label.text = hasText ? shownText : placeholder
    if hasText, let text = shownStyles { label.attributedText = text.string }
    label.font = hasText ? font : placeholderLook.font ?? font
    label.textColor =
      hasText && isEnabled ? textColor ?? .label : placeholderLook.color ?? placeholderColor
    label.textAlignment = textAlignment
    label.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
    clearButton.isHidden = !showsClearButton
    clearButton.tintColor = .systemGray3
    leftView?.stateAlpha = showsLeftView ? 1 : 0
    rightView?.stateAlpha = showsRightView ? 1 : 0
    if !isEditing {
      scrollOffset = 0
      caret.hide()
    }
    setNeedsLayout()
    contentDidChangeForLayout()
  }

  /// Shows the caret, or hides it where there is none; it starts to blink anew.
  func showCaret() {
    if isEditing, edited.selection.isCaret { caret.show() } else { caret.hide() }
  }

  /// Replaces a view at an end.
  func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    new.map(addSubview)
    show()
  }

  var showsClearButton: Bool {
    hasText && isEnabled && !showsRightView && clearButtonMode.shows(isEditing: isEditing)
  }
  var showsLeftView: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }
  var showsRightView: Bool { rightView != nil && rightViewMode.shows(isEditing: isEditing) }

  // MARK: Drawing

  func paintBorder(on canvas: inout Canvas) {
    let bounds = borderRect(forBounds: presentedBounds(at: canvas.now))
    let background = isEnabled ? background : background.map { disabledBackground ?? $0 }
    if let background, borderStyle != .roundedRect, !background.isEmpty {
      canvas.image(
        background, in: bounds,
        tint: background.tint(tintColor.color(in: canvas.traits), in: canvas.traits))
    }
    if borderStyle == .roundedRect, backgroundColor == nil {
      canvas.fill(
        bounds, UIColor.systemBackground.color(in: canvas.traits), cornerRadius: shapeRadius)
    }
    canvas.stroke(
      bounds, UIColor.separator.color(in: canvas.traits),
      width: TextFieldMetrics.borderWidth(of: borderStyle), cornerRadius: shapeRadius)
  }

  // MARK: Placing

  func placeParts() {
    clearButton.frame = clearButtonRect(forBounds: bounds)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    let inner = textArea
    label.semanticContentAttribute = semanticContentAttribute
    fitLetters(to: inner.width)
    let width = hasText ? label.sizeThatFits(.zero).width : 0
    let isLong = isEditing && width > inner.width
    content.frame = inner
    content.clipsToBounds = isLong
    if isLong { scrollToCaret(in: inner, width: width) } else { scrollOffset = 0 }
    label.frame = CGRect(
      x: -scrollOffset, y: 0, width: isLong ? width : inner.width, height: inner.height)
    placeSelection()
  }

  /// Makes the letters as small as the text needs, where the app wants that.
  private func fitLetters(to width: CGFloat) {
    guard adjustsFontSizeToFitWidth, hasText, shownStyles == nil, width > 0, let font,
      let measurer = (window?.stage ?? Stage.current)?.textMeasurer
    else { return }
    func needed(_ font: UIFont) -> CGFloat {
      let shown = font.shown(
        in: traitCollection, isAdjusted: label.adjustsFontForContentSizeCategory)
      return measurer.size(of: shownText, font: shown, maxWidth: nil).width
    }
    let minimumSize = max(1, min(minimumFontSize, font.pointSize))
    var fitted = font
    // Small letters may be further apart than in proportion.
    while needed(fitted) > width, fitted.pointSize > minimumSize {
      let wanted = fitted.pointSize * width / needed(fitted)
      fitted = font.withSize(max(minimumSize, min(wanted, fitted.pointSize - 0.5).rounded(.down)))
    }
    if label.font != fitted { label.font = fitted }
  }

  /// The frame of what is shown: text or placeholder.
  var textArea: CGRect {
    guard hasText else { return placeholderRect(forBounds: bounds) }
    return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  private func scrollToCaret(in inner: CGRect, width: CGFloat) {
    let x = shownLine.x(of: edited.selection.head)
    let wanted = min(max(scrollOffset, x - inner.width), x)
    scrollOffset = min(max(wanted, 0), width - inner.width).rounded(.up)
  }

  /// Places caret and selection over the text.
  private func placeSelection() {
    func rects(_ range: Range<Int>?) -> [CGRect] {
      guard isEditing, let range else { return [] }
      return frames(of: range).map { $0.offsetBy(dx: -content.frame.minX, dy: -content.frame.minY) }
    }
    content.marks = TextMarks(
      selected: rects(edited.selection.range), marked: rects(edited.marked))
    caret.frame = caretFrame(at: edited.selection.head)
  }

  func frames(of range: Range<Int>) -> [CGRect] {
    let inner = textArea
    let start = inner.minX + lineStart(in: inner) - scrollOffset
    return shownLine.spans(of: range).map {
      CGRect(
        x: start + $0.lowerBound, y: inner.midY - lineHeight / 2,
        width: $0.upperBound - $0.lowerBound, height: lineHeight)
    }
  }

  func caretFrame(at position: Int) -> CGRect {
    let inner = textArea
    let x = inner.minX + lineStart(in: inner) - scrollOffset + shownLine.x(of: position)
    let scale = max(1, traitCollection.displayScale)
    return CGRect(
      x: (x * scale).rounded(.up) / scale - TextFieldMetrics.caretWidth / 2,
      y: inner.midY - lineHeight / 2, width: TextFieldMetrics.caretWidth, height: lineHeight)
  }

  /// Where the line starts in the area of the text, in points from its left edge.
  func lineStart(in inner: CGRect) -> CGFloat {
    let width = hasText ? label.sizeThatFits(.zero).width : 0
    let room = max(0, inner.width - width)
    return switch textAlignment {
    case .center: room / 2
    case .right: room
    case .natural where isRightToLeft, .justified where isRightToLeft: room
    default: 0
    }
  }

  var lineHeight: CGFloat {
    (label.shownFont(in: traitCollection)?.size ?? 0) * TextFieldMetrics.lineHeight
  }

  /// The baselines of its line.
  var textBaselines: TextBaselines? { label.baselines(width: 0) }

  // MARK: Usual frames

  func defaultTextRect(in bounds: CGRect) -> CGRect {
    let inner = bounds.insetBy(dx: margin, dy: 0)
    var (before, behind): (CGFloat, CGFloat) = (0, 0)
    if showsClearButton { behind = clearSize + TextFieldMetrics.clearMargin }
    if showsLeftView {
      let left = leftViewRect(forBounds: bounds)
      let end = isRightToLeft ? inner.maxX - left.minX : left.maxX - inner.minX
      before = end + TextFieldMetrics.leftGap
    }
    if showsRightView {
      let right = rightViewRect(forBounds: bounds)
      let end = isRightToLeft ? right.maxX - inner.minX : inner.maxX - right.minX
      behind = end + TextFieldMetrics.leftGap
    }
    return inner.inset(
      by: isRightToLeft
        ? UIEdgeInsets(left: behind, right: before) : UIEdgeInsets(left: before, right: behind))
  }

  func defaultLeftViewRect(in bounds: CGRect) -> CGRect {
    let frame = leadingFrame(of: leftView, in: bounds)
    return isRightToLeft ? frame.mirrored(in: bounds.width) : frame
  }

  func defaultRightViewRect(in bounds: CGRect) -> CGRect {
    let frame = leadingFrame(of: rightView, in: bounds)
    return isRightToLeft ? frame : frame.mirrored(in: bounds.width)
  }

  private func leadingFrame(of view: UIView?, in bounds: CGRect) -> CGRect {
    let size = view?.sizeThatFits(bounds.size) ?? .zero
    return CGRect(
      x: margin, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The side of the clear button, which grows with the text.
  private var clearSize: CGFloat {
    let size = TextFieldMetrics.clearSize
    return adjustsFontForContentSizeCategory ? UIFontMetrics.grown(size, in: traitCollection) : size
  }

  func defaultClearButtonRect(in bounds: CGRect) -> CGRect {
    let size = clearSize
    let margin = TextFieldMetrics.clearMargin
    return CGRect(
      x: isRightToLeft ? bounds.minX + margin : bounds.maxX - size - margin,
      y: bounds.midY - size / 2, width: size, height: size)
  }
}
