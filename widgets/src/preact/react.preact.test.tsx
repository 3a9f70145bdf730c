import { memo, useEffectEvent, useState, useSyncExternalStore } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";

// What tools rely on and Preact alone does otherwise. Everything else the tools' own tests show, on both libraries.

let root: Root | null = null;
afterEach(() => root?.unmount());

function draw(node: React.ReactNode, over = ""): HTMLElement {
  const place = document.createElement("div");
  place.innerHTML = over;
  document.body.replaceChildren(place);
  if (over) root = hydrateRoot(place, node);
  else {
    root = createRoot(place);
    root.render(node);
  }
  return place;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

it("tells of a typed text with every key, and of a choice once it is made", () => {
  const heard: string[] = [];
  const hear = (event: { currentTarget: { name: string } }) => heard.push(event.currentTarget.name);
  const place = draw(
    <>
      <input name="line" onChange={hear} />
      <textarea name="lines" onChange={hear} />
      <input name="box" type="checkbox" onChange={hear} />
    </>,
  );
  for (const field of place.children) field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(heard).toEqual(["line", "lines"]);
  for (const field of place.children) field.dispatchEvent(new Event("change", { bubbles: true }));
  expect(heard).toEqual(["line", "lines", "box"]);
});

it("names the strokes of a drawing as SVG does", () => {
  const place = draw(
    <svg strokeWidth={2} strokeLinecap="round">
      <title>A drawing</title>
    </svg>,
  );
  expect(place.innerHTML).toContain('stroke-linecap="round"');
  expect(place.innerHTML).toContain('stroke-width="2"');
  expect(place.innerHTML).not.toContain("strokeWidth");
});

it("refuses a name that only React reads", () => {
  expect(() => draw(<input defaultValue="x" />)).toThrow("<input defaultValue> works on React only");
});

it("draws a memoized component again for a new property or its own state, and for nothing else", async () => {
  let drawn = 0;
  const Line = memo(({ text }: { readonly text: string }) => {
    const [count, setCount] = useState(0);
    drawn += 1;
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {text} {count}
      </button>
    );
  });
  const place = draw(<Line text="a" />);
  root?.render(<Line text="a" />);
  expect(drawn).toBe(1);
  root?.render(<Line text="b" />);
  expect(place.textContent).toBe("b 0");
  place.querySelector("button")?.click();
  await settled();
  expect(place.textContent).toBe("b 1");
  root?.render(<Line text="b" />);
  expect(drawn).toBe(3);
});

it("hydrates with what the server knew, and then draws what is", async () => {
  const listeners = new Set<() => void>();
  let value = "now";
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const drawn: string[] = [];
  const latest: string[] = [];
  function Value() {
    const seen = useSyncExternalStore(
      subscribe,
      () => value,
      () => "before",
    );
    drawn.push(seen);
    const tell = useEffectEvent(() => latest.push(seen));
    return (
      <button type="button" onClick={tell}>
        {seen}
      </button>
    );
  }
  const place = draw(<Value />, '<button type="button">before</button>');
  const [before] = place.children;
  expect(drawn).toEqual(["before"]);
  await settled();
  expect(place.textContent).toBe("now");
  value = "later";
  for (const listener of listeners) listener();
  await settled();
  expect(place.textContent).toBe("later");
  expect(place.children[0]).toBe(before);
  place.querySelector("button")?.click();
  expect(latest).toEqual(["later"]);
  root?.unmount();
  root = null;
  await settled();
  expect(listeners.size).toBe(0);
});
