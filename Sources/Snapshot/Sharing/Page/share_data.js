const flow = JSON.parse(byId("content").textContent);
const files = JSON.parse(byId("pictures").textContent);
// What is shown: the place of a state and of a look, and the ways that led here.
const here = {state: 0, look: 0, past: [], isMap: false, isRecipe: false};

const address = place => `data:image/png;base64,${files[place]}`;
const waysFrom = state => flow.transitions.filter(way => way.from === state);

// The screen of a state in the chosen look, else in the first one that has it.
function screenOf(state) {
  const screens = flow.states[state].screens;
  return screens[here.look] ?? screens.find(Boolean);
}

const isMissing = state => !flow.states[state].screens[here.look];

// Where a way is tapped in the chosen look; null if it is done elsewhere.
function spotOf(way) {
  const look = isMissing(way.from) ? flow.states[way.from].screens.findIndex(Boolean) : here.look;
  return way.spots[look] ?? null;
}

const seconds = time => `${Number(time.toFixed(3))} s`;
const placeNamed = id => flow.states.findIndex(state => state.id === id);
