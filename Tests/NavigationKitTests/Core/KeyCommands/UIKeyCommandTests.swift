import Foundation
import Goldens
import Input
import Testing

@testable import NavigationKit

/// Keys that send the app's actions.
struct UIKeyCommandTests {
  private let stage = Stage(size: .phone)
  private let first = CommandPage()
  private let second = CommandPage()
  private let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: first)
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private func press(_ key: Key, _ modifiers: Modifiers = []) {
    stage.send(.key(KeyEvent(key: key, modifiers: modifiers, time: stage.now)))
    stage.settle()
  }

  private func command(_ input: String, _ flags: UIKeyModifierFlags = []) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: flags, action: Selector("act:"))
  }

  @Test func `the page in front gets its key, with Control for Command`() {
    first.addKeyCommand(command("f", .command))
    press(.character("f"))
    #expect(first.inputs.isEmpty)
    press(.character("f"), .command)
    press(.character("f"), .control)
    #expect(first.inputs == ["f", "f"])
    press(.character("f"), [.control, .shift])
    stack.pushViewController(second, animated: true)
    stage.settle()
    press(.character("f"), .control)
    #expect(first.inputs == ["f", "f"] && second.inputs.isEmpty)
  }

  @Test func `the focused row of a list that was reloaded gets it, and no page below`() {
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
    first.view.addSubview(button)
    press(.tab)
    #expect(stage.focusedItem?.view === button)
    let list = FocusedList(style: .plain)
    second.addChild(list)
    second.view.addSubview(list.view)
    for page in [first, second] { page.addKeyCommand(command("f")) }
    stack.pushViewController(second, animated: true)
    stage.settle()
    press(.down)
    #expect(stage.focusedItem?.view is UITableViewCell)
    list.tableView.reloadData()
    stage.settle()
    press(.character("f"))
    #expect(first.inputs.isEmpty && second.inputs == ["f"])
  }

  @Test func `a command of Control itself comes before one of Command`() {
    first.addKeyCommand(command("f", .command))
    first.addKeyCommand(command("F", .control))
    press(.character("f"), .control)
    press(.character("f"), .command)
    #expect(first.inputs == ["F", "f"])
  }

  @Test func `a sign is typed with Shift, and is a key without it`() {
    first.addKeyCommand(command("?"))
    first.addKeyCommand(command("+", .command))
    first.addKeyCommand(command("f"))
    press(.character("/"))
    press(.character("f"), .shift)
    #expect(first.inputs.isEmpty)
    // An American keyboard, and one that has the sign as a key.
    press(.character("/"), .shift)
    press(.character("?"), .shift)
    press(.character("="), [.shift, .control])
    #expect(first.inputs == ["?", "?", "+"])
    first.addKeyCommand(command(" "))
    press(.character(" "), .shift)
    #expect(first.inputs.count == 3)
    press(.character("ß"), .shift)
    #expect(first.inputs.last == "?" && first.inputs.count == 4)
  }

  @Test func `the nearest responder that can do it has the key`() {
    stack.addKeyCommand(command(UIKeyCommand.inputUpArrow))
    first.addKeyCommand(command(UIKeyCommand.inputUpArrow))
    press(.up)
    #expect(first.inputs == [UIKeyCommand.inputUpArrow])
    first.isAble = false
    press(.up)
    #expect(first.inputs.count == 1)
    let removed = command("x")
    first.isAble = true
    first.addKeyCommand(removed)
    first.removeKeyCommand(removed)
    removed.attributes = .disabled
    press(.character("x"))
    #expect(first.inputs.count == 1)
  }

  @Test func `typing comes first, unless the command has priority`() {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    first.view.addSubview(field)
    let (plain, prior) = (command("a"), command("\r"))
    prior.wantsPriorityOverSystemBehavior = true
    first.addKeyCommand(plain)
    first.addKeyCommand(prior)
    press(.character("a"))
    #expect(first.inputs == ["a"])
    field.becomeFirstResponder()
    press(.character("a"))
    #expect(first.inputs == ["a"])
    press(.return)
    #expect(first.inputs == ["a", "\r"])
  }

  @Test func `Escape is the command's, and goes back without one`() {
    second.addKeyCommand(command(UIKeyCommand.inputEscape))
    stack.pushViewController(second, animated: false)
    stage.settle()
    press(.escape)
    #expect(second.inputs.count == 1 && stack.topViewController === second)
    second.removeKeyCommand(second.keyCommands![0])
    press(.escape)
    #expect(stack.topViewController === first)
  }

  @Test func `a menu's command is sent to the responder chain`() {
    let menu = UIMenu(children: [
      UICommand(title: "Act", action: Selector("act:"))
    ])
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
    stage.settle()
    stage.tap("More")
    stage.settle()
    stage.tap("Act")
    stage.settle()
    #expect(first.inputs == ["Act"])
  }
}

/// A page that notes the commands it is sent.
private final class CommandPage: UIViewController, SelectorResponding {
  private(set) var inputs: [String] = []
  var isAble = true

  class var selectors: SelectorTable { ["act:": .init(CommandPage.act)] }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    isAble && super.canPerformAction(action, withSender: sender)
  }

  func act(_ sender: UICommand) {
    inputs.append((sender as? UIKeyCommand)?.input ?? sender.title)
  }
}
