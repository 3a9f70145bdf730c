import { leastAnswers } from "@iep-insider/widgets/letter-generator/samples";
import type { Locator, Page } from "@playwright/test";
import { chat, freeText } from "./fixtures/aiTools.ts";
import { fillLetter, letterField, letterSheet, writeLetter } from "./fixtures/letters.ts";
import { opened } from "./fixtures/opened.ts";
import { tagOf } from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";

// A page cannot read what is typed into a tool inside our iframe, whatever scripts the page runs. To prove the recorder
// works, the same recorder on the same page first catches everything when the tool is inline.

/** Occurs nowhere in our texts. */
const marker = "zqxwvmarker";
const channels = ["keys", "input", "changes", "session", "network", "messages"] as const;
type Recorded = Readonly<Record<(typeof channels)[number] | "seen", string | readonly unknown[]>>;

/** What `recorded.js` has written down. */
const recordedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);

/** The channels that have recorded the marker. */
async function caughtOn(page: Page): Promise<readonly string[]> {
  const recorded = await recordedOn(page);
  return channels.filter((name) => JSON.stringify(recorded[name]).includes(marker));
}

/** Types the marker, and lets the tool show it. */
const uses = {
  "letter-generator": async (tool: Locator, page: Page) => {
    await fillLetter(tool, "iee_request", leastAnswers, "required");
    await letterField(tool, "childName").focus();
    await page.keyboard.type(marker);
    await writeLetter(tool);
    await expect(letterSheet(tool)).toContainText(marker);
  },
  chat: async (tool: Locator, page: Page) => {
    await freeText(tool, chat).focus();
    await page.keyboard.type(`Can the school ${marker} say no to an evaluation?`);
    await page.keyboard.press("Enter");
    await expect(tool.getByRole("log")).toContainText(marker);
  },
};

for (const [name, inline] of [
  ["letter-generator", ["keys", "input", "changes", "session"]],
  ["chat", ["keys", "input", "changes", "session", "network"]],
] as const) {
  test(`${name}: a recorder gets nothing in a frame`, { tag: name === "chat" ? "@full" : [] }, async ({
    page,
    origins,
    withUse,
    consoleMessages,
  }) => {
    // A use of the chat is an answer; the letters are open for a day already.
    if (name === "chat") await withUse(name);
    const use = async (render: "inline" | "iframe") => {
      await page.goto(`${origins.partner}/recorded.html?render=${render}&tag=${tagOf[name]}`);
      const element = page.locator(tagOf[name]);
      const tool = render === "inline" ? element : element.frameLocator("iframe").locator(tagOf[name]);
      await opened(tool, name);
      await uses[name](tool, page);
    };
    await use("inline");
    await expect.poll(() => caughtOn(page)).toEqual(expect.arrayContaining([...inline]));

    await use("iframe");
    // The recorder of sessions passes by twice more, and tries to look into the frame.
    const tries = async () => (await recordedOn(page)).seen.length;
    const before = await tries();
    await expect.poll(tries).toBeGreaterThan(before + 5);
    expect(await caughtOn(page)).toEqual([]);
    const { keys, messages, seen } = await recordedOn(page);
    expect(keys, "no key at all").toBe("");
    expect(seen).toContain("a frame that cannot be read");
    expect(messages.length, "it has heard what the frame tells").toBeGreaterThan(0);
    // And it was awake: the page's own field is recorded as ever, unless the tool's answer takes the focus meanwhile.
    await expect(async () => {
      await page.locator("#own").focus();
      await page.keyboard.type(marker);
      expect(await caughtOn(page)).toContain("keys");
    }).toPass();
    consoleMessages.allow(/./);
  });
}
