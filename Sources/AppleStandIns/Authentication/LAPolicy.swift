/// How to make sure of a person.
public enum LAPolicy: Int, Sendable {
  /// By face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By face, finger or code.
  case deviceOwnerAuthentication = 2
}
