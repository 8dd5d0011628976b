public import Drawing

/// Corners of a rectangle.
public typealias UIRectCorner = RectCorners
