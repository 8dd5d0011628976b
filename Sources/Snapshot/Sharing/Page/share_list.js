const items = flow.states.map((state, place) => make("button",
  {type: "button", click: () => { closeSide(); choose(place); }},
  make("span", {class: "name"}, state.name), make("span", {class: "found quiet"})));

// All words of a state, to search in.
const wordsOf = flow.states.map(state => [state.name, ...state.notes,
  ...state.screens.filter(Boolean).flatMap(screen => screen.texts.map(text => text.words))]);

function showList() {
  const wanted = byId("search").value.trim().toLowerCase();
  const isHit = words => words.toLowerCase().includes(wanted);
  const shown = [];
  items.forEach((item, place) => {
    const hits = wordsOf[place].filter(isHit);
    if (wanted && !hits.length) return;
    const isByName = isHit(flow.states[place].name);
    item.querySelector(".found").textContent = wanted && !isByName ? hits[0].slice(0, 60) : "";
    shown.push(make("li", {}, item));
  });
  byId("list").replaceChildren(...flow.starts.length > 1 && !wanted ? [starts()] : [],
    shown.length ? make("ol", {}, ...shown) : make("p", {class: "quiet"}, "No screen has that text."));
}

const starts = () => make("section", {}, make("h2", {}, "Starts"), make("ul", {}, ...flow.starts.map(start =>
  make("li", {}, make("button", {type: "button", click: () => { closeSide(); begin(start); }},
    make("span", {class: "name"}, start.name), make("span", {class: "quiet"}, start.note))))));

// The screen's name, note and ways, and the recipe of its ways if asked for.
function showAbout() {
  const state = flow.states[here.state];
  byId("about").replaceChildren(make("h2", {}, state.name),
    ...state.notes.map(words => make("p", {class: "note"}, words)),
    ...here.isRecipe ? recipes() : ways(),
    ...flow.remarks.map(words => make("p", {class: "quiet"}, words)));
  document.title = `${state.name} – ${flow.title}`;
}

const leadsNowhere = "Nothing leads on from here.";

function ways() {
  const all = waysFrom(here.state);
  if (!all.length) return [make("p", {class: "quiet"}, leadsNowhere)];
  return [make("h3", {}, "From here"), make("ul", {class: "ways"}, ...all.map(way => make("li", {},
    make("button", {type: "button", class: spotOf(way) ? "" : "elsewhere", click: () => take(way)},
      make("span", {}, way.words), make("span", {class: "quiet"}, `→ ${flow.states[way.to].name}`)))))];
}

function mark() {
  items.forEach((item, place) => item.setAttribute("aria-current", place === here.state));
  items[here.state].scrollIntoView({block: "nearest"});
  byId("words").childNodes.forEach((article, place) => {
    if (place === here.state) article.hidden = true; else article.setAttribute("hidden", "until-found");
  });
  markMap();
}

// The texts of all states, which the browser's search finds and goes to.
function makeWords() {
  byId("words").replaceChildren(...flow.states.map((state, place) => make("article",
    {beforematch: () => choose(place)}, make("h2", {}, state.name),
    ...state.notes.map(words => make("p", {}, words)),
    ...(state.screens.find(Boolean)?.texts ?? []).map(text => make("p", {}, text.words)))));
}

function makeLooks() {
  const looks = byId("looks");
  looks.hidden = flow.looks.length < 2;
  looks.replaceChildren(...flow.looks.map(name => make("option", {}, name)));
  looks.addEventListener("change", () => {
    chooseLook(looks.selectedIndex);
    looks.blur();  // keys are the page's again
  });
}

function chooseLook(look) {
  running?.();
  here.look = look;
  byId("looks").selectedIndex = look;
  showScreen();
  showAbout();
  showMap();
}

const closeSide = () => openSide(false);

function openSide(isOpen) {
  document.body.classList.toggle("listed", isOpen);
  byId("to-list").setAttribute("aria-expanded", isOpen);
}
