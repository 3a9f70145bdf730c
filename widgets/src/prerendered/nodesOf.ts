const svg = "http://www.w3.org/2000/svg";
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u{a0}" };

const made = new Map<string, DocumentFragment>();

/**
 * The nodes of markup that a browser has written (`innerHTML`). Setting `innerHTML` is forbidden on pages that require
 * Trusted Types.
 */
export function nodesOf(markup: string): Node {
  const known = made.get(markup) ?? parse(markup);
  made.set(markup, known);
  return known.cloneNode(true);
}

function parse(markup: string): DocumentFragment {
  const nodes = document.createDocumentFragment();
  let parent: ParentNode & Node = nodes;
  for (const [, closed, name, attributes = "", text = ""] of markup.matchAll(
    /<(\/?)([\w-]+)([^>]*)>|([^<]+)/g,
  )) {
    if (closed) {
      parent = parent.parentNode ?? nodes;
    } else if (name) {
      const isSvg = name === "svg" || (parent as Element).namespaceURI === svg;
      const element = isSvg ? document.createElementNS(svg, name) : document.createElement(name);
      for (const [, key = "", value = ""] of attributes.matchAll(/([\w-]+)="([^"]*)"/g))
        element.setAttribute(key, decoded(value));
      parent.append(element);
      if (name !== "input") parent = element;
    } else {
      parent.append(decoded(text));
    }
  }
  return nodes;
}

function decoded(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity);
}
