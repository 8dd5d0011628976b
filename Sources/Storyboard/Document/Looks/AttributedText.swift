/// Text whose parts look different.
public struct AttributedText: Sendable, Hashable {
  /// A part that looks the same from end to end.
  public struct Fragment: Sendable, Hashable {
    /// The text.
    public var content: String
    /// The font; nil for that of the place.
    public var font: DocumentFont?
    /// The colour of the letters and of what is behind them.
    public var color, backgroundColor: DocumentColor?
    /// The style of lines below and through the letters, as a number of the text system.
    public var underline, strikethrough: Int?
    /// Points between letters, and by which they stand higher.
    public var kern, baselineOffset: Double?
    /// The address that it leads to.
    public var link: String?
    /// How its paragraph is set.
    public var paragraph: ParagraphStyle?

    /// Makes a part.
    public init(content: String) { self.content = content }
  }

  /// The parts in their order.
  public var fragments: [Fragment]

  /// Makes a text.
  public init(fragments: [Fragment]) { self.fragments = fragments }

  /// The text without its looks.
  public var plain: String { fragments.map(\.content).joined() }
}
