// The map: each screen in small at its place, and a line for each way.
function showMap() {
  byId("main").classList.toggle("mapped", here.isMap);
  byId("desk").hidden = here.isMap;
  byId("map").hidden = !here.isMap;
  byId("to-map").setAttribute("aria-pressed", here.isMap);
  if (!here.isMap) return byId("map").replaceChildren();
  const [width, height] = flow.map.size;
  const lines = flow.map.lines.map(line);
  const nodes = flow.map.frames.map(node);
  byId("map").replaceChildren(make("svg",
    {viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": "Map", style: `min-width:${0.9 * width}px;max-width:${2 * width}px`},
    ...lines, ...nodes));
  markMap();
  nodes[here.state].scrollIntoView({block: "center", inline: "center"});
}

function line({from, to, curve}) {
  const [x, y, ...curves] = curve;
  const [a, b, c, d, u, v] = curves.slice(-6);
  // The arrow's head lies along the end of its line.
  const [dx, dy] = u === c && v === d ? [u - a, v - b] : [u - c, v - d];
  const length = Math.hypot(dx, dy) || 1;
  const [ex, ey] = [dx / length, dy / length];
  const wing = side => `${u - 5 * ex + side * 3 * ey} ${v - 5 * ey - side * 3 * ex}`;
  return make("g", {class: "line", "data-from": from, "data-to": to},
    make("path", {d: `M${x} ${y}C${curves.join(" ")}`}),
    make("path", {d: `M${wing(1)}L${u} ${v}L${wing(-1)}`}));
}

function node([x, y, width, height], place) {
  const screen = screenOf(place);
  const name = flow.states[place].name;
  const link = make("g", {class: "node", tabindex: 0, role: "button", "aria-label": name,
    click: () => choose(place),
    keydown: event => event.key === "Enter" && choose(place)},
  make("image", {href: address(screen.picture), x, y, width, height, preserveAspectRatio: "xMidYMin meet"}),
  make("rect", {x, y, width, height, rx: 4}),
  make("text", {x: x + width / 2, y: y + height + 11, "text-anchor": "middle"}, short(name)));
  return link;
}

// As much of a name as fits under a screen on the map.
const short = name => [...name].length > 18 ? `${[...name].slice(0, 17).join("")}…` : name;

function markMap() {
  document.querySelectorAll("#map .node").forEach((node, place) =>
    node.classList.toggle("current", place === here.state));
  document.querySelectorAll("#map .line").forEach(line =>
    line.classList.toggle("current", Number(line.dataset.from) === here.state));
}

function leaveMap() {
  if (!here.isMap) return;
  here.isMap = false;
  showMap();
  fit();
}
