import { expect } from "@playwright/test";
import { fillScreen, forward } from "../tests/fixtures/tryEverything.ts";
import type { Session } from "./Engine.ts";
import { type Name, pressControl, type Role, type Screen } from "./screen.ts";

/** Fills in and chooses all that a tool asks, and presses what leads on, until it shows this. */
export async function goThrough(
  { tab }: Session,
  screen: Screen,
  tag: string,
  ...end: readonly [Role, Name]
): Promise<void> {
  const tool = await tab.element((tag) => document.querySelector(tag), tag);
  if (!tool) throw new Error(`There is no ${tag}.`);
  let marks = 0;
  let pressed = "";
  await expect
    .poll(
      async () => {
        if (await screen.find(...end)) return true;
        const { typed, used } = await tool.evaluate(fillScreen, { marks });
        marks += typed.length;
        if (used > 0) {
          // Fields may have come below a button that was pressed before: the letter generator's do.
          pressed = "";
          return false;
        }
        const [heading, button] = [await screen.find("heading"), await screen.find("button", forward)];
        const name = await Promise.all([heading, button].map((one) => one?.evaluate(textOf, null)));
        // The screen that was left is still there for a moment.
        if (button && pressed !== name.join()) {
          pressed = name.join();
          await pressControl(button);
        }
        return false;
      },
      { message: `${tag} comes to ${end.join(" ")}`, timeout: 45_000, intervals: [50] },
    )
    .toBe(true);
}

const textOf = (element: HTMLElement): string => element.textContent ?? "";
