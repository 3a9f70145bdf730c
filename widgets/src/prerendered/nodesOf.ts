const svg = "http://www.w3.org/2000/svg";
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u{a0}" };

/** What was asked for before; with its nodes from the second time on, since most pages have one instance of a tool. */
const known = new Map<string, DocumentFragment | null>();

/**
 * The nodes of markup that a browser has written (`innerHTML`). Setting `innerHTML` is forbidden on pages that require
 * Trusted Types.
 */
export function nodesOf(markup: string): Node {
  if (!known.has(markup)) {
    known.set(markup, null);
    return parse(markup);
  }
  const nodes = known.get(markup) ?? parse(markup);
  known.set(markup, nodes);
  return nodes.cloneNode(true);
}

/** An element in a browser with the Sanitizer API, whose parser Trusted Types allow. */
interface Sanitizing extends Element {
  readonly setHTML?: (markup: string, options: { readonly sanitizer: object }) => void;
}

/**
 * By the browser where it may, which takes a quarter of the time. Elsewhere a page runs this once, before anything is
 * compiled, so each step is one call of the browser.
 */
function parse(markup: string): DocumentFragment {
  const nodes = document.createDocumentFragment();
  const place: Sanitizing = document.createElement("div");
  if (place.setHTML) {
    // Without a list of its own it removes what could run a script, and no other element or attribute.
    place.setHTML(markup, { sanitizer: {} });
    nodes.append(...place.childNodes);
    return nodes;
  }
  /** By what is between `<` and `>`: many are alike, and a copy is made faster than the first. */
  const made = new Map<string, Element>();
  let parent: ParentNode & Node = nodes;
  for (const piece of markup.split("<")) {
    const end = piece.indexOf(">");
    const inside = piece.slice(0, Math.max(end, 0));
    if (inside.startsWith("/")) {
      parent = parent.parentNode ?? nodes;
    } else if (inside) {
      const first = made.get(inside) ?? elementOf(inside, parent);
      made.set(inside, first);
      const element = first.cloneNode();
      parent.appendChild(element);
      if (!inside.startsWith("input")) parent = element as Element;
    }
    if (end + 1 < piece.length) parent.append(decoded(piece.slice(end + 1)));
  }
  return nodes;
}

/** @param inside as `li class="flex"`. */
function elementOf(inside: string, parent: Node): Element {
  const [head = "", ...rest] = inside.split('"');
  const [name = "", key = ""] = head.split(" ");
  const isSvg = name === "svg" || (parent as Element).namespaceURI === svg;
  const element = isSvg ? document.createElementNS(svg, name) : document.createElement(name);
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const before = at === 0 ? key : (rest[at - 1] ?? "");
    element.setAttribute(before.trim().slice(0, -1), decoded(rest[at] ?? ""));
  }
  return element;
}

function decoded(text: string): string {
  return text.includes("&") ? text.replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity) : text;
}
