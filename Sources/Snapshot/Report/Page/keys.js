const keys = [
  [["j"], "next", () => step(1)],
  [["k"], "previous", () => step(-1)],
  ...modes.map(([mode, title], index) => [[String(index + 1)], title.toLowerCase(), () => look(mode)]),
  [[" ", "Space"], "blink, then turn by hand", blink],
  [["ArrowLeft", "←"], "cell before", () => scrub(-1)],
  [["ArrowRight", "→"], "cell after", () => scrub(1)],
  [["+"], "larger", () => zoom(1)],
  [["-"], "smaller", () => zoom(-1)],
  [["/"], "filter", () => byId("filter").focus()],
  [["?"], "these keys", () => byId("keys").showModal()],
];

byId("keys").append(make("h2", {}, "Keys"),
  make("dl", {}, ...keys.flatMap(([names, meaning]) =>
    [make("dt", {}, make("kbd", {}, names.at(-1))), make("dd", {}, meaning)])),
  make("button", {type: "button", click: () => byId("keys").close()}, "Close"));
byId("help").addEventListener("click", () => byId("keys").showModal());

// Whether the focused element needs a key itself.
function isTaken(key, target) {
  if (!(target instanceof Element)) return false;
  if (target.matches("input[type=search]")) return true;
  if (target.matches("input[type=range]")) return key.startsWith("Arrow");
  return key === " " && target.matches("button:focus-visible, summary");
}

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
  if (event.key === "Escape" && event.target === byId("filter")) return byId("filter").blur();
  if (isTaken(event.key, event.target)) return;
  const moves = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
  const move = event.shiftKey && chosen.point && moves[event.key];
  const action = move ? () => magnify(chosen.point[0] + move[0], chosen.point[1] + move[1])
    : keys.find(([names]) => names[0] === event.key)?.[2];
  if (!action) return;
  event.preventDefault();
  action();
});

showList();
if (visible.length) choose(visible[0]);
else byId("main").replaceChildren(make("p", {class: "quiet"},
  content.run.scenarios.length ? "Every scenario is the same as its baseline." : "Nothing was checked."));
