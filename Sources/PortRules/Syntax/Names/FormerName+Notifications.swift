extension FormerName {
  static let notifications =
    ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"].map {
      notification("UIKeyboard\($0)", "UIResponder.keyboard\($0)Notification")
    }
    + [
      "BecomeActive", "EnterBackground", "FinishLaunching", "ReceiveMemoryWarning",
    ].map { notification("UIApplicationDid\($0)", "UIApplication.did\($0)Notification") }
    + ["ResignActive", "EnterForeground", "Terminate"].map {
      notification("UIApplicationWill\($0)", "UIApplication.will\($0)Notification")
    }
    + ["UITextField", "UITextView"].flatMap { type in
      ["BeginEditing", "EndEditing", "Change"].map {
        notification("\(type)TextDid\($0)", "\(type).textDid\($0)Notification")
      }
    }
    + ["BecomeVisible", "BecomeHidden", "BecomeKey", "ResignKey"].map {
      notification("UIWindowDid\($0)", "UIWindow.did\($0)Notification")
    }
    + [
      notification(
        "UIApplicationUserDidTakeScreenshot", "UIApplication.userDidTakeScreenshotNotification"),
      notification("UIPasteboardChanged", "UIPasteboard.changedNotification"),
      notification("UIDeviceOrientationDidChange", "UIDevice.orientationDidChangeNotification"),
      notification("UIContentSizeCategoryDidChange", "UIContentSizeCategory.didChangeNotification"),
    ]
}
