import { screen } from "@testing-library/dom";
import { useRef } from "react";
import { expect, it, vi } from "vitest";
import { renderInHost } from "../../tests/renderInHost.tsx";
import { later, useTouch } from "./index.ts";

const Part = ({ name }: { name: string }) => <p>Hello, {name}</p>;
const module = { Part };
const partOf = (from: typeof module) => from.Part;

it("says that it is coming, and is then there", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof module>();
  const part = later(() => promise, partOf);
  renderInHost(<part.Screen name="Ana" />);
  await screen.findByRole("status");
  resolve(module);
  await screen.findByText("Hello, Ana");
  expect(screen.queryByRole("status")).toBeNull();
});

it("is fetched once, at the first touch", async () => {
  const fetch = vi.fn(async () => module);
  const part = later(fetch, partOf);
  const First = () => {
    const area = useRef<HTMLDivElement>(null);
    useTouch(area, part.fetch);
    return (
      <div ref={area}>
        <h2 tabIndex={-1}>First</h2>
        <button type="button">Yes</button>
      </div>
    );
  };
  renderInHost(<First />);
  const button = await screen.findByRole("button");
  expect(fetch).not.toHaveBeenCalled();
  // It listens a moment after it is shown.
  await vi.waitFor(() => {
    button.blur();
    button.focus();
    expect(fetch).toHaveBeenCalled();
  });
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(fetch).toHaveBeenCalledTimes(1);
  renderInHost(<part.Screen name="Ben" />);
  await screen.findByText("Hello, Ben");
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each([
  ["a press", () => screen.queryByRole("button", { name: "Try again" })?.click()],
  ["a connection", () => window.dispatchEvent(new Event("online"))],
] as const)("says inline that it did not load, and loads with %s", async (_, tryAgain) => {
  const fetch = vi.fn(async () => module).mockRejectedValueOnce(new Error("offline"));
  const part = later(fetch, partOf);
  renderInHost(<part.Screen name="Cleo" />);
  expect((await screen.findByRole("alert")).textContent).toContain("Nothing you entered was lost");
  // A part that has failed listens a moment after it says so.
  await vi.waitFor(async () => {
    await tryAgain();
    screen.getByText("Hello, Cleo");
  }, 5000);
});
