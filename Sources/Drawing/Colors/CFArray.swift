/// Objects in a row, as Core Graphics takes them: `colors as CFArray`.
public typealias CFArray = [Any]
