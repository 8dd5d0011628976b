function textSection(capture) {
  const {expectedText, actualText} = capture ?? {};
  if (expectedText == null && actualText == null) return null;
  const lines = text => text.replace(/\n$/, "").split("\n");
  const both = expectedText != null && actualText != null;
  const rows = both ? excerpt(compare(lines(expectedText), lines(actualText)))
    : lines(expectedText ?? actualText).map(line => [" ", line]);
  return make("section", {"aria-label": "Text"},
    make("h3", {}, "Screen as text",
      both ? null : actualText == null ? ", expected" : ", actual"),
    make("div", {class: "lines", tabindex: 0}, ...rows.map(textLine)));
}

// The steps of a run that failed, with their times.
function stepSection(capture) {
  if (!capture?.steps?.length) return null;
  const width = Math.max(...capture.steps.map(step => seconds(step.time).length));
  const line = ({time, file, line, words}) =>
    `${seconds(time).padStart(width)}  ${file ? `${file} ` : ""}line ${line}  ${words}`;
  return make("section", {"aria-label": "Steps"}, make("h3", {}, "Steps"),
    make("div", {class: "lines", tabindex: 0},
      ...capture.steps.map(step => textLine([step.isFailed ? "-" : " ", line(step)]))));
}

// The film of a run that failed.
function runSection(capture) {
  const source = pictureSource(capture?.run);
  if (!source) return null;
  return make("section", {"aria-label": "Run"}, make("h3", {}, "The run"),
    make("img", {class: "run", src: source, alt: "The run as a film"}));
}

function textLine([sign, line]) {
  const looks = {"-": ["del", "removed"], "+": ["ins", "added"], "…": ["span", "skipped"]};
  const [tag, look] = looks[sign] ?? ["span", null];
  return make("div", {class: look}, make(tag, {}, `${sign} ${line}`));
}

// Pairs of a sign and a line: equal lines at both ends, between them by the longest common subsequence.
function compare(before, after) {
  let start = 0, end = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start++;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const [a, b] = [before, after].map(lines => lines.slice(start, lines.length - end));
  const common = Array.from({length: a.length + 1}, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i][j] = a[i] === b[j] ? common[i + 1][j + 1] + 1
        : Math.max(common[i + 1][j], common[i][j + 1]);
    }
  }
  const rows = before.slice(0, start).map(line => [" ", line]);
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const [left, right] = [i < a.length, j < b.length];
    if (left && right && a[i] === b[j]) {
      rows.push([" ", a[i]]);
      [i, j] = [i + 1, j + 1];
    } else if (left && (!right || common[i + 1][j] >= common[i][j + 1])) {
      rows.push(["-", a[i++]]);
    } else {
      rows.push(["+", b[j++]]);
    }
  }
  return [...rows, ...before.slice(before.length - end).map(line => [" ", line])];
}

// Keeps three lines around each change, and counts the lines left out.
function excerpt(rows) {
  const near = rows.map((_, index) =>
    rows.slice(Math.max(0, index - 3), index + 4).some(([sign]) => sign !== " "));
  const out = [];
  for (let index = 0; index < rows.length;) {
    if (near[index]) { out.push(rows[index++]); continue; }
    const first = index;
    while (index < rows.length && !near[index]) index++;
    out.push(["…", index - first > 1 ? `${index - first} equal lines` : "1 equal line"]);
  }
  return out;
}
