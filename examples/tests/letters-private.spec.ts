import { fullAnswers, leastAnswers, markedAnswers } from "@iep-insider/widgets/letters/samples";
import type { Page } from "@playwright/test";
import {
  changeAnswers,
  fillLetter,
  letterField,
  letterList,
  letterSheet,
  writeLetter,
} from "./fixtures/letters.ts";
import { opened } from "./fixtures/opened.ts";
import { addressOf, letterPages, type PlaceName } from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";
import { forbidden, recordTraffic, type SentRequest } from "./fixtures/traffic.ts";
import { walkToResult } from "./fixtures/walk.ts";
import { onlyTheKey } from "./fixtures/wallet.ts";

// What a parent types, chooses and gets stays in the browser (DECISIONS 34, 35).

/** The marks of every field, the chosen state and its rule, and the letter's type, in all the ways they could travel. */
const canaries =
  /zqx|texas|\bTX\b|\bTAC\b|initial[_ ]|first special education|aide_assessment|rescue|kicks|1:1|2019-02-17/i;
const found = (sent: readonly SentRequest[]) =>
  sent.filter(({ everything }) => canaries.test(everything)).map(({ url }) => url);

const countsIn = async ({ sent }: ReturnType<typeof recordTraffic>) =>
  (await sent()).filter(({ url, body }) => url.endsWith("/api/count") && body?.includes('"letters"')).length;

/** The state records: one file for all states. */
const isStateRecords = ({ url }: { url: string }) => /\/allStates-[\w-]+\.js$/.test(url);

const chosen = { ...markedAnswers, childBirthDate: "2019-02-17", state: "TX", deliveryMethod: "hand" };
const places: readonly PlaceName[] = [...letterPages, "hub"];

for (const place of places) {
  test(`${place}: nothing that is typed, chosen or written is sent anywhere`, async ({
    page,
    origins,
    context,
    consoleMessages,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const traffic = recordTraffic(page);
    await page.goto(addressOf(place, origins, "letters"));
    const tool = place === "hub" ? page.getByRole("main") : page.locator("iep-letter-generator");
    await opened(tool, "letters");
    traffic.clear();
    await fillLetter(tool, "initial_evaluation", chosen);
    await writeLetter(tool);
    await expect(letterSheet(tool)).toContainText("Under the rules of Texas");
    await expect(letterSheet(tool)).toContainText("ZqxchildName zqx");
    await tool.getByRole("button", { name: "Copy", exact: true }).click();
    for (const name of ["Download", "Download for Word"]) {
      const file = page.waitForEvent("download");
      await tool.getByRole("button", { name, exact: true }).click();
      await file;
    }
    await tool.getByRole("button", { name: "Open as an e-mail" }).click();
    // To the parent's own program, and nowhere else; the browser notes it.
    await expect.poll(() => consoleMessages.splice(0)).toEqual([expect.stringContaining("mailto:")]);
    const event = page.waitForEvent("download");
    await tool.getByRole("button", { name: /in my calendar/ }).click();
    await event;
    await changeAnswers(tool);
    await fillLetter(tool, "revoke_consent", chosen);
    await writeLetter(tool);
    await tool.getByRole("button", { name: "Start Over" }).click();
    // Counts wait two seconds (DECISIONS 70): the start, and the first letter.
    await expect.poll(() => countsIn(traffic)).toBeGreaterThanOrEqual(2);
    const all = await traffic.sent();
    const sent = all.filter(({ url }) => !url.startsWith("mailto:"));
    expect(all.length - sent.length, "the draft of an e-mail").toBe(1);
    expect(forbidden(sent, origins.product, origins.partner).map(({ url }) => url)).toEqual([]);
    expect(found(sent)).toEqual([]);
    expect(sent.filter(isStateRecords), "the test has seen the state records come").toHaveLength(1);
  });
}

test("nor is what is handed over from the aide screener", async ({ openTool, origins, page }) => {
  const { tool } = await openTool("partner-site.html");
  const traffic = recordTraffic(page);
  await walkToResult(tool, /rescue medicine/, /Hits, kicks/);
  await tool.getByRole("button", { name: "Go to the Letter Generator" }).click();
  await expect(letterList(tool)).toHaveValue("aide_assessment");
  await fillLetter(tool, "aide_assessment", { ...chosen, behaviorConcerns: "rescue zqx" });
  await writeLetter(tool);
  await tool.getByRole("button", { name: "Back to 1:1 Aide Screener" }).click();
  await expect.poll(() => countsIn(traffic)).toBeGreaterThanOrEqual(2);
  const sent = await traffic.sent();
  expect(forbidden(sent, origins.product, origins.partner).map(({ url }) => url)).toEqual([]);
  expect(found(sent)).toEqual([]);
});

test("the search for leaks would find one", async ({ openTool, origins, page, consoleMessages }) => {
  await openTool("write-to-the-school.html", "letters");
  const traffic = recordTraffic(page);
  await page.evaluate(async (product) => {
    const post = (body: string) =>
      fetch(`${product}/api/count`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
      });
    await post(JSON.stringify({ event: "tool_complete", subject: "initial_evaluation" }));
    await post(JSON.stringify({ event: "tool_complete", subject: "letters", state: "TX" }));
    await fetch(`${product}/embed/v1/loader.js?child=${encodeURIComponent("Zqxchild Name")}`);
    await fetch(`${product}/embed/v1/loader.js`, { headers: { Accept: "text/zqx" } });
  }, origins.product);
  expect(found(await traffic.sent())).toHaveLength(4);
  // Our server refuses such counts, and the browser says so.
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("400"), expect.stringContaining("400")]);
});

test("the state records are one file, whatever the state; without a state none is fetched", async ({
  openTool,
  page,
}) => {
  const asked = async (state: string) => {
    const { tool } = await openTool("self-contained-letter.html", "letters");
    const traffic = recordTraffic(page);
    await fillLetter(tool, "initial_evaluation", { ...leastAnswers, state });
    await writeLetter(tool);
    await page.waitForLoadState("networkidle");
    return (await traffic.sent()).filter(isStateRecords).map(({ method, url }) => `${method} ${url}`);
  };
  const [one] = await asked("TX");
  expect(one).toMatch(/^GET .*\/embed\/[\w.-]+\/assets\/allStates-/);
  expect(await asked("WY")).toEqual([one]);
  expect(await asked("")).toEqual([]);
});

/** Everything a page can leave behind in a browser. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));

test.describe("a reload in the middle", () => {
  for (const place of letterPages) {
    test(`${place}: nothing is stored but the key of what was bought, and the form is empty again`, async ({
      openTool,
      page,
      context,
      origins,
    }) => {
      const { tool } = await openTool(place, "letters");
      await fillLetter(tool, "initial_evaluation", chosen);
      const nothing = { local: onlyTheKey, session: {}, cookies: "", databases: [], caches: [] };
      expect(await leftBehind(page)).toEqual(nothing);
      await writeLetter(tool);
      expect(await leftBehind(page)).toEqual(nothing);
      expect(await context.cookies([origins.product, origins.partner])).toEqual([]);
      await page.reload();
      await opened(tool, "letters");
      await expect(letterList(tool)).toHaveValue("");
      await letterList(tool).selectOption("initial_evaluation");
      await expect(letterField(tool, "childName")).toHaveValue("");
      // The owner of the page has set it there, nobody else.
      await expect(letterField(tool, "state")).toHaveValue(
        ["write-to-the-school.html", "react-app/"].includes(place) ? "MA" : "",
      );
      expect(await leftBehind(page)).toEqual(nothing);
    });
  }

  test("hub: the draft is there again, in this tab alone, and Start Over forgets it", async ({
    openTool,
    page,
    context,
    origins,
  }) => {
    const { tool } = await openTool("hub", "letters");
    await fillLetter(tool, "initial_evaluation", chosen);
    await writeLetter(tool);
    await page.reload();
    await expect(letterList(tool)).toHaveValue("initial_evaluation");
    for (const field of ["childName", "behaviorConcerns", "state", "childBirthDate"])
      await expect(letterField(tool, field)).toHaveValue(chosen[field as keyof typeof chosen] ?? "");
    const { session, ...others } = await leftBehind(page);
    expect(JSON.stringify(session)).toContain("ZqxchildName");
    expect(JSON.stringify(others)).not.toMatch(canaries);
    expect(await context.cookies(origins.product)).toEqual([]);
    await tool.getByRole("button", { name: "Start Over" }).click();
    expect(JSON.stringify(await leftBehind(page))).not.toMatch(canaries);
    await page.reload();
    await opened(tool, "letters");
    await expect(letterList(tool)).toHaveValue("");
  });
});

/** The rest of a tool comes by itself soon after its first screen; a self-contained file has it all. */
async function restHasCome(page: Page, part: string): Promise<void> {
  const files = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await expect.poll(async () => (await files()).some((name) => name.includes(part))).toBe(true);
  // And with a part come the files that it rests on.
  await expect(async () => {
    const before = (await files()).length;
    await page.waitForTimeout(500);
    expect((await files()).length).toBe(before);
  }).toPass();
}

test.describe("without a network, once the tool has loaded", () => {
  for (const place of ["write-to-the-school.html", "self-contained-letter.html", "hub"] as const) {
    test(`${place}: the letter is written all the same; what needs the network says so, and comes on another try`, async ({
      openTool,
      page,
      context,
      consoleMessages,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const { tool } = await openTool(place, "letters");
      await restHasCome(page, place === "self-contained-letter.html" ? "" : "ResultScreen-");
      await context.setOffline(true);
      await fillLetter(tool, "initial_evaluation", { ...fullAnswers, ...leastAnswers, state: "MA" });
      await writeLetter(tool);
      await expect(letterSheet(tool)).toContainText("Dear Dr. Adams:");
      await expect(letterSheet(tool)).not.toContainText("Massachusetts");
      await tool.getByRole("button", { name: "Copy", exact: true }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Dear Dr. Adams:");
      const text = page.waitForEvent("download");
      await tool.getByRole("button", { name: "Download", exact: true }).click();
      expect((await text).suggestedFilename()).toBe("initial_evaluation_letter.txt");
      await tool.getByRole("button", { name: "Download for Word" }).click();
      await expect(tool.getByText("We could not make the Word file.").first()).toBeVisible();
      if (place !== "self-contained-letter.html")
        await expect(tool.getByText("We could not load the next part.")).toBeVisible();

      await context.setOffline(false);
      const again = tool.getByRole("button", { name: "Try again" });
      if (place !== "self-contained-letter.html") await again.click();
      await expect(tool.getByRole("heading", { name: "What happens next" })).toBeVisible();
      await expect(tool.getByText("We could not load the state rules.")).toBeVisible();
      await again.click();
      await expect(letterSheet(tool)).toContainText("Under the rules of Massachusetts");
      await expect(tool.getByText("We could not load the state rules.")).toBeHidden();
      const word = page.waitForEvent("download");
      await tool.getByRole("button", { name: "Download for Word" }).click();
      expect((await word).suggestedFilename()).toBe("initial_evaluation_letter.docx");
      expect(
        consoleMessages.splice(0).every((message) => message.includes("ERR_INTERNET_DISCONNECTED")),
      ).toBe(true);
    });
  }
});
