const lensSize = {width: 29, height: 23};  // in pixels, magnified eight times

function magnifyPanes() {
  const panes = [pane("Expected", shown.before), pane("Actual", shown.after)];
  for (const figure of panes) {
    const sheet = figure.querySelector(".sheet");
    sheet.append(make("div", {class: "point"}));
    follow(sheet, event => {
      const {x, y} = place(sheet, event);
      magnify(Math.floor(x * sheet.size[0]), Math.floor(y * sheet.size[1]));
    });
  }
  const lenses = ["expected", "actual"].flatMap(kind => {
    const canvas = makeCanvas(lensSize.width * 8, lensSize.height * 8);
    canvas.className = "lens";
    canvas.id = `lens-${kind}`;
    canvas.setAttribute("aria-hidden", "true");
    return [make("p", {id: `pixel-${kind}`}), canvas];
  });
  queueMicrotask(() => magnify(...middle()));
  return [...panes, make("div", {class: "lenses", "aria-live": "polite"},
    make("p", {id: "pixel"}), ...lenses,
    make("p", {class: "quiet"}, "Shift and the arrow keys move by one pixel."))];
}

// The last point of the pointer, or the middle of the difference.
function middle() {
  if (chosen.point) return chosen.point;
  const {width, height} = shown.before;
  const box = shown.between.box ?? {left: 0, top: 0, right: width, bottom: height};
  return [Math.floor((box.left + box.right) / 2), Math.floor((box.top + box.bottom) / 2)];
}

function magnify(x, y) {
  if (!byId("pixel")) return;
  const within = (value, end) => Math.max(0, Math.min(end - 1, value));
  const {canvas} = shown.between;
  chosen.point = [x, y] = [within(x, canvas.width), within(y, canvas.height)];
  const [before, after] = [["expected", shown.before], ["actual", shown.after]]
    .map(([kind, source]) => {
      drawLens(byId(`lens-${kind}`), source, x, y);
      const pixel = source.pen.getImageData(x, y, 1, 1).data;
      byId(`pixel-${kind}`).textContent = `${kind}: ${inWords(pixel)}`;
      return pixel;
    });
  const apart = Math.max(...before.map((level, index) => Math.abs(level - after[index])));
  const words = apart ? `${apart} level${apart > 1 ? "s" : ""} apart` : "the same";
  byId("pixel").textContent = `At ${x}, ${y}: ${words}`;
  for (const point of document.querySelectorAll(".point")) markPoint(point, x, y);
}

function drawLens(lens, source, x, y) {
  const {width, height} = lensSize;
  const [left, top] = [(width - 1) / 2, (height - 1) / 2];
  lens.pen.imageSmoothingEnabled = false;
  lens.pen.clearRect(0, 0, lens.width, lens.height);
  lens.pen.drawImage(source, x - left, y - top, width, height, 0, 0, lens.width, lens.height);
  for (const [colour, out] of [["#fff", 1.5], ["#000", 0.5]]) {
    lens.pen.strokeStyle = colour;
    lens.pen.strokeRect(left * 8 - out, top * 8 - out, 8 + 2 * out, 8 + 2 * out);
  }
}

// The part of the picture that the lens shows.
function markPoint(point, x, y) {
  const [width, height] = point.parentElement.size;
  point.style.left = `${100 * (x - (lensSize.width - 1) / 2) / width}%`;
  point.style.top = `${100 * (y - (lensSize.height - 1) / 2) / height}%`;
  point.style.width = `${100 * lensSize.width / width}%`;
  point.style.height = `${100 * lensSize.height / height}%`;
}

const inWords = ([red, green, blue, alpha]) =>
  `red ${red}, green ${green}, blue ${blue}` + (alpha < 255 ? `, alpha ${alpha}` : "");
