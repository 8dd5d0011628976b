import Goldens
import Foundation

@testable import NavigationKit

/// A page with a card that gives a text, and a tray that takes texts.
@MainActor
final class DragPage: NSObject {
  let stage = Stage(size: .smallPhone)
  let page = UIViewController()
  let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
  let tray = UIView(frame: CGRect(x: 20, y: 300, width: 280, height: 160))
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  var texts = ["Pear"]
  var operation = UIDropOperation.copy
  var allowsMoves = true
  var handles = true
  /// The preview with which items come down; nil for the default.
  var landing: UITargetedDragPreview?
  /// The callbacks of the delegates.
  var heard: [String] = []
  private(set) var received: [String] = []

  override init() {
    super.init()
    card.backgroundColor = .systemRed
    page.view.addSubview(card)
    page.view.addSubview(tray)
    card.addInteraction(drag)
    tray.addInteraction(drop)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.advance(by: 1)
  }

  static let cardCenter = CGPoint(x: 70, y: 50)
  static let trayCenter = CGPoint(x: 160, y: 380)

  /// A finger lifts the card.
  func lift() {
    stage.press(at: Self.cardCenter)
    stage.advance(by: 0.6)
  }

  /// The visible views of items that are carried.
  var carried: [DraggedItemView] {
    stage.window.subviews.compactMap { $0 as? DraggedItemView }
  }

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  private func hear(_ word: String) { if heard.last != word { heard.append(word) } }
}

extension DragPage: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    texts.map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0))) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    hear("lift")
    animator.addAnimations { [card] in card.alpha = 0.5 }
    animator.addCompletion { [unowned self] position in
      if position == .start { card.alpha = 1 }
      hear("lifted \(position)")
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hear("begin")
    session.localContext = "from the card"
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMoves }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) { hear("moved") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { hear("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    hear("did end \(operation)")
    card.alpha = 1
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { hear("transferred") }
}

extension DragPage: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { handles && session.canLoadObjects(ofClass: NSString.self) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { hear("enter") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { hear("exit") }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    hear("perform \(session.localDragSession?.localContext as? String ?? "")")
    session.loadObjects(ofClass: String.self) { [unowned self] in received = $0 }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { hear("conclude") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { hear("session end") }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { landing ?? defaultPreview }
}
