import Foundation
import Testing

@testable import Scenario

/// The message of each problem.
struct ScenarioProblemSentenceTests {
  private nonisolated static let cell = FilmCellSize(
    showing: .init(width: 100, height: 200), scale: 2)
  private nonisolated static let name = WrittenValue.text("phots")

  @Test(
    arguments: [
      (.syntax(.missingColon), "this key has no colon behind it"),
      (.noScenario, "there is no scenario in it: write at least its steps"),
      (.checksNothing, "this checks nothing: add a capture, a film or an expect to the steps"),
      (
        .noMapping(.elements, found: .mapping),
        "elements has keys (present, absent, count, order), found a mapping"
      ),
      (.noWord(found: .reference), "a key is a word, found a reference"),
      (
        .unknownKey(.text("lable"), of: .target), "a target has no key “lable”: did you mean label?"
      ),
      (
        .unknownKey(.nothing, of: .target),
        "a target has no key nothing; it has role, label, matches, id, value, detail, selected, "
          + "enabled, focused, in, below, above, before, after, nth, at"
      ),
      (.missingKey("at", of: .inside(.wheel) ?? .target), "wheel needs “at”"),
      (
        .emptyTarget,
        "a target needs a key: role, label, matches, id, value, detail, selected, enabled, "
          + "focused, in, below, above, before, after, nth"
      ),
      (.labelAndMatches, "label and matches both say what the label is: keep one of them"),
      (
        .noExpression(.text("a(")),
        "“matches” is a regular expression, and “a(” is none: put a backslash before each "
          + "( ) [ ] { } . * + ? | that is meant as it is"
      ),
      (.nothNumber, "“nth” counts from 1, or from -1 for the last, found “0”"),
      (
        .emptyLook,
        "look needs a key: appearance, rtl, contrast, text-size, bold-text, reduce-motion, "
          + "prefer-cross-fade, reduce-transparency"
      ),
      (.expectsNothing, "this expects nothing"),
      (.emptyText(key: "app"), "“app” is an empty text"),
      (.emptyList(key: "steps"), "“steps” is an empty list"),
      (.repeatedValue(.text("dark")), "“dark” stands twice in this list"),
      (
        .unknownApp(name, among: ["photos"]),
        "there is no app “phots”, and no such file beside the scenario: did you mean photos?"
      ),
      (
        .unknownApp(name, among: ["settings"]),
        "there is no app “phots”, and no such file beside the scenario"
      ),
      (
        .unknownDevice(.text("ipd"), among: ["ipad"]),
        "there is no device “ipd”: did you mean ipad?"
      ),
      (
        .unknownDevice(name, among: ["ipad"]),
        "there is no device “phots”: list names them, and 500x500@1.5 makes one"
      ),
      (.noStep(found: .list(count: 2)), "a step is a word or a key with a value, found a list"),
      (.unknownStep(.text("tpa")), "there is no step “tpa”: did you mean tap?"),
      (
        .unknownStep(.text("dance")),
        "there is no step “dance”; there are tap, double-tap, long-press, press, move, release, cancel, "
          + "drag, fling, scroll-to, scroll, pinch, turn, wheel, secondary-click, segue, scene, key, type, "
          + "enter, clear, rotate, resize, restart, look, wait, settle, wait-for, open-url, capture, film, "
          + "audit, expect, note, use, for-each, repeat, if"
      ),
      (
        .secondKey(.text("tap"), isStep: true),
        "a step has one key, and “tap” is another: give it a dash of its own"
      ),
      (
        .secondKey(.text("over"), isStep: false),
        "a step has one key, and “over” is another: indent it, or put it in braces"
      ),
      (.bareStep(.wait), "wait needs something behind it: wait: 0.1"),
      (.valueBehind(.settle, found: .text("3")), "settle stands alone, found “3” behind it"),
      (.filmDuringFilm, "there is no film during a film"),
      (
        .endlessDuringFilm(.settle),
        "how long settle takes is not known before: wait for a time during a film"
      ),
      (
        .filmTooShort(0.2, takes: 0.1 + 0.2),
        "what is done during the film takes 0.3 s, longer than its 0.2 s"
      ),
      (
        .filmTooLarge(name: "pop", frames: 9000, cell: cell, screen: "it"),
        "“pop” is 9000 frames of 200×400 pixels on it, and a film has at most 700 million pixels: "
          + "take 8750 frames, or a smaller screen"
      ),
      (.fingerDown(1), "finger 1 is down already: release it before"),
      (.fingerUp(2, .move), "finger 2 is not down: press before it moves"),
      (.fingerUp(0, .release), "finger 0 is not down: press before it is released"),
      (.noFingerDown, "no finger is down to be taken away: press before"),
      (.nameTaken("a"), "“a” is the name of a picture before this: choose another"),
      (
        .unknownCapture("stat", among: ["start"]),
        "there is no capture “stat” before this: did you mean start?"
      ),
      (.unknownCapture("stat", among: []), "there is no capture “stat” before this"),
      (.characterInName("/"), "a name is letters, digits, blanks, - _ and . but has “/”"),
      (
        .characterInName("\u{7}"),
        "a name is letters, digits, blanks, - _ and . but has a control character"
      ),
      (.blankAroundName, "a name begins and ends with no blank"),
      (.nameTooLong(maximum: 100), "a name has at most 100 bytes"),
    ] as [(ScenarioProblem.Reason, String)])
  func `a reason in words`(reason: ScenarioProblem.Reason, sentence: String) {
    #expect(reason.description == sentence)
  }

  @Test(
    arguments: [
      (.text, .list(count: 1), "a text, found a list"),
      (.word(["light", "dark"]), .text("darc"), "light or dark, found “darc”: did you mean dark?"),
      (.word(["touch", "mouse", "pen"]), .nothing, "touch, mouse or pen, found nothing"),
      (
        .textSize, .text("AX6"),
        "XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5, found “AX6”: did you mean AX1?"
      ),
      (
        .key, .text("escpe"),
        "one character, escape, return, tab, delete, delete-forward, left, right, up, down, "
          + "page-up, page-down, home, end, back; found “escpe”: did you mean escape?"
      ),
      (.quantity(.filmTime), .nothing, "a number of seconds from 0.001 to 60, found nothing"),
      (.quantity(.place), .mapping, "a number of points from -100000 to 100000, found a mapping"),
      (
        .quantity(.velocity), .mapping,
        "a number of points a second from -100000 to 100000, found a mapping"
      ),
      (.quantity(.pixels), .mapping, "a whole number from 0 to 100000000, found a mapping"),
      (.pair(.point), .list(count: 3), "two numbers, [x, y] in points, found a list of 3"),
      (.pair(.delta), .text("9"), "two numbers, [dx, dy] in points, found “9”"),
      (.pair(.velocity), .text("9"), "two numbers, [x, y] in points a second, found “9”"),
      (.pair(.size), .text("9"), "two numbers, [width, height] in points, found “9”"),
      (.target, .nothing, "a label, {role, label} or [x, y], found nothing"),
      (
        .steps, .text(String(repeating: "a\n", count: 40)),
        "a list of steps, each behind a dash, found “\(String(repeating: "a ", count: 30))…”"
      ),
    ] as [(ExpectedValue, WrittenValue, String)])
  func `a value that is not what is expected`(
    expected: ExpectedValue, found: WrittenValue, words: String
  ) {
    let reason = ScenarioProblem.Reason.otherValue(key: "it", expected: expected, found: found)
    #expect(reason.description == "“it” is \(words)")
  }

  @Test(
    arguments: [
      (.secondDocument, "a file holds one scenario, and here begins another"),
      (.unfitStart("\t"), "no text begins with a tab: indent with blanks"),
      (.unfitStart("@"), "no text begins with “@”: put quotes around it"),
      (.tab, "a tab is no blank: indent with blanks"),
      (.openList(start: 3), "a , or a ] is missing in the list that begins in line 3"),
      (.openBraces(start: nil), "a , or a } is missing in the braces that begin before"),
      (.missingValue, "something is missing here: a value, or the ] or } at the end"),
      (.openQuotes(start: 1), "the quotes that begin in line 1 have no end: close them"),
      (
        .unknownEscape,
        "there is no such escape behind a backslash: use single quotes, or two of it"
      ),
      (.unknownAnchor, "there is no anchor of that name before this"),
      (
        .misplacedKey,
        "a key or a dash cannot stand here: indent it like what it belongs to, or use quotes"
      ),
      (
        .outsideMapping(start: 2),
        "this line does not go on with the keys that begin in line 2: indent it like what it "
          + "belongs to"
      ),
      (
        .outsideList(start: 2),
        "this line does not go on with the list that begins in line 2: indent it like what it "
          + "belongs to"
      ),
      (.otherVersion, "this is for another version of YAML: take the line with % out"),
      (.directive, "a line that begins with % is no part of a scenario: take it out"),
      (
        .repeatedKey("app", again: nil), "“app” stands more than once in this mapping: keep one"
      ),
      (
        .repeatedKey("app", again: 7),
        "“app” stands more than once in this mapping, again in line 7: keep one"
      ),
      (
        .invisibleCharacter,
        "this is no text: a character is in it that nobody can see, take it out"
      ),
      (.unclear, "this is no YAML: look at the blanks before this line and at the quotes in it"),
      (.failure(nil), "this is no YAML"),
      (.failure("odd"), "this is no YAML: odd"),
    ] as [(YAMLSyntaxError, String)])
  func `what is no YAML`(error: YAMLSyntaxError, sentence: String) {
    #expect(error.description == sentence)
  }
}
