/**
 * The one color that a page shows behind an element.
 * @returns `#rrggbb`; null where it is a picture, a gradient or half transparent, and in a frame whose own page shows
 * through.
 */
export function colorBehind(element: Element): string | null {
  for (let around: Element | null = element; around; around = outside(around)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(around);
    if (backgroundImage !== "none" && backgroundImage !== "") return null;
    const [red = 0, green = 0, blue = 0, alpha = 0] = channels(backgroundColor);
    if (alpha === 255) return hex(red, green, blue);
    if (alpha > 0) return null;
  }
  return window.parent === window ? canvas() : null;
}

function outside(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const { parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
}

/** What a page without a color of its own has: white, or the browser's dark. */
function canvas(): string | null {
  const probe = document.createElement("i");
  probe.style.backgroundColor = "Canvas";
  document.documentElement.append(probe);
  const [red = 0, green = 0, blue = 0, alpha = 0] = channels(getComputedStyle(probe).backgroundColor);
  probe.remove();
  return alpha === 255 ? hex(red, green, blue) : null;
}

/** @param color in any of the ways in which browsers compute one. @returns red, green, blue and alpha, 0 to 255; none of what cannot be read. */
function channels(color: string): readonly number[] {
  const [, red, green, blue, alpha = "1"] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color) ?? [];
  if (red !== undefined) return [red, green, blue].map(Number).concat(Number(alpha) * 255);
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return [0, 0, 0, 1];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}

function hex(...parts: readonly number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
