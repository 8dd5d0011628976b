import Drawing
import Foundation
import NavigationKit

/// The areas where a finger finds something to press, in colours of their kinds; dead ones are dark.
///
/// Points are tried, as only the app's own hit test knows where they lead.
struct TouchAreaMap {
  /// The kind of a touch area.
  nonisolated enum Kind: CaseIterable {
    case control, item, text, gesture, dead
  }

  /// A part of a touch area, as wide as the area is there.
  struct Part {
    var frame: CGRect
    var kind: Kind
    /// The view that answers; nil where none does.
    var target: ObjectIdentifier?
  }

  /// The views that were surveyed.
  let views: [SurveyedView]
  /// All of the screen, from top to bottom.
  let parts: [Part]
  /// The edges of the areas, in their colours.
  private let edges: [DrawCommand]

  /// How thick an edge is, in points.
  private static let edge: CGFloat = 1

  /// Tries the points of a stage's screen.
  ///
  /// - Parameter views: The views that a finger may reach there.
  init(of stage: Stage, among views: [SurveyedView]) {
    self.views = views
    var kinds: [ObjectIdentifier: Kind] = [:]
    let likely = views.filter { $0.kind != nil } + views.filter { $0.kind == nil }
    let survey = AreaSurvey(of: stage.screen.bounds.size, edges: likely.map(\.shown)) { point in
      Self.target(at: point, on: stage).map { target in
        let id = ObjectIdentifier(target)
        kinds[id] = kinds[id] ?? Kind(of: target)
        return id
      }
    }
    let bands = survey.bands
    func kind(of run: AreaSurvey<ObjectIdentifier?>.Run) -> Kind {
      run.owner.flatMap { kinds[$0] } ?? .dead
    }
    parts = bands.flatMap { band in
      band.runs.map { run in
        Part(
          frame: CGRect(
            x: run.start, y: band.top, width: run.end - run.start, height: band.bottom - band.top),
          kind: kind(of: run), target: run.owner)
      }
    }
    edges = bands.indices.flatMap { index in
      bands[index].runs.filter { $0.owner != nil }.flatMap { run in
        let color = kind(of: run).edgeColor
        return Self.edges(of: run, in: index, of: bands).map {
          DrawCommand.fill(Fill(frame: $0, color: color))
        }
      }
    }
  }

  /// The edges of a run in a band: its ends, and where another owner is above or below it.
  private static func edges(
    of run: AreaSurvey<ObjectIdentifier?>.Run, in index: Int,
    of bands: [AreaSurvey<ObjectIdentifier?>.Band]
  ) -> [CGRect] {
    let band = bands[index]
    let above = strangers(to: run, in: index > 0 ? bands[index - 1] : nil)
    let below = strangers(to: run, in: index + 1 < bands.count ? bands[index + 1] : nil)
    return [run.start, run.end - edge].map {
      CGRect(x: $0, y: band.top, width: edge, height: band.bottom - band.top)
    } + above.map { CGRect(x: $0, y: band.top, width: $1 - $0, height: edge) }
      + below.map { CGRect(x: $0, y: band.bottom - edge, width: $1 - $0, height: edge) }
  }

  /// The parts of a line that another owner has beside it, in a band or outside of the screen.
  private static func strangers(
    to run: AreaSurvey<ObjectIdentifier?>.Run, in band: AreaSurvey<ObjectIdentifier?>.Band?
  ) -> [(CGFloat, CGFloat)] {
    guard let band else { return [(run.start, run.end)] }
    return band.runs.filter { $0.owner != run.owner && $0.start < run.end && $0.end > run.start }
      .map { (max($0.start, run.start), min($0.end, run.end)) }
  }

  /// The parts filled, with their edges.
  var commands: [DrawCommand] {
    parts.map { .fill(Fill(frame: $0.frame, color: $0.kind.color)) } + edges
  }

  // MARK: Targets

  /// The view that a finger at a point is for: a control, a text, a row, or one that watches fingers
  /// other than to scroll or to go back.
  static func target(at point: CGPoint, on stage: Stage) -> UIView? {
    stage.hitTest(point).flatMap(target)
  }

  /// The same for a finger on a view: that view, or the nearest one around it.
  static func target(from view: UIView) -> UIView? {
    sequence(first: view, next: \.superview).first { Kind(of: $0) != nil }
  }
}

extension TouchAreaMap.Kind {
  /// The kind of a view; nil if fingers mean nothing to it.
  init?(of view: UIView) {
    switch view {
    case is UIControl: self = .control
    case is UITableViewCell, is UICollectionViewCell: self = .item
    case is UITextView: self = .text
    default:
      guard view.gestureRecognizers?.contains(where: { Self.isMeant($0, in: view) }) == true else {
        return nil
      }
      self = .gesture
    }
  }

  private static func isMeant(_ recognizer: UIGestureRecognizer, in view: UIView) -> Bool {
    recognizer.isEnabled && !(view is UIScrollView)
      && !(recognizer is UIScreenEdgePanGestureRecognizer) && view.superview != nil
      && !(view is UIWindow || isOfContainer(view))
  }

  /// Whether a view is a container's, which watches fingers to move its pages and bars.
  private static func isOfContainer(_ view: UIView) -> Bool {
    (view.next as? UIViewController)?.children.isEmpty == false
  }
}

extension TouchAreaMap.Kind {
  /// The name of the kind.
  var name: String {
    switch self {
    case .control: "Control"
    case .item: "Row, item"
    case .text: "Text"
    case .gesture: "Gesture"
    case .dead: "Nothing"
    }
  }

  /// The meaning of the kind, in a few words.
  var meaning: String {
    switch self {
    case .control: "buttons, switches, fields, tabs"
    case .item: "of a table or a collection"
    case .text: "can be edited or selected"
    case .gesture: "a view with a recogniser"
    case .dead: "no view answers a finger"
    }
  }

  /// The colour of an area.
  var color: Color { edgeColor.faded(by: 0.35) }

  /// The colour of its edge.
  var edgeColor: Color {
    switch self {
    case .control: Color(0, 122, 255)
    case .item: Color(52, 199, 89)
    case .text: Color(255, 149, 0)
    case .gesture: Color(175, 82, 222)
    case .dead: Color(0, 0, 0)
    }
  }

  /// How a legend shows the kind.
  var swatch: Swatch { Swatch(color, edge: edgeColor) }
}
