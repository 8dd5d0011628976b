const content = JSON.parse(document.getElementById("content").textContent);
const bytes = JSON.parse(document.getElementById("pictures").textContent);
const chosen = {
  stop: null, mode: "side", cell: 0, zoom: 0, failing: true, divider: 0.5, point: null,
};

const verdict = word => make("span", {class: `verdict ${word}`}, content.words[word]);
const seconds = time => `${time.toFixed(3)} s`;

function makeCanvas(width, height) {
  const canvas = make("canvas", {width, height});
  canvas.pen = canvas.getContext("2d", {willReadFrequently: true});
  return canvas;
}

// The address of a picture by its path in the run's folder; null where there is none.
function pictureSource(path) {
  const place = content.pictures[path];
  return path == null || place == null ? null : `data:image/png;base64,${bytes[place]}`;
}

// A picture by its path in the run's folder; null where there is none or it cannot be read.
function picture(path) {
  const source = pictureSource(path);
  if (!source) return null;
  return new Promise(done => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(null);
    image.src = source;
  });
}

// One cell of a strip, or a whole picture, in its own pixels.
function cut(image, strip, index) {
  if (!image) return null;
  const {width, height} = strip ?? {width: image.naturalWidth, height: image.naturalHeight};
  const x = strip ? index % strip.columns * (width + strip.gutter) : 0;
  const row = strip ? Math.floor(index / strip.columns) : 0;
  const y = strip ? row * (strip.label + height + strip.gutter) + strip.label : 0;
  const canvas = makeCanvas(width, height);
  canvas.pen.drawImage(image, x, y, width, height, 0, 0, width, height);
  return canvas;
}

// The pixels of two pictures, one number each, in the smallest size that holds both.
function pixels(expected, actual) {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const [before, after] = [expected, actual]
    .map(canvas => new Uint32Array(canvas.pen.getImageData(0, 0, width, height).data.buffer));
  return {width, height, before, after};
}

function differ(expected, actual) {
  const {before, after} = pixels(expected, actual);
  return before.some((pixel, index) => pixel !== after[index]);
}

// The difference in red on a pale copy, the number of pixels, and their bounding box.
function difference(expected, actual) {
  const {width, height, before, after} = pixels(expected, actual);
  const canvas = makeCanvas(width, height);
  const image = canvas.pen.createImageData(width, height);
  const out = new Uint32Array(image.data.buffer);
  let [count, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let pixel = 0; pixel < out.length; pixel++) {
    out[pixel] = pale(before[pixel]);
    if (before[pixel] === after[pixel]) continue;
    out[pixel] = 0xff1c10e0;
    count++;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  canvas.pen.putImageData(image, 0, 0);
  return {canvas, count, box: count ? {left, top, right, bottom} : null};
}

// A pixel (ABGR) as a light grey.
function pale(pixel) {
  const light = (pixel & 255) + 2 * (pixel >> 8 & 255) + (pixel >> 16 & 255);
  const level = 200 + (light * 55 / 1020 | 0);
  return 0xff000000 | level << 16 | level << 8 | level;
}
