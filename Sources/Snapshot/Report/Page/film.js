function filmSection(capture) {
  shown.times = capture.times;
  shown.differing = capture.times.map((time, index) => {
    const [before, after] = [shown.expected, shown.actual].map(strip => cut(strip, shown.strip, index));
    return Boolean(before && after) && differ(before, after);
  });
  shown.buttons = capture.times.map(cellButton);
  const range = make("input", {type: "range", id: "scrubber", min: 0, max: shown.count - 1, step: 1,
    "aria-label": "Cell", input: () => showCell(Number(range.value))});
  return make("section", {class: "film", "aria-label": "Film"},
    make("div", {class: "cells"}, ...shown.buttons),
    make("div", {class: "scrub"}, range, make("output", {id: "time"})));
}

function cellButton(time, index) {
  const cell = cut(shown.actual ?? shown.expected, shown.strip, index);
  const differs = shown.differing[index];
  const title = `Cell ${index + 1}, ${seconds(time)}${differs ? ", differs" : ""}`;
  return make("button", {type: "button", class: differs && "differs", "aria-label": title, title,
    click: () => showCell(index)}, thumbnail(cell), seconds(time));
}

// A small copy, so that not every cell of a long film is kept at full size.
function thumbnail(cell) {
  const height = Math.min(cell.height, 64 * Math.ceil(devicePixelRatio));
  const small = makeCanvas(Math.max(1, Math.round(cell.width * height / cell.height)), height);
  small.pen.imageSmoothingQuality = "high";
  small.pen.drawImage(cell, 0, 0, small.width, small.height);
  return small;
}

function showTime() {
  if (!byId("scrubber")) return;
  const time = shown.times[chosen.cell];
  byId("scrubber").value = chosen.cell;
  byId("time").textContent = `cell ${chosen.cell + 1} of ${shown.count}, ${seconds(time)}`;
  shown.buttons.forEach((button, index) => button.setAttribute("aria-pressed", index === chosen.cell));
  reveal(shown.buttons[chosen.cell]);
  showOnCurves(time - shown.strip.start);
}

// Scrolls the row of cells only, never the page.
function reveal(button) {
  const row = button.parentElement;
  row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
}

function scrub(by) {
  const index = chosen.cell + by;
  if (byId("scrubber") && index >= 0 && index < shown.count) showCell(index);
}
