import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderInHost } from "../../../tests/renderInHost.tsx";
import { questions } from "./content.ts";
import { Iep504Screener } from "./Iep504Screener.tsx";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name, level: 2 });

const user = userEvent.setup();
const { animate } = Element.prototype;
afterEach(() => {
  Element.prototype.animate = animate;
  vi.unstubAllGlobals();
});

it.each([
  ["comes in gently", true, 1],
  ["does not move where motion is unwanted", false, 0],
])("a new step %s, and the first one never moves", async (_, matches, times) => {
  const moved = vi.fn<Element["animate"]>();
  Element.prototype.animate = moved;
  vi.stubGlobal("matchMedia", () => ({ matches }));
  renderInHost(<Iep504Screener />);
  const start = await button("Start the screener");
  expect(moved).not.toHaveBeenCalled();
  await user.click(start);
  const title = await heading(questions[0].question);
  expect(moved).toHaveBeenCalledTimes(times);
  for (const [, options] of moved.mock.calls) expect(options).toBe(150);
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it("waits for an answer, and says so when the parent wants to continue", async () => {
  renderInHost(<Iep504Screener />);
  await user.click(await button("Start the screener"));
  const first = await heading(questions[0].question);
  // The new screen takes the focus a moment later, and would take it from the answers again.
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect((await button("Next")).getAttribute("aria-disabled")).toBe("true");
  await user.click(await button("Next"));
  expect((await screen.findByRole("alert")).textContent).toContain("Please choose an answer to go on.");
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole("radio")[0]));
  await heading(questions[0].question);
  await user.click(screen.getByRole("radio", { name: "Not behind" }));
  await user.click(await button("Next"));
  await heading(questions[1].question);
});
