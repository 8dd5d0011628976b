extension CaptureResult {
  /// The layout of a film's strips, in pixels: rows of cells, each under its label.
  public struct Strip: Hashable, Sendable, Codable {
    /// The size of a cell, without its label.
    public var width, height: Int
    /// The number of cells in a full row.
    public var columns: Int
    /// The height of the label above each cell.
    public var label: Int
    /// The space between cells in a row, and between rows.
    public var gutter: Int
    /// When the film began, in virtual seconds from the scenario's start.
    public var start: Double

    /// Makes a strip's layout.
    public init(width: Int, height: Int, columns: Int, label: Int, gutter: Int, start: Double) {
      self.width = width
      self.height = height
      self.columns = columns
      self.label = label
      self.gutter = gutter
      self.start = start
    }
  }
}
