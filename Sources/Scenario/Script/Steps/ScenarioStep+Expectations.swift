public import Foundation

nonisolated extension ScenarioStep {
  /// What is presented over the rest; nil values are not checked.
  public struct PresentedQuery: Hashable, Sendable {
    /// How something is presented.
    public enum Style: String, CaseIterable, Sendable {
      case sheet, popover, alert
      case actionSheet = "action-sheet"
      case fullScreen = "full-screen"
      case custom
      /// Nothing is.
      case none
    }

    /// The title of the page on top, or of the alert.
    public var title: TextPattern?
    /// How it is presented.
    public var style: Style?

    /// Makes a query that anything presented meets.
    public init() {}
  }

  /// How many elements there must be.
  public struct CountQuery: Hashable, Sendable {
    /// The elements that are counted.
    public var element: ElementQuery
    /// The least and the greatest number; nil for no limit.
    public var least, most: Int?

    /// Makes a query.
    public init(_ element: ElementQuery, least: Int? = nil, most: Int? = nil) {
      (self.element, self.least, self.most) = (element, least, most)
    }
  }

  /// Where an element must be; nil values are not checked.
  public struct FrameQuery: Hashable, Sendable {
    /// What an element must be inside of.
    public enum Area: Hashable, Sendable {
      /// The screen.
      case screen
      /// The part of the screen that neither bars nor the screen's own edges cover.
      case safeArea
      /// Another element.
      case element(ElementQuery)
    }

    /// The element.
    public var element: ElementQuery
    /// Its top left corner, in points.
    public var origin: CGPoint?
    /// Its size in points.
    public var size: CGSize?
    /// Its least width and height in points.
    public var least: CGSize?
    /// What it is inside of.
    public var area: Area?

    /// Makes a query that only wants the element.
    public init(of element: ElementQuery) { self.element = element }
  }
}
