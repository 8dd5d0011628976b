/// What every agent is told about the server, in as few words as it takes.
nonisolated enum AgentInstructions {
  static let text = """
    navshell shows UIKit apps on virtual devices and drives them. All is exact and repeatable: virtual \
    time passes only in `do`, nothing runs between calls, the same steps give the same screens.

    open an app, read its screen, `do` steps, read what changed. Elements have references such as c12; \
    a target is {ref: c12}, a label, {role: button, label: Edit}, or a point [x, y]. Read texts from \
    `screen`, never from a picture. Never guess points.

    Steps are YAML, one or a list: tap, double-tap, long-press, press, move, release, cancel, drag, fling, \
    pinch, turn, scroll-to, scroll, enter, clear, type, key, wheel, secondary-click, rotate, resize, look, \
    open-url, restart, wait, wait-for, settle, capture, film, audit, expect, note; of a storyboard segue, scene; \
    use, if, repeat, for-each.
    - tap: {ref: c12}
    - scroll-to: Privacy
    - enter: {in: Name, text: Ann}
    - key: return
    - look: {appearance: dark}
    - expect: {title: Family, elements: {present: [Edit]}}
    After the last step the app comes to rest, unless that is wait, press, move or film.

    `save` writes what was done as a scenario, `verify` runs scenarios and compares them with baselines. \
    After a change of the code: build, then `open` with `again`: what was done is done again.
    """
}
