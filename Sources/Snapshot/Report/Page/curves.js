let curves = [];

function curveSection(capture) {
  curves = [];
  const tracks = [capture?.expectedTrack, capture?.actualTrack].filter(Boolean);
  if (!tracks.length) return null;
  const columns = [...new Set(tracks.flatMap(track => track.columns))];
  const duration = Math.max(...tracks.flatMap(track => track.rows.map(row => row.time)), 1 / 120);
  const all = columns.map(column => curve(column, duration, capture));
  const [differing, same] = [all.filter(one => !one.same), all.filter(one => one.same)];
  const elements = list => list.map(one => one.element);
  return make("section", {"aria-label": "Motion"},
    make("div", {class: "bar legend"}, make("h3", {}, "Motion"), make("div", {class: "quiet end"},
      make("span", {class: "expected"}), "expected", make("span", {class: "actual"}), "actual")),
    ...elements(differing),
    same.length ? make("details", {open: !differing.length}, make("summary", {class: "quiet"},
      `${same.length} moved as expected`), ...elements(same)) : null);
}

function curve(column, duration, capture) {
  const points = track => {
    const index = track?.columns.indexOf(column) ?? -1;
    return index < 0 ? [] : track.rows.map(row => [row.time, row.values[index]]);
  };
  const [expected, actual] = [points(capture.expectedTrack), points(capture.actualTrack)];
  const values = [...expected, ...actual].map(([, value]) => value).filter(Number.isFinite);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = value => high > low ? 100 - 100 * (value - low) / (high - low) : 50;
  const path = list => list.map(([time, value], index) => {
    if (!Number.isFinite(value)) return "";
    const command = Number.isFinite(list[index - 1]?.[1]) ? "L" : "M";
    return `${command}${(1000 * time / duration).toFixed(2)} ${y(value).toFixed(2)}`;
  }).join("");
  const line = make("line", {y1: -4, y2: 104});
  const reading = make("div", {class: "quiet"});
  const element = make("div", {class: "curve"},
    make("div", {}, column, make("div", {class: "quiet"},
      values.length ? `${low.toFixed(2)} to ${high.toFixed(2)} pt` : "never there")),
    make("svg", {viewBox: "0 0 1000 100", preserveAspectRatio: "none", role: "img",
      "aria-label": `${column} over time`,
      click: event => scrubTo(duration * place(event.currentTarget, event).x)},
      make("path", {class: "expected", d: path(expected)}),
      make("path", {class: "actual", d: path(actual)}), line),
    reading);
  const one = {element, line, reading, duration, expected, actual,
    same: JSON.stringify(expected) === JSON.stringify(actual)};
  curves.push(one);
  return one;
}

function showOnCurves(time) {
  const at = list => list.findLast(([moment]) => moment <= time + 1 / 480)?.[1];
  const word = value => Number.isFinite(value) ? value.toFixed(2) : "not there";
  for (const {line, reading, duration, expected, actual} of curves) {
    const x = (1000 * Math.min(1, Math.max(0, time / duration))).toFixed(2);
    line.setAttribute("x1", x);
    line.setAttribute("x2", x);
    const values = [at(expected), at(actual)].map(word);
    reading.textContent = values[0] === values[1] ? values[0]
      : `expected ${values[0]}, actual ${values[1]}`;
  }
}

// Chooses the cell nearest to a time of the film.
function scrubTo(time) {
  if (!byId("scrubber")) return;
  const away = index => Math.abs(shown.times[index] - shown.strip.start - time);
  showCell([...shown.times.keys()].reduce((best, index) => away(index) < away(best) ? index : best));
}
