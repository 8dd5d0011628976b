// The types of the activities that iOS has; which of them a list here offers is said there.
nonisolated extension UIActivity.ActivityType {
  /// Puts it on the home screen.
  public static let addToHomeScreen = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.AddToHomeScreen")
  /// Keeps a page to read later.
  public static let addToReadingList = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.AddToReadingList")
  /// Sends it to a device nearby.
  public static let airDrop = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.AirDrop")
  /// Makes it a contact's picture.
  public static let assignToContact = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.AssignToContact")
  /// Copies a link to work on it together.
  public static let collaborationCopyLink = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
  /// Invites others to work on it.
  public static let collaborationInviteWithLink = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// Copies it.
  public static let copyToPasteboard = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
  /// Mails it.
  public static let mail = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.Mail")
  /// Marks it up as a PDF.
  public static let markupAsPDF = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
  /// Sends it as a message.
  public static let message = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.Message")
  /// Opens it in Books.
  public static let openInIBooks = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.OpenInIBooks")
  /// Posts it to Facebook.
  public static let postToFacebook = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.PostToFacebook")
  /// Posts it to Flickr.
  public static let postToFlickr = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.PostToFlickr")
  /// Posts it to Tencent Weibo.
  public static let postToTencentWeibo = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.TencentWeibo")
  /// Posts it to Twitter.
  public static let postToTwitter = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.PostToTwitter")
  /// Posts it to Vimeo.
  public static let postToVimeo = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.PostToVimeo")
  /// Posts it to Weibo.
  public static let postToWeibo = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.PostToWeibo")
  /// Prints it.
  public static let print = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.Print")
  /// Saves it among the photos.
  public static let saveToCameraRoll = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  /// Shares it in a call.
  public static let sharePlay = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.SharePlay")
}
