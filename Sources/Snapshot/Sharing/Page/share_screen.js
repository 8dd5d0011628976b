const parts = {};

function makeDesk() {
  parts.body = make("img", {class: "body", alt: "", draggable: "false"});
  parts.picture = make("img", {class: "picture", draggable: "false"});
  parts.moving = make("div", {class: "moving"});
  parts.words = make("div", {class: "texts", "aria-hidden": "true"});
  parts.spots = make("div", {class: "spots", click: miss});
  parts.mask = make("img", {class: "mask", alt: "", draggable: "false"});
  parts.screen = make("div", {id: "screen"}, parts.picture, parts.moving, parts.words, parts.spots, parts.mask);
  parts.device = make("div", {id: "device"}, parts.body, parts.screen);
  byId("desk").replaceChildren(parts.device, make("p", {id: "note", class: "quiet", role: "status"}));
}

// Shows hot spots for a moment where a click met none, or says that there are none.
function miss(event) {
  if (event.target !== parts.spots) return;
  if (running) return running();
  if (!parts.spots.childElementCount) {
    const words = waysFrom(here.state).length ? "No hot spots here, only the ways listed" : leadsNowhere;
    const note = byId("note");
    if (!note.textContent.endsWith(words)) note.textContent = [note.textContent, words].filter(Boolean).join(" · ");
    return;
  }
  parts.spots.classList.remove("missed");
  void parts.spots.offsetWidth;
  parts.spots.classList.add("missed");
}

function showScreen() {
  const screen = screenOf(here.state);
  const state = flow.states[here.state];
  const device = deviceOf(screen);
  parts.picture.src = address(screen.picture);
  parts.picture.alt = state.name;
  for (const [image, place] of [[parts.body, device?.body], [parts.mask, device?.mask]]) {
    image.hidden = place == null;
    if (place != null) image.src = address(place);
  }
  parts.device.classList.toggle("bare", !device);
  showSpots(screen);
  const place = ([x, y, w, h]) => `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;
  parts.words.replaceChildren(...screen.texts.map(({words, frame}) =>
    styled(make("span", {}, words), `${place(frame)};font-size:${Math.max(1, Math.min(0.8 * frame[3], 17))}px`)));
  byId("note").textContent = isMissing(here.state) ? `Not recorded in ${flow.looks[here.look]}` : "";
  fit();
}

// The device around a screen; none on a phone, whose own it is.
const isNarrow = matchMedia("(max-width: 700px), (max-height: 500px)");
const deviceOf = screen => isNarrow.matches ? null : flow.devices[screen.device];

function styled(element, style) {
  element.style.cssText = style;
  return element;
}

function showSpots(screen) {
  const [width, height] = screen.size;
  parts.spots.classList.remove("missed");
  const spots = new Map();
  for (const way of waysFrom(here.state).filter(spotOf)) {
    const spot = String(spotOf(way));
    spots.set(spot, [...spots.get(spot) ?? [], way]);
  }
  // Of several ways from one spot there is one to click; a small spot is in front of a large one around it.
  const ways = [...spots.values()].map(followed)
    .sort((one, other) => area(spotOf(other)) - area(spotOf(one)));
  byId("to-spots").disabled = !ways.length;
  parts.spots.replaceChildren(...ways.map(way => {
    const [x, y, w, h] = spotOf(way);
    return styled(make("button", {type: "button", "aria-label": `${way.words}, to ${flow.states[way.to].name}`,
      click: () => take(way)}),
    `left:${100 * x / width}%;top:${100 * y / height}%;width:${100 * w / width}%;height:${100 * h / height}%`);
  }));
}

const area = ([, , width, height]) => width * height;

// Makes the device as large as the desk has room for, at most in its own size.
function fit() {
  const screen = screenOf(here.state);
  const device = deviceOf(screen);
  const [width, height] = device?.size ?? screen.size;
  const [left, top] = device?.corner ?? [0, 0];
  const desk = byId("desk");
  const style = getComputedStyle(desk);
  const room = [desk.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
    desk.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom) - 20];
  const unit = Math.max(0.1, Math.min(1, room[0] / width, room[1] / height));
  parts.device.style.cssText = `width:${width * unit}px;height:${height * unit}px`;
  parts.screen.style.cssText = `left:${left * unit}px;top:${top * unit}px;`
    + `width:${screen.size[0] * unit}px;height:${screen.size[1] * unit}px;`
    + (device ? `border-radius:${device.radius * unit}px` : "");
  parts.words.style.cssText = `width:${screen.size[0]}px;height:${screen.size[1]}px;transform:scale(${unit})`;
}

// Goes a way, forwards or back.
function travel(way, to, motion) {
  const [old, next] = [screenOf(here.state), screenOf(to)];
  here.state = to;
  const done = () => {
    showScreen();
    mark();
  };
  parts.spots.replaceChildren();
  showAbout();
  byId("back").disabled = !here.past.length;
  remember();
  if (way?.film != null && motion === way.motion && !isCalm.matches) {
    parts.picture.src = address(next.picture);
    return play(parts.moving, way, done);
  }
  if (!way) { running?.(); return done(); }
  move(parts.moving, motion, way, old, next, done);
}

function take(way) {
  running?.();
  here.past.push({way, turn: here.turn});
  here.turn = way.turns.find(turn => turn > here.turn) ?? way.turns[0] ?? here.turn;
  leaveMap();
  travel(way, way.to, way.motion);
}

function goBack() {
  running?.();
  if (!here.past.length) return;
  const {way, turn} = here.past.pop();
  here.turn = turn;
  leaveMap();
  travel(way, way.from, backwards[way.motion]);
}

// Shows a state at once, as from the list; the way here is forgotten.
function choose(state, turn = -1) {
  here.past = [];
  here.turn = turn;
  leaveMap();
  travel(null, state, "cut");
}

const begin = start => choose(start?.state ?? 0, (start?.turn ?? 0) - 1);

// Writes the state into the page's address, which then leads here.
function remember() {
  const link = `#${encodeURIComponent(flow.states[here.state].id)}`;
  try { history.replaceState(null, "", link); } catch { location.hash = link; }
}

// The state that the page's address names; -1 if none has that name.
function linkedPlace() {
  // A link that was typed may have a % that begins no character.
  try { return placeNamed(decodeURIComponent(location.hash.slice(1))); } catch { return -1; }
}

function follow() {
  const place = linkedPlace();
  if (place >= 0 && place !== here.state) choose(place);
}
