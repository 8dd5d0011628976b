import Audit
package import Drawing

extension HeadlessPainter: AuditPainter {
  /// The picture of a frame, a pixel for each point.
  package func picture(of frame: DisplayList) throws -> Bitmap {
    try picture(of: frame, scale: 1)
  }
}
