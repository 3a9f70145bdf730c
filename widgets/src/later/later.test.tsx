import { screen } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { renderInHost } from "../../tests/renderInHost.tsx";
import { later } from "./index.ts";

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

it("is preloaded once, when there is a visitor", async () => {
  const fetch = vi.fn(async () => module);
  const part = later(fetch, partOf);
  const First = () => {
    part.useFetchSoon();
    return <p>First</p>;
  };
  renderInHost(<First />);
  renderInHost(<First />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetch).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("scroll"));
  await expect.poll(() => fetch.mock.calls.length, { timeout: 3000 }).toBe(1);
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
