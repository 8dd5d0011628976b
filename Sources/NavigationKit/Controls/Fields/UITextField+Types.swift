extension UITextField {
  /// The border around the text.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border.
    case none
    /// A thin rectangle.
    case line
    /// A thick rectangle.
    case bezel
    /// A rectangle with round corners.
    case roundedRect
  }

  /// When the clear button is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never
    /// While editing.
    case whileEditing
    /// While not editing.
    case unlessEditing
    /// Always.
    case always
  }
}

extension UITextField.ViewMode {
  /// Whether what has this mode is shown.
  func shows(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
