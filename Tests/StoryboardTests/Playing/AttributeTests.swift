import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// The properties that the attributes of a file set.
@MainActor
struct AttributeTests {
  @Test func `a shadow's offset is set by its name`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <view id="v"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
            <size key="value" width="2" height="5"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """))
    #expect(played.views.first?.layer.shadowOffset == CGSize(width: 2, height: 5))
    #expect(played.messages.isEmpty)
  }

  @Test func `a field is typed in as the file says`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <textField id="f"><textInputTraits key="textInputTraits" autocorrectionType="no" \
        keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES" \
        enablesReturnKeyAutomatically="YES" textContentType="username"/></textField>
        <textView id="t"><textInputTraits key="textInputTraits" \
        autocapitalizationType="sentences" keyboardType="numberPad"/></textView>
        """))
    let field = try #require(played.views[0] as? UITextField)
    #expect(field.keyboardType == .emailAddress && field.autocorrectionType == .no)
    #expect(field.returnKeyType == .done && field.isSecureTextEntry)
    #expect(field.enablesReturnKeyAutomatically && field.autocapitalizationType == .none)
    #expect(field.textContentType == UITextContentType(rawValue: "username"))
    let view = try #require(played.views[1] as? UITextView)
    #expect(view.keyboardType == .numberPad && view.autocapitalizationType == .sentences)
  }

  @Test func `a button's configuration is that of the file`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <button buttonType="system" id="b"><buttonConfiguration key="configuration" \
        style="filled" title="Buy" subtitle="Now" imagePlacement="trailing" imagePadding="6" \
        cornerStyle="capsule" showsActivityIndicator="YES">
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          <imageReference key="image" image="star" catalog="system" symbolScale="large"/>
        </buttonConfiguration></button>
        <button id="c"><state key="normal"><attributedString key="attributedTitle">
          <fragment content="Red"><attributes>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
            <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping"/>
          </attributes></fragment></attributedString></state></button>
        """))
    let configuration = try #require((played.views[0] as? UIButton)?.configuration)
    #expect(configuration.title == "Buy" && configuration.subtitle == "Now")
    #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 6)
    #expect(configuration.cornerStyle == .capsule && configuration.showsActivityIndicator)
    #expect(configuration.contentInsets.leading == 2 && configuration.contentInsets.bottom == 3)
    let star = UIImage.SymbolConfiguration(scale: .large)
    #expect(configuration.image?.size == UIImage(systemName: "star")?.withConfiguration(star).size)
    let title = (played.views[1] as? UIButton)?.attributedTitle(for: .normal)
    let attributes = title?.attributes(at: 0, effectiveRange: nil)
    #expect((attributes?[.foregroundColor] as? UIColor)?.cgColor.components == [1, 0, 0, 1])
    #expect((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
  }

  @Test func `a button without a font has that of its type, and a wheel stays when it stops`()
    throws
  {
    let played = try PlayedText(
      PlayedText.page(
        """
        <button buttonType="roundedRect" id="a"/><button id="b"/>
        <activityIndicatorView id="c"/><activityIndicatorView hidesWhenStopped="YES" id="d"/>
        """))
    let sizes = played.views.prefix(2).map { ($0 as? UIButton)?.titleLabel?.font.pointSize }
    #expect(sizes == [15, 18])
    #expect(played.views.suffix(2).map(\.isHidden) == [false, true])
  }

  @Test func `a colour that is nowhere is the default one, and noted`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <label text="Sea" id="a"><color key="textColor" name="Missing"/></label>
        <activityIndicatorView style="white" id="b"/>
        """))
    #expect((played.views[0] as? UILabel)?.textColor == .label)
    #expect(played.messages.contains { $0.contains("there is no colour “Missing” for textColor") })
    #expect((played.views[1] as? UIActivityIndicatorView)?.color == .white)
  }

  @Test func `an image may be shown in another size of its symbol`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <imageView image="star" catalog="system" id="i">
          <preferredSymbolConfiguration key="preferredSymbolConfiguration" \
        configurationType="pointSize" pointSize="34"/></imageView>
        <visualEffectView id="e"><blurEffect style="systemThinMaterialDark"/></visualEffectView>
        <visualEffectView id="v"><vibrancyEffect style="fill"><blurEffect style="dark"/>\
        </vibrancyEffect></visualEffectView>
        <scrollView minimumZoomScale="0.5" maximumZoomScale="3" indicatorStyle="white" id="s">
          <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></scrollView>
        """))
    let image = try #require(played.views[0] as? UIImageView)
    #expect(image.preferredSymbolConfiguration != nil)
    #expect((played.views[1] as? UIVisualEffectView)?.effect is UIBlurEffect)
    #expect((played.views[2] as? UIVisualEffectView)?.effect is UIVibrancyEffect)
    let scroll = try #require(played.views[3] as? UIScrollView)
    #expect(scroll.minimumZoomScale == 0.5 && scroll.maximumZoomScale == 3)
    #expect(scroll.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(scroll.indicatorStyle == .white)
  }

  @Test func `pickers of dates and search bars are as the file says`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <datePicker datePickerMode="time" minuteInterval="15" id="d">
          <date key="minimumDate" timeIntervalSinceReferenceDate="600"/>
          <date key="date" timeIntervalSinceReferenceDate="900"/>
          <locale key="locale" localeIdentifier="de"/></datePicker>
        <datePicker minuteInterval="7" countDownDuration="-1" id="e"/>
        <searchBar showsScopeBar="YES" placeholder="Find" id="s">
          <textInputTraits key="textInputTraits" keyboardType="URL"/>
          <scopeButtonTitles><string>Ships</string><string>Docks</string></scopeButtonTitles>
        </searchBar>
        """))
    let picker = try #require(played.views[0] as? UIDatePicker)
    #expect(picker.minuteInterval == 15 && picker.locale?.identifier == "de")
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 600))
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 900))
    #expect((played.views[1] as? UIDatePicker)?.minuteInterval == 1)
    let bar = try #require(played.views[2] as? UISearchBar)
    #expect(bar.scopeButtonTitles == ["Ships", "Docks"] && bar.showsScopeBar)
    #expect(bar.keyboardType == .URL)
  }

  @Test func `an app's object beside a scene is made`() throws {
    let played = try PlayedText(
      PlayedText.page(attributes: #"customClass="Page""#)
        + #"<customObject id="obj" customClass="Log"/>"#,
      classes: ["Page": Page.self, "Log": Log.self])
    #expect((played.root as? Page)?.log == nil)
    let connected = try PlayedText(
      PlayedText.page(
        attributes: #"customClass="Page""#,
        inController: """
          <connections><outlet property="log" destination="obj" id="o"/></connections>
          """) + #"<customObject id="obj" customClass="Log"/>"#,
      classes: ["Page": Page.self, "Log": Log.self])
    #expect((connected.root as? Page)?.log != nil)
  }

  final class Log: NSObject {}

  final class Page: UIViewController, OutletResponding {
    static var outlets: OutletTable { ["log": .init(\Page.log)] }
    var log: Log?
  }

  @Test func `an old layout guide is the edge of bars`() throws {
    let played = try PlayedText(
      """
      <viewController id="one" sceneMemberID="viewController">
        <layoutGuides>
          <viewControllerLayoutGuide type="top" id="gt"/>
          <viewControllerLayoutGuide type="bottom" id="gb"/>
        </layoutGuides>
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="gt" \
      secondAttribute="bottom" constant="10" id="c1"/>
            <constraint firstItem="gb" firstAttribute="top" secondItem="a" \
      secondAttribute="bottom" constant="5" id="c2"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="c3"/>
            <constraint firstItem="a" firstAttribute="width" constant="50" id="c4"/>
          </constraints>
        </view>
      </viewController>
      """)
    played.stage.resize(
      to: .homeButtonPhone,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    played.stage.settle()
    #expect(played.views[0].frame == CGRect(x: 0, y: 30, width: 50, height: 667 - 34 - 5 - 30))
  }

  @Test func `the tint of the whole is that of what has none`() throws {
    let text = InterfaceText.storyboard(
      "", others: #"<color key="tintColor" red="1" green="0" blue="0" alpha="1"/>"#)
    let file = StoryboardFile(
      try StoryboardDocument(contents: Data(text.utf8), file: "Main.storyboard"), name: "Main")
    #expect(file.tintColor?.cgColor.components == [1, 0, 0, 1])
  }

  @Test(arguments: [("1", true), ("0", false)])
  func `a button's title has a shadow where it is at a distance`(
    distance: String, hasShadow: Bool
  ) throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <button id="b"><size key="titleShadowOffset" width="0" height="\(distance)"/>
          <state key="normal" title="Go">
            <color key="titleShadowColor" red="1" green="0" blue="0" alpha="1"/></state></button>
        """))
    let button = try #require(played.views.first as? UIButton)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(button.titleShadowColor(for: .normal) == (hasShadow ? red : nil))
    if hasShadow { #expect(button.titleLabel?.shadowOffset == CGSize(width: 0, height: 1)) }
  }
}
