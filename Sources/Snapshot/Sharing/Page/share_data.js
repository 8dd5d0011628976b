const flow = JSON.parse(byId("content").textContent);
const files = JSON.parse(byId("pictures").textContent);
// What is shown: the place of a state and of a look, the number of the way that was gone last, and the ways that
// led here with the number before each.
const here = {state: 0, look: 0, turn: -1, past: [], isMap: false, isRecipe: false};

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

// When a way is gone next.
const nextTurn = way => way.turns.find(turn => turn > here.turn) ?? Infinity;

// Of some ways the one that the scenario goes next, else the first.
const followed = ways => ways.reduce((best, way) => nextTurn(way) < nextTurn(best) ? way : best);

const seconds = time => `${Number(time.toFixed(3))} s`;
const placeNamed = id => flow.states.findIndex(state => state.id === id);
