import Audit
import NavigationKit
import Scenario

nonisolated extension AgentTool {
  /// What the tool does, in a sentence or two.
  var words: String {
    switch self {
    case .list: "Names of apps, devices, open sessions or scenarios."
    case .open:
      "Opens an app, or the storyboard, project or folder at a path, in a session; answers with its screen."
    case .screen:
      "What is on screen: stacks, bars, and elements with references and frames in points."
    case .perform: "Does steps of a scenario in virtual time; answers with what changed."
    case .picture: "A picture of the screen; its pixels are points at scale 1."
    case .compare: "Whether the screen is as at a mark or capture, and what differs."
    case .save: "Writes what was done in a session as a scenario."
    case .verify: "Runs scenarios and compares them with their baselines, which it never changes."
    case .audit: "Cut texts, small targets, low contrast and the like."
    case .accept: "Makes named captures of the last verify the baselines."
    }
  }

  /// Its parameters, of which both the schema and what is accepted are made.
  var parameters: [ToolParameter] {
    switch self {
    case .list: [choice(.what, ListedThings.allCases.map(\.rawValue), "Apps by default.")]
    case .open: openParameters
    case .screen:
      [
        session, text(.find, "A part of what an element's line says."),
        choice(.role, StageElement.Role.allCases.map(\.rawValue), "Only elements of a role."),
        text(.in, "A reference or label: only elements inside of its frame."),
        text(.since, "A mark: what changed since then."),
        choice(.format, ["text", "json"], "JSON takes three times the room."),
      ]
    case .perform:
      [
        session, ToolParameter(name: .steps, kind: .steps, words: "Steps.", isRequired: true),
        choice(.show, ["changes", "screen", "nothing"], "What to answer; changes by default."),
      ]
    case .picture:
      [
        session, text(.of, "A reference or label: only this element."),
        ToolParameter(name: .scale, kind: .number(0.25...2), words: "Pixels per point; 1."),
        flag(.marks, "Write references beside elements."),
      ]
    case .compare:
      [
        session, text(.from, "A mark or capture.", isRequired: true),
        text(.to, "Another one; now by default."), flag(.picture, "Both in one picture, too."),
      ]
    case .save:
      [
        session, text(.path, "A new .yaml file inside the root.", isRequired: true),
        text(.since, "A mark: capture only pages from then on."),
        choice(.captures, ["each page", "none"], "Which pictures it takes; each page."),
        flag(.replace, "Replace the file that is there."),
      ]
    case .verify:
      [
        paths(isRequired: true), text(.only, "Only files of a name such as form*."),
        ToolParameter(name: .tags, kind: .texts, words: "Only scenarios with one of these tags."),
      ]
    case .audit:
      [
        text(.session, "A session, as it is now; or name paths."), paths(isRequired: false),
        choice(.looks, AuditLooks.allCases.map(\.rawValue), "Of paths: which looks."),
        ToolParameter(
          name: .checks, kind: .texts,
          words: "Of \(AuditCheck.allCases.map(\.rawValue).joined(separator: ", ")); all."),
      ]
    case .accept:
      [
        paths(isRequired: true),
        ToolParameter(
          name: .captures, kind: .texts, words: "The captures' names.", isRequired: true),
      ]
    }
  }

  private var openParameters: [ToolParameter] {
    [
      text(.app, "A name of the list, or a path inside the root; the only app by default."),
      text(.device, "A name of the list, or a size such as 500x500@2."),
      choice(.appearance, ["light", "dark"], "Light by default."),
      choice(.textSize, ScreenSettings.textSizes.map(\.short), "L by default."),
      text(.language, "Of a storyboard's or ported app's texts."),
      flag(.rtl, "Right to left."), flag(.boldText, "Heavier letters."),
      choice(.contrast, ["normal", "high"], "Normal by default."),
      flag(.reduceMotion, "Nothing turns or zooms."),
      flag(.preferCrossFade, "Pages fade."), flag(.reduceTransparency, "Opaque bars."),
      flag(.keyboard, "Draw the software keyboard."),
      text(.again, "A session: start its app anew, and do again what was done in it."),
    ]
  }

  // MARK: Kinds

  private var session: ToolParameter { text(.session, "What open answered.", isRequired: true) }

  private func text(
    _ name: ToolParameter.Name, _ words: String, isRequired: Bool = false
  ) -> ToolParameter {
    ToolParameter(name: name, kind: .text, words: words, isRequired: isRequired)
  }

  private func flag(_ name: ToolParameter.Name, _ words: String) -> ToolParameter {
    ToolParameter(name: name, kind: .flag, words: words)
  }

  private func choice(
    _ name: ToolParameter.Name, _ choices: [String], _ words: String
  ) -> ToolParameter {
    ToolParameter(name: name, kind: .choice(choices), words: words)
  }

  private func paths(isRequired: Bool) -> ToolParameter {
    ToolParameter(
      name: .paths, kind: .texts, words: "Scenarios, or folders of them, inside the root.",
      isRequired: isRequired)
  }
}

/// What the tool `list` lists.
nonisolated enum ListedThings: String, CaseIterable {
  case apps, devices, sessions, scenarios
}
