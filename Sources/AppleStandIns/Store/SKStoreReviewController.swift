/// Asks a person to rate the app; here it writes to the console that it would.
open class SKStoreReviewController: NSObject {
  /// Would ask for a rating.
  open class func requestReview() { StandInConsole.write("the app asks for a rating") }
  /// Would ask for a rating.
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
