public import Drawing

/// Paints frames for an audit, which reads what is behind texts and symbols.
public protocol AuditPainter {
  /// The picture of a frame, a pixel for each point.
  func picture(of frame: DisplayList) throws -> Bitmap
}
