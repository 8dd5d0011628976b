const byId = id => document.getElementById(id);

// Makes an element. An attribute that is a function is a listener; true is an empty attribute; false and null are
// left out. Names only become text nodes and attributes, never markup.
function make(tag, attributes = {}, ...children) {
  const svg = ["svg", "path", "line", "rect", "image", "text", "g"].includes(tag);
  const element = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter(child => child != null));
  return element;
}
