/**
 * Runs in a browser's page. Spaces its text as WCAG 1.4.12 says, in shadow roots too, looks for text that is then cut
 * off or lies over other text, and takes the spacing away again. Text that was shortened before loses nothing by it.
 * Whole in one function, since a browser gets its source.
 * @returns one line per text that is lost.
 * @see https://www.w3.org/TR/WCAG22/#text-spacing
 */
export function textsLostWhenSpaced(): string[] {
  const roots = rootsIn(document);
  const shortened = new Set(roots.flatMap((root) => [...root.querySelectorAll("*")].filter(isShortened)));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `*, ::before, ::after { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important; transition: none !important }
     p { margin-bottom: 2em !important }`,
  );
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const lines = roots.flatMap(linesIn);
  const lost = [...lines.flatMap(cutOff), ...overlaps(lines)];
  for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  return [...new Set(lost)];

  interface Line {
    readonly text: string;
    readonly parent: Element;
    readonly box: DOMRect;
    /** What stays while the page scrolls, or is shown above it, as a menu is. */
    readonly layer: Element | null;
  }

  function rootsIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
    const inside = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [root, ...inside.flatMap(rootsIn)];
  }

  function isShortened(element: Element): boolean {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    // Lines are limited only where a button beside them shows all of the text.
    return (
      webkitLineClamp !== "none" || (textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth)
    );
  }

  function linesIn(root: Document | ShadowRoot): Line[] {
    const found: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent?.trim().slice(0, 60);
      // A list shows its choice in one line, which the browser draws.
      if (!text || !parent || parent.closest("select, script, style, noscript")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isForScreenReadersOnly(parent) || isIn(shortened, parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = layerOf(parent);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) found.push({ text, parent, box, layer });
    }
    return found;
  }

  function above(element: Element): Element | null {
    if (element.assignedSlot) return element.assignedSlot;
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  }

  function isForScreenReadersOnly(start: Element): boolean {
    for (let each: Element | null = start; each; each = above(each)) {
      const { clip, clipPath, overflow } = getComputedStyle(each);
      if (clip !== "auto" || clipPath === "inset(50%)") return true;
      if (overflow === "hidden" && each.clientWidth <= 1 && each.clientHeight <= 1) return true;
    }
    return false;
  }

  function isIn(ones: ReadonlySet<Element>, start: Element): boolean {
    for (let each: Element | null = start; each; each = above(each)) if (ones.has(each)) return true;
    return false;
  }

  function layerOf(start: Element): Element | null {
    for (let each: Element | null = start; each; each = above(each)) {
      const { position, zIndex } = getComputedStyle(each);
      if (position === "fixed" || position === "sticky") return each;
      if (position === "absolute" && zIndex !== "auto") return each;
    }
    return null;
  }

  /** A part that scrolls still shows everything; one that hides what does not fit loses it. */
  function cutOff({ text, parent, box }: Line): string[] {
    for (let each: Element | null = parent; each && each !== document.documentElement; each = above(each)) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      if ([overflowX, overflowY].some((one) => one === "auto" || one === "scroll")) return [];
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const isWide = overflowX !== "visible" && (box.right > right + 2 || box.left < left - 2);
      const isHigh = overflowY !== "visible" && (box.bottom > bottom + 2 || box.top < top - 2);
      if (isWide || isHigh) return [`cut off: ${text}`];
      if (position === "fixed") return [];
    }
    return [];
  }

  function overlaps(all: readonly Line[]): string[] {
    const sorted = all.toSorted((one, other) => one.box.top - other.box.top);
    return sorted.flatMap((one, place) => {
      const found: string[] = [];
      for (const other of sorted.slice(place + 1)) {
        if (other.box.top > one.box.bottom - 4) break;
        const isAcross =
          other.box.left < one.box.right - 4 &&
          other.box.right > one.box.left + 4 &&
          one.box.bottom - other.box.top > 4;
        if (isAcross && one.layer === other.layer && one.parent !== other.parent)
          found.push(`over each other: ${one.text} | ${other.text}`);
      }
      return found;
    });
  }
}
