// The entries of the list: what failed, which is null, and captures that differ; failed scenarios come first.
const stops = content.run.scenarios.filter(scenario => scenario.verdict !== "same")
  .sort((one, other) => (other.verdict === "failed") - (one.verdict === "failed"))
  .flatMap(scenario => {
    const captures = scenario.captures.filter(capture => capture.verdict !== "same");
    const failure = scenario.failedScreen || !captures.length ? [null] : [];
    return [...failure, ...captures].map(capture => ({scenario, capture}));
  });
let visible = [];

function matches(scenario) {
  const words = [scenario.scenario, scenario.variant, content.words[scenario.verdict],
    ...scenario.captures.map(capture => capture.name)].join(" ").toLowerCase();
  return words.includes(byId("filter").value.trim().toLowerCase());
}

function showList() {
  visible = stops.filter(stop => matches(stop.scenario));
  const {orphans, scenarios} = content.run;
  const same = scenarios.filter(one => one.verdict === "same" && matches(one));
  const sections = [...new Set(visible.map(stop => stop.scenario))].map(section);
  if (!sections.length) sections.push(make("section", {}, make("p", {class: "quiet"},
    stops.length ? "Nothing fails by that name." : "Nothing fails.")));
  byId("list").replaceChildren(...sections,
    ...chosen.failing ? [] : [folded(`${same.length} the same`, same.map(sameItem))],
    ...orphans.length ? [folded(`Baseline files no scenario refers to: ${orphans.length}`,
      orphans.map(file => make("li", {}, file)))] : [],
    times() ?? "", folded("Made with", Object.entries(content.run.makers).sort()
      .map(([name, version]) => make("li", {}, `${name} ${version}`))));
  byId("failing").setAttribute("aria-pressed", chosen.failing);
  byId("all").setAttribute("aria-pressed", !chosen.failing);
  markChosen();
}

function section(scenario) {
  const own = visible.filter(stop => stop.scenario === scenario);
  return make("section", {}, make("p", {class: "name"}, scenario.scenario),
    make("p", {class: "head"},
      make("span", {class: "quiet"}, scenario.variant), verdict(scenario.verdict)),
    ...own.map(stop => stop.button = make("button", {type: "button", click: () => choose(stop)},
      make("span", {}, stop.capture?.name ?? "what failed"),
      make("span", {class: "quiet"}, stop.capture?.isFilm ? "film" : null))));
}

function sameItem(scenario) {
  const remarks = scenario.captures
    .flatMap(capture => capture.findings.map(found => `${capture.name}: ${found}`))
    .concat(scenario.notes);
  return make("li", {}, verdict("same"), ` ${scenario.scenario} `,
    make("span", {class: "quiet"}, scenario.variant),
    ...remarks.map(remark => make("div", {class: "quiet"}, remark)));
}

const folded = (title, items) =>
  make("details", {}, make("summary", {}, title), make("ul", {}, ...items));

function markChosen() {
  for (const stop of visible) stop.button.setAttribute("aria-current", stop === chosen.stop);
  chosen.stop?.button?.scrollIntoView({block: "nearest"});
}

function step(by) {
  const here = visible.indexOf(chosen.stop);
  const next = visible[here < 0 ? 0 : here + by];
  if (next) choose(next);
}

byId("title").textContent = content.title;
byId("count").textContent = content.count;
byId("filter").addEventListener("input", showList);
byId("failing").addEventListener("click", () => { chosen.failing = true; showList(); });
byId("all").addEventListener("click", () => { chosen.failing = false; showList(); });
