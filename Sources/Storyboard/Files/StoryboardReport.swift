public import Foundation
public import NavigationKit

/// A report on a storyboard or nib that has been shown: what plays of it, and what does not.
@MainActor
public struct StoryboardReport {
  /// The scenes of the file, how they are reached, and whether their layout is as stored.
  public let summary: [String]
  /// The parts of the file that cannot be used, with their lines.
  public let issues: [DocumentIssue]

  /// Makes a report of a storyboard: shows each scene, performs each segue and lays out each view on a
  /// stage, which is left with the last scene.
  ///
  /// - Parameters:
  /// - insets: The insets by status bar and home indicator on a screen of a size; nil if no screen
  /// has that size.
  ///   - hasSymbol: Whether there is a drawing of a symbol; all have one unless given.
  public init(
    of file: StoryboardFile, on stage: Stage, insets: @escaping (CGSize) -> UIEdgeInsets?,
    hasSymbol: (String) -> Bool = { _ in true }
  ) {
    let walk = SceneWalk(of: file, on: stage)
    // Checked before the layout from zero, in which further constraints could break for a moment.
    let broken = file.brokenConstraints(on: stage)
    let layout = LayoutCheck(of: file, on: stage, insets: insets)
    let name = file.document.file
    summary =
      [
        "\(name): \(file.graph.reach.sentence)",
        "\(name): \(walk.sentence)",
        "\(name): \(layout.sentence)",
      ] + Self.classes(of: file.document) + Self.symbols(of: file.document, file.reader, hasSymbol)
    issues = Self.sorted(
      file.document.issues + file.graph.issues + file.reader.issues + file.reader.unplayed
        + Self.brokenImages(file.reader, on: stage) + walk.faults + layout.issues(in: name) + broken
    )
  }

  /// Makes a report of a nib, of what has been shown of it so far.
  ///
  /// - Parameters:
  /// - stage: The stage that it has been shown on.
  ///   - hasSymbol: Whether there is a drawing of a symbol; all have one unless given.
  public init(of nib: NibFile, on stage: Stage, hasSymbol: (String) -> Bool = { _ in true }) {
    let count = nib.document.topObjects.count { $0.tag != "placeholder" }
    summary =
      ["\(nib.document.file): \(count) object\(count == 1 ? "" : "s")"]
      + Self.classes(of: nib.document) + Self.symbols(of: nib.document, nib.reader, hasSymbol)
    issues = Self.sorted(
      nib.document.issues + nib.reader.issues + nib.reader.unplayed
        + Self.brokenImages(nib.reader, on: stage))
  }

  /// A line with the classes of the app's code, which are missing; empty without any.
  private static func classes(of document: StoryboardDocument) -> [String] {
    var names: Set<String> = []
    for object in document.scenes.flatMap(\.objects) + document.topObjects {
      object.forEach { element in
        guard element.tag != "placeholder", let name = element.customClass?.name else { return }
        names.insert(name)
      }
    }
    guard !names.isEmpty else { return [] }
    let listed = names.sorted().map(DocumentIssue.shortened).joined(separator: ", ")
    return [
      "\(document.file): \(names.count) "
        + (names.count == 1
          ? "class is not here and played as what it is made of"
          : "classes are not here and played as what they are made of") + ": \(listed)"
    ]
  }

  /// The images that were used and cannot be decoded.
  private static func brokenImages(_ reader: ElementReader, on stage: Stage) -> [DocumentIssue] {
    reader.images.compactMap { name, element in
      stage.fault(ofImage: name).map {
        DocumentIssue(
          file: reader.file, line: element.line,
          message: DocumentIssue.printable(
            "\(element.name): the image “\(name)” \($0.words(so: "a mark stands for it"))"))
      }
    }
  }

  /// A line with the symbols of which there is no drawing; empty without any.
  private static func symbols(
    of document: StoryboardDocument, _ reader: ElementReader, _ hasSymbol: (String) -> Bool
  ) -> [String] {
    let listed = document.resources.images.filter(\.isSymbol).map(\.name)
    let names = reader.symbols.union(listed).filter { !hasSymbol($0) }
    guard !names.isEmpty else { return [] }
    let words = names.sorted().map(DocumentIssue.shortened).joined(separator: ", ")
    return [
      "\(document.file): \(names.count) symbol\(names.count == 1 ? " is a box" : "s are boxes") as "
        + "there is no drawing: \(words)"
    ]
  }

  private static func sorted(_ found: [DocumentIssue]) -> [DocumentIssue] {
    var seen: Set<DocumentIssue> = []
    return found.filter { seen.insert($0).inserted }.sorted { $0.line < $1.line }
  }

  /// The report in lines: what is reached, then each issue as compilers write it.
  public var lines: [String] { summary + issues.map(\.description) }
}

extension SceneReach {
  fileprivate var sentence: String {
    "\(scenes) scene\(scenes == 1 ? "" : "s"): \(byContainers) from the start, \(byTaps) by taps, "
      + "\(bySegueMenu) with the segues of code, all by their names"
  }
}

extension SceneWalk {
  fileprivate var sentence: String {
    "\(count - faults.count) of \(count) "
      + (count == 1 ? "segue leads to its scene" : "segues lead to their scenes")
  }
}

extension LayoutCheck {
  fileprivate var sentence: String {
    let left = Exclusion.allCases.compactMap { reason in
      excluded[reason].map { "\($0.count) \(reason.rawValue) (\(places($0)))" }
    }
    return "\(frames.count - worst.count) of \(frames.count) frames that constraints determine are "
      + "as stored" + (left.isEmpty ? "" : "; left out: " + left.joined(separator: ", "))
  }

  private func places(_ lines: [Int]) -> String {
    (lines.count == 1 ? "line " : "lines ") + lines.map(String.init).joined(separator: ", ")
  }

  fileprivate func issues(in file: String) -> [DocumentIssue] {
    worst.prefix(Self.maximumNamed).map { frame in
      DocumentIssue(
        file: file, line: frame.line,
        message: "<\(frame.name)> is laid out at \(frame.found.words), stored at "
          + frame.stored.words)
    }
  }

  /// The maximum number of frames that are named.
  private static var maximumNamed: Int { 20 }
}

extension StoryboardFile {
  /// The constraints that the stage broke, as they cannot hold together with others.
  fileprivate func brokenConstraints(on stage: Stage) -> [DocumentIssue] {
    stage.warnings.compactMap { warning in
      guard case .unsatisfiableConstraints(let broken, _) = warning else { return nil }
      let id = broken.split(separator: ":").first.map(String.init)
      return DocumentIssue(
        file: document.file, line: id.flatMap { constraintLines[$0] } ?? 1,
        message: "the constraint \(DocumentIssue.printable(broken)) cannot hold with others")
    }
  }

  /// The lines of constraints by the identifiers that messages name them by.
  private var constraintLines: [String: Int] {
    var lines: [String: Int] = [:]
    for object in document.scenes.flatMap(\.objects) {
      object.forEach { element in
        guard element.tag == "constraint", let id = element["identifier"] ?? element.id else {
          return
        }
        lines[id] = lines[id] ?? element.line
      }
    }
    return lines
  }
}

extension CGRect {
  fileprivate var words: String {
    "(" + [minX, minY, width, height].map { "\(($0 * 10).rounded() / 10)" }.joined(separator: " ")
      + ")"
  }
}
