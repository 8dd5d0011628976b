const motions = {
  cut: "At once", fade: "Fade", push: "Push", pop: "Pop", rise: "Presented", fall: "Dismissed",
};
const points = value => `${Number(value.toFixed(2))}`.replace("-", "−");

// For each way from here how its parts move, as recorded.
function recipes() {
  const all = waysFrom(here.state);
  if (!all.length) return [make("p", {class: "quiet"}, leadsNowhere)];
  return all.map(way => make("section", {class: "recipe"}, make("h3", {}, way.words),
    make("p", {class: "quiet"}, `${motions[way.motion]}${way.motion === "cut" ? "" : `, ${seconds(way.seconds)}`}`,
      ` → ${flow.states[way.to].name}`),
    way.recipe.length ? make("ul", {}, ...way.recipe.map(moved))
      : way.motion === "cut" ? null : make("p", {class: "quiet"}, "No part changes its place or its size.")));
}

function moved(row) {
  const distance = row.to - row.from;
  return make("li", {}, make("p", {class: "part-name"}, row.part),
    make("div", {class: "moved"}, graph(row.shares), make("dl", {},
      ...fact(row.measure, `${points(row.from)} → ${points(row.to)}`),
      ...fact("distance", `${distance > 0 ? "+" : ""}${points(distance)} pt`),
      ...fact("time", `${seconds(row.begin)} – ${seconds(row.end)}`),
      ...fact("curve", row.curve))));
}

const fact = (name, value) => [make("dt", {}, name), make("dd", {}, value)];

function graph(shares) {
  const [least, most] = [Math.min(0, ...shares), Math.max(1, ...shares)];
  const at = (share, place) =>
    `${(100 * place / (shares.length - 1)).toFixed(1)} ${(60 * (most - share) / (most - least)).toFixed(1)}`;
  return make("svg", {viewBox: "-2 -2 104 64", "aria-hidden": "true"},
    make("path", {class: "goal", d: `M0 ${60 * (most - 1) / (most - least)}H100`}),
    make("path", {d: `M${shares.map(at).join("L")}`}));
}

function switchRecipe() {
  here.isRecipe = !here.isRecipe;
  document.body.classList.toggle("cooking", here.isRecipe);
  byId("to-recipe").setAttribute("aria-pressed", here.isRecipe);
  showAbout();
  fit();
}
