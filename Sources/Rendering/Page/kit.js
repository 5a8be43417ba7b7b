"use strict";

/** What the program worked out. What authors wrote is only ever put into texts and attributes. */
const data = JSON.parse(document.getElementById("preview").textContent);

/** How each display type is drawn: a function of a scene and a phone that returns how it leaves. */
const draw = {};

/** How a page puts its phones: functions by the layout's name. */
const layouts = {};

const screenNamed = (id) => data.screens.find((screen) => screen.id === id);

function make(tag, classes, ...children) {
  const node = document.createElement(tag);
  if (classes) node.className = classes;
  node.append(...children.filter((child) => child != null));
  return node;
}

function place(node, style) {
  Object.assign(node.style, style);
  return node;
}

/** Notes which part of the document an element draws, so that a finding can point at it. */
function mark(node, part) {
  if (part && part.path) node.dataset.path = part.path;
  return node;
}

/** Which of the parts holds a place of the document; -1 if none does. */
const pageOf = (path, parts) =>
  path == null ? -1 : parts.findIndex((part) => path === part.path || path.startsWith(`${part.path}/`));

/** Counts a picture that did not load, for who takes a picture of the page. */
function countFailure() {
  const { dataset } = document.documentElement;
  dataset.failed = 1 + Number(dataset.failed || 0);
  window.dispatchEvent(new Event("imagefailed"));
}

const px = (number) => `${number}px`;

function vector(tag, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

const glyphs = {
  close: ["M4 4L20 20M20 4L4 20"],
  copy: ["M9 8h11v13H9z", "M5 16H4V3h11v1"],
  hand: [
    "M10 21L6.5 15.8a1.5 1.5 0 0 1 2.4-1.8L10 15V8.5a1.5 1.5 0 0 1 3 0V13l4.2 1a2 2 0 0 1 "
      + "1.5 2.2L18 21Z",
    "M3 5c3-4 5 3 8 0s5 2 9-1",
  ],
  sound: ["M3 9v6h4l6 5V4L7 9z", "M16 8.5a5 5 0 0 1 0 7", "M18.5 5.5a9 9 0 0 1 0 13"],
  muted: ["M3 9v6h4l6 5V4L7 9z", "M17 3L4 22"],
  expand: ["M13 4h7v7", "M20 4L13 11", "M11 20H4v-7", "M4 20L11 13"],
  collapse: ["M20 11h-7V4", "M13 11L20 4", "M4 13h7v7", "M11 13L4 20"],
};

function glyph(name, size, weight = 3) {
  return vector(
    "svg",
    {
      viewBox: "0 0 24 24", width: size, height: size, fill: "none", stroke: "currentColor",
      "stroke-width": weight, "stroke-linecap": "round", "stroke-linejoin": "round",
      "aria-hidden": "true",
    },
    ...glyphs[name].map((d) => vector("path", { d })));
}

function channels(color) {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
}

/** Whether dark letters go on a colour; how opaque it is does not count. */
function isLight(color) {
  const [red, green, blue] = channels(color);
  return 0.299 * red + 0.587 * green + 0.114 * blue > 0.65;
}

const contrast = (color) => (isLight(color) ? "#1f1f1f" : "#ffffff");
