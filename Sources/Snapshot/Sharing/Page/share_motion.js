// The curve of pages where none was recorded.
const usualCurve = "cubic-bezier(.2, .8, .2, 1)";
const usualTime = 0.35;  // seconds
// What was scrolled or dragged took as long as the finger did; nobody waits for that again. In milliseconds.
const [longestFade, longestSlide] = [400, 1000];
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
let running = null;  // ends the motion that is running

const backwards = {push: "pop", pop: "push", rise: "fall", fall: "rise", fade: "fade", cut: "cut"};

function curveOf(way) {
  const isKnown = way.curve.length > 1 && CSS.supports("transition-timing-function", "linear(0, 1)");
  return isKnown ? `linear(${way.curve.join(", ")})` : usualCurve;
}

// A part of a screen's picture between two heights, in points.
function part(screen, from, to) {
  const [width, height] = screen.size;
  const image = make("img", {src: address(screen.picture), alt: "", draggable: "false"});
  image.style.cssText = `width:100%;height:${100 * height / (to - from)}%;`
    + `top:${-100 * from / (to - from)}%`;
  const view = make("div", {class: "part"}, image);
  view.style.cssText = `top:${100 * from / height}%;height:${100 * (to - from) / height}%`;
  return view;
}

// A part that fades from a screen to another.
function fading(old, next, from, to) {
  if (to <= from) return [];
  const shown = part(next, from, to);
  return [[part(old, from, to), null], [shown, [{opacity: 0}, {opacity: 1}]]];
}

// The parts of a slide, back to front, each with its keyframes.
function sliding(old, next, isForward) {
  const bothHave = edge => old[edge] && next[edge] ? edge : null;
  const top = bothHave("top") ? Math.max(old.top, next.top) : 0;
  const bottom = Math.min(old.bottom, next.bottom);
  const way = next.isRightToLeft ? -1 : 1;
  const at = share => `translateX(${100 * way * share}%)`;
  const [below, above] = [part(isForward ? old : next, top, bottom), part(isForward ? next : old, top, bottom)];
  above.classList.add("above");
  const behind = [{transform: at(0), filter: "none"}, {transform: at(-0.3), filter: "brightness(.9)"}];
  const before = [{transform: at(1)}, {transform: at(0)}];
  return [
    [below, isForward ? behind : behind.toReversed()], [above, isForward ? before : before.toReversed()],
    ...fading(old, next, 0, top), ...fading(old, next, bottom, next.size[1]),
  ];
}

// The parts of what comes up, or goes down, over a screen.
function rising(old, next, isUp) {
  const screen = isUp ? next : old;
  const [width, height] = screen.size;
  const [x, y, w, h] = screen.sheet ?? [0, 0, width, height];
  const front = part(screen, 0, height);
  front.style.clipPath = `inset(${100 * y / height}% ${100 * (width - x - w) / width}% `
    + `${100 * Math.max(0, height - y - h) / height}% ${100 * x / width}% round 10px 10px 0 0)`;
  const frames = [{transform: `translateY(${100 * (height - y) / height}%)`}, {transform: "none"}];
  const other = part(isUp ? old : next, 0, height);
  const ground = screen.sheet ? part(screen, 0, height) : null;
  const dim = [{opacity: 0}, {opacity: 1}];
  // What is below the sheet fades to what the recorded picture shows around it.
  if (ground && screen.sheet) ground.style.clipPath = around([x, y, w, h], screen.size);
  return [[other, null], ground && [ground, isUp ? dim : dim.toReversed()],
    [front, isUp ? frames : frames.toReversed()]].filter(Boolean);
}

// The shape of a screen without a rectangle.
function around([x, y, w, h], [width, height]) {
  const at = (px, py) => `${100 * px / width}% ${100 * py / height}%`;
  return `polygon(evenodd, ${at(0, 0)}, ${at(width, 0)}, ${at(width, height)}, ${at(0, height)}, ${at(0, 0)}, `
    + `${at(x, y)}, ${at(x + w, y)}, ${at(x + w, y + h)}, ${at(x, y + h)}, ${at(x, y)})`;
}

function partsOf(motion, old, next) {
  if (String(old.size) !== String(next.size) || isCalm.matches) motion = motion === "cut" ? "cut" : "fade";
  switch (motion) {
    case "push": case "pop": return sliding(old, next, motion === "push");
    case "rise": case "fall": return rising(old, next, motion === "rise");
    case "fade": return fading(old, next, 0, next.size[1]);
    default: return [];
  }
}

// Shows how a screen becomes another in a view that covers them, then calls `done`.
function move(view, motion, way, old, next, done) {
  running?.();
  const parts = partsOf(motion, old, next);
  if (!parts.length) return done();
  const duration = Math.min(motion === "fade" ? longestFade : longestSlide, 1000 * (way.seconds || usualTime));
  const timing = {duration, easing: curveOf(way), fill: "both"};
  view.replaceChildren(...parts.map(([element]) => element));
  const motions = parts.filter(([, frames]) => frames).map(([element, frames]) => element.animate(frames, timing));
  end(view, timing.duration, () => {
    motions.forEach(motion => motion.cancel());
    done();
  });
}

// Plays a way's film once in a view that covers the screen, then calls `done`.
function play(view, way, done) {
  running?.();
  const image = make("img", {alt: "", class: "film", draggable: "false"});
  // A film starts anew only under another address.
  image.src = `${address(way.film)}#${performance.now()}`;
  view.replaceChildren(image);
  end(view, 1000 * way.seconds, done);
}

// Ends a motion after some milliseconds, or when something else is to begin.
function end(view, milliseconds, done) {
  const stop = () => {
    if (running !== stop) return;
    clearTimeout(timer);
    running = null;
    view.replaceChildren();
    done();
  };
  const timer = setTimeout(stop, milliseconds);
  running = stop;
}
