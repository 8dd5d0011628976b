/// A storyboard of any number of scenes, such as real apps have: a stack, pages with constraints,
/// every third one a table with prototypes, and a way from each to the next.
struct StoryboardText {
  /// The file's text.
  let text: String

  /// Writes a file; the first scene is the stack that the others are shown in.
  init(scenes: Int) {
    let pages = (1..<max(2, scenes)).map { Self.page($0, next: $0 + 1 < scenes ? $0 + 1 : nil) }
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
      initialViewController="nav-0-0">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
      <scene sceneID="sce-0-0"><objects>
      <navigationController id="nav-0-0" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-0-0"/>
      <connections><segue destination="con-0-1" kind="relationship" \
      relationship="rootViewController" id="seg-0-0"/></connections>
      </navigationController></objects></scene>
      \(pages.joined(separator: "\n"))
      </scenes>
      </document>
      """
  }

  private static func page(_ number: Int, next: Int?) -> String {
    let isTable = number.isMultiple(of: 3)
    let kind = isTable ? "tableViewController" : "viewController"
    let view = isTable ? table(number, next: next) : form(number, next: next)
    return """
      <scene sceneID="\(id("sce", number))"><objects>
      <\(kind) storyboardIdentifier="Page \(number)" id="\(id("con", number))" \
      sceneMemberID="viewController">
      \(view)
      <navigationItem key="navigationItem" title="Page \(number)" id="\(id("nit", number))">
      <barButtonItem key="rightBarButtonItem" systemItem="action" id="\(id("bit", number))"/>
      </navigationItem>
      </\(kind)></objects>
      <point key="canvasLocation" x="\(number * 900)" y="0.0"/></scene>
      """
  }

  /// A title, then rows of a label, a field and a switch, and a button below.
  private static func form(_ number: Int, next: Int?) -> String {
    let top = label("top", number, "Page \(number)", y: 20)
    let rows = (0..<3).map { row in
      let (y, part) = (70 + row * 50, part(row, of: number))
      return label("lab", part, "Row \(row)", y: y) + field(part, y: y) + toggle(part, y: y)
    }
    let constraints =
      ends(of: "top", number, below: "saf", "top", number, page: number)
      + (0..<3).map { row in
        let part = part(row, of: number)
        return ends(
          of: "lab", part, below: row == 0 ? "top" : "lab", "bottom",
          row == 0 ? number : part - 1, page: number)
          + beside("fie", part, after: "lab") + beside("tog", part, after: "fie")
      }.joined()
    return """
      <view key="view" contentMode="scaleToFill" id="\(id("vie", number))">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(top)\(rows.joined())\(button(number, next: next))</subviews>
      <viewLayoutGuide key="safeArea" id="\(id("saf", number))"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <constraints>\(constraints)\
      \(ends(of: "but", number, below: "lab", "bottom", part(2, of: number), page: number))</constraints>
      </view>
      """
  }

  private static func table(_ number: Int, next: Int?) -> String {
    let cells = (0..<3).map { row in
      let part = part(row, of: number)
      return """
        <tableViewCell reuseIdentifier="Row \(row)" rowHeight="64" id="\(id("cel", part))">
        <rect key="frame" x="0.0" y="\(row * 64)" width="393" height="64"/>
        <tableViewCellContentView key="contentView" id="\(id("vie", part))">
        <rect key="frame" x="0.0" y="0.0" width="393" height="64"/>
        <subviews>\(label("lab", part, "Row", y: 8))\(label("not", part, "Note", y: 34))</subviews>
        <constraints>\(ends(of: "lab", part, below: "vie", "top", part, page: part))\
        \(ends(of: "not", part, below: "lab", "bottom", part, page: part))</constraints>
        </tableViewCellContentView>
        \(connections(from: part, to: next))
        </tableViewCell>
        """
    }
    return """
      <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" \
      rowHeight="-1" estimatedRowHeight="-1" id="\(id("vie", number))">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <prototypes>\(cells.joined(separator: "\n"))</prototypes>
      </tableView>
      """
  }
}

// MARK: Parts

extension StoryboardText {
  private static func id(_ kind: String, _ number: Int) -> String {
    "\(kind)-\(number / 1000)-\(number % 1000)"
  }

  /// The number of a row of a page; no page has it.
  private static func part(_ row: Int, of page: Int) -> Int { 1000 + page * 10 + row }

  private static func label(_ kind: String, _ number: Int, _ text: String, y: Int) -> String {
    """
    <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="\(text)" \
    textAlignment="natural" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id(kind, number))">
    <rect key="frame" x="16" y="\(y)" width="100" height="20.5"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <color key="textColor" systemColor="secondaryLabelColor"/></label>
    """
  }

  private static func field(_ number: Int, y: Int) -> String {
    """
    <textField contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Text" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id("fie", number))">
    <rect key="frame" x="124" y="\(y)" width="180" height="34"/>
    <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
    """
  }

  private static func toggle(_ number: Int, y: Int) -> String {
    """
    <switch contentMode="scaleToFill" on="YES" translatesAutoresizingMaskIntoConstraints="NO" \
    id="\(id("tog", number))"><rect key="frame" x="312" y="\(y)" width="51" height="31"/></switch>
    """
  }

  private static func button(_ number: Int, next: Int?) -> String {
    """
    <button contentMode="scaleToFill" buttonType="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id("but", number))">
    <rect key="frame" x="16" y="240" width="361" height="34"/>
    <state key="normal" title="Next"/>\(connections(from: number, to: next))</button>
    """
  }

  private static func connections(from number: Int, to next: Int?) -> String {
    next.map {
      """
      <connections><segue destination="\(id("con", $0))" kind="show" id="\(id("seg", number))"/>\
      </connections>
      """
    } ?? ""
  }

  /// Leading edges at the margin of a page, tops below another view.
  private static func ends(
    of kind: String, _ number: Int, below other: String, _ edge: String, _ above: Int, page: Int
  ) -> String {
    """
    <constraint firstItem="\(id(kind, number))" firstAttribute="leading" \
    secondItem="\(id("vie", page))" secondAttribute="leadingMargin" id="\(id("l" + kind, number))"/>
    <constraint firstItem="\(id(kind, number))" firstAttribute="top" \
    secondItem="\(id(other, above))" secondAttribute="\(edge)" constant="12" \
    id="\(id("t" + kind, number))"/>
    """
  }

  /// After another view, with the same middle.
  private static func beside(_ kind: String, _ number: Int, after other: String) -> String {
    """
    <constraint firstItem="\(id(kind, number))" firstAttribute="leading" \
    secondItem="\(id(other, number))" secondAttribute="trailing" constant="8" \
    id="\(id("l" + kind, number))"/>
    <constraint firstItem="\(id(kind, number))" firstAttribute="centerY" \
    secondItem="\(id(other, number))" secondAttribute="centerY" id="\(id("c" + kind, number))"/>
    """
  }
}
