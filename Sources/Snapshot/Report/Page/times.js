// How long all runs took, on the machine and for their apps, and the slowest of them.
function times() {
  const runs = content.run.scenarios.filter(run => run.seconds > 0);
  if (!runs.length) return null;
  const total = key => seconds(runs.reduce((sum, run) => sum + (run[key] ?? 0), 0));
  const slowest = [...runs].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
  return folded(`Time: ${total("seconds")}, virtual ${total("virtualSeconds")}`, slowest.map(run =>
    make("li", {}, `${seconds(run.seconds)} ${run.scenario} `, make("span", {class: "quiet"}, run.variant))));
}
