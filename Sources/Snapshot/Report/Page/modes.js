const modes = [["side", "Side by side"], ["blink", "Blink"], ["slide", "Slider"],
  ["magnify", "Magnifier"], ["difference", "Difference"]];
const zooms = [0, 0.5, 1, 2, 4, 8];
let blinking = null;

function modeBar() {
  const both = shown.expected && shown.actual;
  const buttons = modes.map(([mode, title], index) => make("button", {type: "button",
    id: `mode-${mode}`, "aria-keyshortcuts": index + 1, disabled: !both && mode !== "side",
    click: () => look(mode)}, `${title} `, make("kbd", {}, index + 1)));
  return make("div", {class: "bar"},
    make("div", {class: "choice", role: "group", "aria-label": "How to look"}, ...buttons),
    make("div", {class: "choice zoom end", role: "group", "aria-label": "Size"},
      make("button", {type: "button", "aria-label": "Smaller", click: () => zoom(-1)}, "−"),
      make("output", {id: "zoom"}),
      make("button", {type: "button", "aria-label": "Larger", click: () => zoom(1)}, "+")));
}

function look(mode) {
  if (byId(`mode-${mode}`)?.disabled ?? true) return;
  chosen.mode = mode;
  showStage();
}

function zoom(by) {
  const index = zooms.indexOf(chosen.zoom) + by;
  if (index in zooms) { chosen.zoom = zooms[index]; fit(); }
}

function showStage() {
  clearInterval(blinking);
  const both = shown.before && shown.after;
  const mode = both ? chosen.mode : "side";
  const panes = {
    side: () => [pane("Expected", shown.before), pane("Actual", shown.after), both && differencePane()],
    blink: blinkPanes, slide: slidePanes, magnify: magnifyPanes, difference: () => [differencePane()],
  };
  const stage = byId("stage");
  stage.className = {slide: "sliding", magnify: "magnifying"}[mode] ?? "";
  stage.replaceChildren(...panes[mode]().filter(Boolean));
  for (const [name] of modes) byId(`mode-${name}`).setAttribute("aria-pressed", name === mode);
  fit();
}

// A titled picture; the first canvas gives the size.
function pane(title, first, ...above) {
  if (!first) return null;
  const layers = [first, ...above].map(layer => layer?.pen ? viewOf(layer) : layer);
  const sheet = make("div", {class: "sheet"}, ...layers);
  sheet.size = [first.width, first.height];
  return make("figure", {}, make("figcaption", {}, title),
    make("div", {class: "desk", tabindex: 0, "aria-label": title, scroll: scrollAll}, sheet));
}

// A canvas that shows a picture in the size that it has on the page: browsers scale a large one down
// without looking at all of its pixels, which breaks small texts.
function viewOf(picture) {
  // Its pen is that of the picture's own pixels.
  picture.view = Object.assign(make("canvas"), {picture, pen: picture.pen});
  return picture.view;
}

function paint(view, scale) {
  const [width, height] = [view.picture.width, view.picture.height]
    .map(length => Math.max(1, Math.round(length * Math.min(scale, 1))));
  if (view.painted && view.width === width && view.height === height) return;
  [view.width, view.height, view.painted] = [width, height, true];
  const pen = view.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(view.picture, 0, 0, width, height);
}

function differencePane() {
  const {canvas, count, box} = shown.between;
  const where = box && make("div", {class: "where"});
  const away = (pixels, all) => `calc(${100 * pixels / all}% - 4px)`;
  if (box) where.style.inset = [away(box.top, canvas.height),
    away(canvas.width - box.right, canvas.width),
    away(canvas.height - box.bottom, canvas.height), away(box.left, canvas.width)].join(" ");
  return pane(count ? `Difference: ${count} px` : "Difference: none", canvas, where);
}

function blinkPanes() {
  const figure = pane("", shown.before, shown.after);
  let after = true;
  figure.turn = () => {
    after = !after;
    shown.after.view.style.visibility = after ? "visible" : "hidden";
    figure.firstChild.textContent = after ? "Actual" : "Expected";
  };
  figure.turn();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!still) blinking = setInterval(figure.turn, 600);
  return [figure];
}

// For the space key: the first press starts blinking, further ones switch by hand.
function blink() {
  if (chosen.mode !== "blink") return look("blink");
  clearInterval(blinking);
  byId("stage").firstChild?.turn?.();
}

function slidePanes() {
  const divider = make("div", {class: "divider"});
  const figure = pane("Expected left, actual right", shown.before, shown.after, divider);
  const range = make("input", {type: "range", min: 0, max: 1, step: 0.001, value: chosen.divider,
    "aria-label": "Divider", input: () => move(Number(range.value))});
  const move = to => {
    chosen.divider = Math.min(1, Math.max(0, to));
    range.value = chosen.divider;
    divider.style.left = `${100 * chosen.divider}%`;
    shown.after.view.style.clipPath = `inset(0 0 0 ${100 * chosen.divider}%)`;
  };
  const sheet = figure.querySelector(".sheet");
  follow(sheet, event => event.buttons && move(place(sheet, event).x));
  move(chosen.divider);
  figure.append(range);
  return [figure];
}

function follow(sheet, move) {
  for (const type of ["pointerdown", "pointermove"]) sheet.addEventListener(type, move);
}

// The pointer's position in a picture, as fractions of its width and height.
function place(sheet, event) {
  const frame = sheet.getBoundingClientRect();
  return {x: (event.clientX - frame.left) / frame.width, y: (event.clientY - frame.top) / frame.height};
}

// Scales to whole multiples of a screen pixel, or to fit.
function fit() {
  const label = byId("zoom");
  if (!label) return;
  label.textContent = chosen.zoom ? `${100 * chosen.zoom} %` : "Fit";
  for (const sheet of document.querySelectorAll("#stage .sheet")) {
    const [width, height] = sheet.size;
    const desk = sheet.parentElement;
    const room = Math.min((desk.clientWidth - 24) / width, (desk.clientHeight - 24) / height);
    const largest = room * devicePixelRatio;
    const scale = chosen.zoom || (largest < 1 ? largest : Math.min(8, Math.floor(largest)));
    sheet.style.width = `${width * scale / devicePixelRatio}px`;
    sheet.style.height = `${height * scale / devicePixelRatio}px`;
    sheet.classList.toggle("pixelated", scale >= 1);
    for (const view of sheet.querySelectorAll("canvas")) paint(view, scale);
  }
}

function scrollAll(event) {
  const {scrollLeft, scrollTop} = event.currentTarget;
  for (const desk of document.querySelectorAll("#stage .desk")) {
    if (desk === event.currentTarget) continue;
    if (desk.scrollLeft !== scrollLeft) desk.scrollLeft = scrollLeft;
    if (desk.scrollTop !== scrollTop) desk.scrollTop = scrollTop;
  }
}

addEventListener("resize", fit);
