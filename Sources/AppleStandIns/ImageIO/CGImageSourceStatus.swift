/// How much of an image file there is.
public enum CGImageSourceStatus: Int32, Sendable {
  /// It ends too early.
  case statusUnexpectedEOF = -5
  /// Its beginning is that of an image, but not what follows.
  case statusInvalidData = -4
  /// It is no image of a known type.
  case statusUnknownType = -3
  /// Its beginning is not there yet.
  case statusReadingHeader = -2
  /// More is to come.
  case statusIncomplete = -1
  /// It is there.
  case statusComplete = 0
}

/// How much of a file there is: all, as it is given whole, or nothing that is known.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  if isrc.header == nil { return .statusUnknownType }
  return isrc.count > 0 ? .statusComplete : .statusInvalidData
}

/// How much of a picture there is.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  let whole = CGImageSourceGetStatus(isrc)
  guard whole == .statusComplete else { return whole }
  return (0..<isrc.count).contains(index) ? .statusComplete : .statusUnexpectedEOF
}
