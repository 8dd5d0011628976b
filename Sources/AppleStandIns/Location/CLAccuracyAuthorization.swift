/// How exact the places are that an app is told.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exact as they are.
  case fullAccuracy = 0
  /// Within some kilometres.
  case reducedAccuracy = 1
}
