import { leastAnswers } from "@iep-insider/widgets/letters/samples";
import type { Locator, Page } from "@playwright/test";
import { chat, freeText } from "./fixtures/aiTools.ts";
import { fillLetter, letterField, letterSheet, writeLetter } from "./fixtures/letters.ts";
import { opened } from "./fixtures/opened.ts";
import { type ToolName, tagOf } from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";

// What is typed in a tool that stands in a frame of ours cannot be read by the page around it, whatever that page runs.
// The same recorder, on the same page, first shows that it catches all of it where the tool stands in the page.

/** No word of ours holds it. */
const marker = "zqxwvmarker";
const channels = ["keys", "input", "changes", "session", "network", "messages"] as const;
type Caught = Readonly<Record<(typeof channels)[number], number>>;

/** How often the marker stands in what was recorded, by the way it was read. */
async function caughtOn(page: Page): Promise<Caught> {
  return page.evaluate(
    ([text, names]) => {
      const { recorded } = window as unknown as { recorded: Record<string, string | unknown[]> };
      const entries = names.map((name) => [name, JSON.stringify(recorded[name]).split(text).length - 1]);
      return Object.fromEntries(entries);
    },
    [marker, channels] as const,
  );
}

interface Case {
  readonly tool: ToolName;
  /** Types the marker, and lets the tool show it. */
  readonly use: (tool: Locator, page: Page) => Promise<void>;
  /** What the recorder has to catch of it inline, or it would prove nothing. */
  readonly inline: readonly (typeof channels)[number][];
}

const cases: readonly Case[] = [
  {
    tool: "letters",
    use: async (tool, page) => {
      await fillLetter(tool, "iee_request", leastAnswers, "required");
      await letterField(tool, "childName").focus();
      await page.keyboard.type(marker);
      await writeLetter(tool);
      await expect(letterSheet(tool)).toContainText(marker);
    },
    inline: ["keys", "input", "changes", "session"],
  },
  {
    tool: "chatbot",
    use: async (tool, page) => {
      await freeText(tool, chat).focus();
      await page.keyboard.type(`Can the school ${marker} say no to an evaluation?`);
      await page.keyboard.press("Enter");
      await expect(tool.getByRole("log")).toContainText(marker);
    },
    inline: ["keys", "input", "changes", "session", "network"],
  },
];

for (const { tool: name, use, inline } of cases) {
  test(`${name}: a page that records everything catches what is typed inline, and nothing in a frame`, async ({
    page,
    origins,
    withUse,
    consoleMessages,
  }) => {
    test.slow();
    // A use of the chat is an answer; the letters are open for a day already.
    if (name === "chatbot") await withUse(name);
    const open = async (render: "inline" | "iframe") => {
      await page.goto(`${origins.partner}/recorded.html?render=${render}&tag=${tagOf[name]}`);
      const element = page.locator(tagOf[name]);
      const tool = render === "inline" ? element : element.frameLocator("iframe").locator(tagOf[name]);
      await opened(tool, name);
      return tool;
    };

    await use(await open("inline"), page);
    const caught = await caughtOn(page);
    for (const channel of inline) {
      await expect.poll(async () => (await caughtOn(page))[channel], channel).toBeGreaterThan(0);
    }
    expect(caught.keys, "every key, one by one").toBeGreaterThan(0);

    await use(await open("iframe"), page);
    // The recorder of sessions has passed by a few times since.
    await page.waitForTimeout(1_000);
    expect(await caughtOn(page)).toEqual(Object.fromEntries(channels.map((channel) => [channel, 0])));
    const { keys, messages, seen } = await page.evaluate(
      () =>
        (window as unknown as { recorded: { keys: string; messages: string[]; seen: string[] } }).recorded,
    );
    expect(keys, "no key at all").toBe("");
    expect(seen, "it has tried to look into the frame").toContain("a frame that cannot be read");
    expect(messages.length, "it has heard what the frame tells").toBeGreaterThan(0);
    // And it was awake: the page's own field is recorded as ever.
    await page.locator("#own").focus();
    await page.keyboard.type(marker);
    expect((await caughtOn(page)).keys).toBe(1);
    consoleMessages.splice(0);
  });
}
