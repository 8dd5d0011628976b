/// The text of files from Xcode around the elements that a test is about.
public nonisolated enum InterfaceText {
  /// A storyboard of scenes.
  ///
  /// - Parameters:
  ///   - start: The id of the controller that it starts with; nil for none.
  ///   - attributes: More attributes of the whole, such as `toolsVersion="22155"`.
  ///   - others: Elements besides scenes, such as a `<device>`.
  public static func storyboard(
    _ scenes: String, start: String? = "one", attributes: String = "", others: String = ""
  ) -> String {
    let initial = start.map { "initialViewController=\"\($0)\"" } ?? ""
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" \(attributes) \(initial)><scenes>
      \(scenes)
      </scenes>\(others)</document>
      """
  }

  /// A scene of one controller and other objects.
  public static func scene(_ objects: String, title: String? = nil, id: Int = 0) -> String {
    """
    \(title.map { "<!--\($0)-->" } ?? "")<scene sceneID="scene-\(id)"><objects>\(objects)</objects></scene>
    """
  }

  /// A nib of objects.
  public static func nib(_ objects: String, others: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><objects>
    \(objects)
    </objects>\(others)</document>
    """
  }
}
