extension HTMLReport {
  /// How the page looks, in light and in dark.
  static let style = #"""
    :root {
      --back: #fff; --side: #f5f5f7; --desk: #e4e4e8; --line: #d5d5da; --text: #1d1d1f;
      --quiet: #63636b; --chosen: #dfe9fb; --accent: #0a5fd0; --good: #1d7a3a; --bad: #c22f17;
      --warn: #8a5a00; --added: #d6eedd; --removed: #fbe0db;
      font: 13px/1.45 system-ui, -apple-system, "Segoe UI", "Inter", sans-serif;
      color: var(--text); background: var(--back);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #1c1c1e; --side: #232326; --desk: #101012; --line: #3a3a3f; --text: #ececf0;
        --quiet: #a0a0a8; --chosen: #2b3d5c; --accent: #6aa8ff; --good: #5cc47d; --bad: #ff7a66;
        --warn: #e0b050; --added: #1d3a26; --removed: #472420;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; height: 100vh; display: grid; grid: auto minmax(0, 1fr) / 300px minmax(0, 1fr);
    }
    h1, h2, h3, p, ul, ol, figure, pre { margin: 0; padding: 0; }
    h1 { font-size: 15px; } h2 { font-size: 17px; overflow-wrap: anywhere; }
    h3 { font-size: 13px; }
    kbd {
      font: 11px/1 ui-monospace, "DejaVu Sans Mono", monospace; padding: 1px 4px;
      color: var(--quiet); border: 1px solid var(--line); border-radius: 3px;
    }
    button, input { font: inherit; color: inherit; }
    button {
      padding: 3px 9px; background: var(--back); border: 1px solid var(--line);
      border-radius: 5px; cursor: default;
    }
    button:hover:enabled { border-color: var(--quiet); }
    button:disabled { opacity: .45; }
    [aria-pressed="true"] { background: var(--chosen); border-color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    main:focus { outline: none; }
    .quiet { color: var(--quiet); }
    .same { --verdict: var(--good); } .different, .unstable, .broken { --verdict: var(--bad); }
    .missing, .unreadable, .madeOtherwise { --verdict: var(--warn); }
    .verdict { color: var(--verdict); font-weight: 600; white-space: nowrap; }
    .verdict::before { content: "●"; margin-right: 5px; font-size: 10px; vertical-align: 1px; }

    header {
      grid-column: 1 / -1; display: flex; align-items: center; gap: 14px; padding: 8px 14px;
      border-bottom: 1px solid var(--line);
    }
    header p { color: var(--quiet); flex: 1; }
    nav {
      background: var(--side); border-right: 1px solid var(--line); overflow-y: auto;
      padding-bottom: 14px;
    }
    .filter {
      position: sticky; top: 0; display: flex; gap: 8px; padding: 10px; z-index: 1;
      background: var(--side);
    }
    .filter input {
      flex: 1; min-width: 0; padding: 3px 8px; background: var(--back);
      border: 1px solid var(--line); border-radius: 5px;
    }
    .choice { display: flex; }
    .choice button:not(:first-child) { border-top-left-radius: 0; border-bottom-left-radius: 0; }
    .choice button:not(:last-child) {
      border-top-right-radius: 0; border-bottom-right-radius: 0; margin-right: -1px;
    }
    .choice [aria-pressed="true"] { position: relative; z-index: 1; }
    nav section { padding: 7px 10px 3px; }
    nav section > p { padding: 0 8px; overflow-wrap: anywhere; }
    nav .name { font-weight: 600; }
    nav .head { display: flex; justify-content: space-between; gap: 8px; font-size: 12px; }
    nav section button {
      display: flex; justify-content: space-between; gap: 8px; width: 100%; padding: 3px 8px;
      text-align: left; overflow-wrap: anywhere; background: none; border-color: transparent;
    }
    nav section button:hover { border-color: var(--line); }
    nav [aria-current="true"] { background: var(--chosen); }
    nav details { padding: 10px 18px 0; }
    nav summary { color: var(--quiet); }
    nav details li { list-style: none; padding: 3px 0; overflow-wrap: anywhere; }

    main { overflow-y: auto; padding: 14px 18px 24px; display: flex; flex-direction: column; gap: 12px; }
    .title { display: flex; gap: 12px; align-items: baseline; flex-wrap: wrap; }
    .findings { list-style: none; overflow-wrap: anywhere; }
    .findings li::before { content: "–"; color: var(--quiet); margin-right: 7px; }
    .bar { display: flex; gap: 10px; flex-wrap: wrap; align-items: center; }
    .bar .end { margin-left: auto; }
    .zoom output { min-width: 46px; text-align: center; align-self: center; }

    #stage {
      display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 10px;
      height: clamp(300px, 100vh - 320px, 900px); flex-shrink: 0;
    }
    .hasFilm #stage { height: clamp(260px, 100vh - 430px, 700px); }
    figure { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
    figcaption { color: var(--quiet); padding-bottom: 3px; }
    .desk {
      flex: 1; min-height: 0; overflow: auto; padding: 12px; background: var(--desk);
      border-radius: 6px; display: flex;
    }
    .sheet { position: relative; margin: auto; flex-shrink: 0; box-shadow: 0 0 0 1px var(--line); }
    .sheet canvas { display: block; width: 100%; height: 100%; }
    .sheet canvas + canvas { position: absolute; inset: 0; }
    .pixelated canvas, .lens { image-rendering: pixelated; }
    .where {
      position: absolute; border: 1.5px solid var(--accent); border-radius: 3px;
      pointer-events: none;
    }
    .divider {
      position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
      background: var(--accent); pointer-events: none;
    }
    .sliding .sheet { cursor: ew-resize; touch-action: none; }
    .magnifying .sheet { cursor: crosshair; touch-action: none; }
    .magnifying { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 232px; }
    .lenses { overflow-y: auto; display: flex; flex-direction: column; gap: 8px; }
    .lens {
      display: block; width: 232px; height: 184px; border-radius: 6px; background: var(--desk);
      outline: 1px solid var(--line); outline-offset: -1px;
    }
    .point {
      position: absolute; border: 1.5px solid var(--accent); pointer-events: none;
      box-shadow: 0 0 0 1px var(--back);
    }

    .cells { position: relative; display: flex; gap: 6px; overflow-x: auto; padding: 3px; }
    .cells button { padding: 3px; line-height: 1.3; font-size: 11px; color: var(--quiet); flex: none; }
    .cells canvas { display: block; height: 64px; margin: 0 auto 2px; }
    .cells .differs { color: var(--bad); font-weight: 600; }
    .scrub { display: flex; gap: 12px; align-items: center; }
    .scrub input { flex: 1; }
    input[type="range"] { accent-color: var(--accent); }
    .scrub output { min-width: 150px; font-variant-numeric: tabular-nums; }
    .curve {
      display: grid; grid-template-columns: 190px minmax(0, 1fr) 220px; gap: 12px; padding: 5px 0;
      border-top: 1px solid var(--line); font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
    }
    .curve svg { display: block; width: 100%; height: 64px; overflow: visible; }
    .curve path, .curve line { fill: none; vector-effect: non-scaling-stroke; }
    .curve .expected { stroke: var(--quiet); stroke-width: 1.5; stroke-dasharray: 4 3; }
    .curve .actual { stroke: var(--accent); stroke-width: 1.75; }
    .curve line { stroke: var(--bad); stroke-width: 1; }
    .legend .expected { border-top: 2px dashed var(--quiet); }
    .legend .actual { border-top: 2px solid var(--accent); }
    .legend span { display: inline-block; width: 22px; margin: 0 6px 3px 12px; }

    .lines {
      font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; overflow-x: auto; padding: 8px 0;
      border: 1px solid var(--line); border-radius: 6px;
    }
    .lines div { white-space: pre; padding: 0 12px; width: max-content; min-width: 100%; }
    .lines ins, .lines del { text-decoration: none; }
    .lines .added { background: var(--added); } .lines .removed { background: var(--removed); }
    .lines .skipped { color: var(--quiet); }

    dialog {
      color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: 10px;
      padding: 18px 22px;
    }
    dialog::backdrop { background: #0006; }
    dialog dl { display: grid; grid-template-columns: auto auto; gap: 6px 18px; margin: 10px 0 14px; }
    dialog dd { margin: 0; }
    @media (max-width: 800px) {
      body { grid: auto auto auto / minmax(0, 1fr); height: auto; }
      nav { max-height: 40vh; border-right: 0; border-bottom: 1px solid var(--line); }
      .curve { grid-template-columns: minmax(0, 1fr); }
    }
    """#
}
