const switchMap = () => {
  running?.();
  here.isMap = !here.isMap;
  showMap();
  if (!here.isMap) showScreen();
};

function switchSpots() {
  const isOn = byId("to-spots").getAttribute("aria-pressed") !== "true";
  byId("to-spots").setAttribute("aria-pressed", isOn);
  document.body.classList.toggle("spotted", isOn);
}

const step = by => choose(Math.min(flow.states.length - 1, Math.max(0, here.state + by)));

const keys = [
  [["Backspace", "⌫"], "back", goBack],
  [["ArrowRight", "→"], "on, as the scenario goes", () => {
    const ways = waysFrom(here.state);
    if (ways.length) take(followed(ways));
  }],
  [["ArrowLeft", "←"], "back", goBack],
  [["j"], "next screen of the list", () => step(1)],
  [["k"], "screen before in the list", () => step(-1)],
  [["s"], "start", () => begin(flow.starts[0])],
  [["h"], "hot spots", switchSpots],
  [["m"], "map", switchMap],
  [["r"], "recipe: how parts move", switchRecipe],
  ...flow.looks.length > 1 ? [[["l"], "next look", () => chooseLook((here.look + 1) % flow.looks.length)]] : [],
  [["/"], "search", () => { openSide(true); byId("search").focus(); }],
  [["?"], "these keys", () => byId("keys").showModal()],
];

function makeKeys() {
  byId("keys").append(make("h2", {}, "Keys"),
    make("dl", {}, ...keys.flatMap(([names, meaning]) =>
      [make("dt", {}, make("kbd", {}, names.at(-1))), make("dd", {}, meaning)])),
    make("button", {type: "button", click: () => byId("keys").close()}, "Close"));
}

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
  const isTyping = event.target instanceof Element && event.target.matches("input, select");
  if (event.key === "Escape") {
    if (isTyping) event.target.blur();
    closeSide();
    return leaveMap();
  }
  if (isTyping) return;
  const action = keys.find(([names]) => names[0] === event.key)?.[2];
  if (!action) return;
  event.preventDefault();
  action();
});

function start() {
  byId("title").textContent = flow.title;
  const linked = linkedPlace();
  here.state = linked >= 0 ? linked : flow.starts[0]?.state ?? 0;
  makeDesk();
  makeLooks();
  makeWords();
  makeKeys();
  showList();
  showAbout();
  showScreen();
  mark();
  byId("search").addEventListener("input", showList);
  byId("back").addEventListener("click", goBack);
  byId("to-list").addEventListener("click", () => openSide(!document.body.classList.contains("listed")));
  byId("to-map").addEventListener("click", switchMap);
  byId("to-spots").addEventListener("click", switchSpots);
  byId("to-recipe").addEventListener("click", switchRecipe);
  byId("help").addEventListener("click", () => byId("keys").showModal());
  addEventListener("resize", fit);
  isNarrow.addEventListener("change", showScreen);
  addEventListener("hashchange", follow);
}

start();
