let shown = {};  // the chosen capture's pictures, and those of its chosen cell

async function choose(stop) {
  chosen.stop = stop;
  markChosen();
  const {scenario} = stop;
  const capture = stop.capture ?? screenOf(scenario.failedScreen);
  const [expected, actual] = await Promise.all(
    [picture(capture?.expected), picture(capture?.actual)]);
  if (chosen.stop !== stop) return;
  shown = {expected, actual, strip: capture?.strip, count: capture?.times.length ?? 0};
  chosen.point = null;
  clearInterval(blinking);
  showCapture(scenario, capture);
}

// The screen on which a run failed, in the form of a capture without a baseline.
const screenOf = screen => screen && {name: "what failed", verdict: "failed", times: [screen.time],
  findings: [], actual: screen.picture, actualText: screen.text, steps: screen.steps, run: screen.film};

function showCapture(scenario, capture) {
  const pictures = shown.expected || shown.actual;
  const film = pictures && shown.strip && shown.count > 0;
  byId("main").replaceChildren(...[heading(scenario, capture), findings(scenario, capture),
    ...unread(capture), pictures && modeBar(), pictures && make("div", {id: "stage"}),
    film && filmSection(capture), curveSection(capture), stepSection(capture), runSection(capture),
    textSection(capture)].filter(Boolean));
  byId("main").classList.toggle("hasFilm", Boolean(film));
  byId("main").scrollTop = 0;
  if (pictures) showCell(film ? Math.max(0, shown.differing.indexOf(true)) : 0);
}

function heading(scenario, capture) {
  return make("div", {class: "title"},
    make("h2", {}, capture ? capture.name : scenario.scenario),
    verdict(capture?.verdict ?? scenario.verdict),
    make("span", {class: "quiet"}, [capture && scenario.scenario, scenario.variant,
      capture && !capture.isFilm && capture.times.length && `at ${seconds(capture.times[0])}`]
      .filter(Boolean).join("  ·  ")));
}

const findings = (scenario, capture) => make("ul", {class: "findings"},
  ...[...scenario.failures, ...capture?.findings ?? []].map(found => make("li", {}, found)),
  ...scenario.notes.concat(scenario.ways).map(note => make("li", {class: "quiet"}, note)));

function unread(capture) {
  return ["expected", "actual"].filter(kind => capture?.[kind] && !shown[kind])
    .map(kind => make("p", {class: "quiet"}, `The ${kind} picture cannot be read: ${capture[kind]}`));
}

// Shows everything that depends on the chosen cell of a film; a picture is its own only cell.
function showCell(index) {
  chosen.cell = index;
  shown.before = cut(shown.expected, shown.strip, index);
  shown.after = cut(shown.actual, shown.strip, index);
  shown.between = shown.before && shown.after && difference(shown.before, shown.after);
  showStage();
  showTime();
}
