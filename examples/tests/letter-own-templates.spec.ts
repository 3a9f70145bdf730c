import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { leastAnswers, markedAnswers } from "@iep-insider/widgets/letters/samples";
import type { Locator, Page } from "@playwright/test";
import { toast } from "./fixtures/accounts.ts";
import { fillLetter, letterField, letterList, letterSheet, writeLetter } from "./fixtures/letters.ts";
import { addressOf } from "./fixtures/pages.ts";
import { proMember, signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, forbidden, recordTraffic } from "./fixtures/traffic.ts";
import { walkToResult } from "./fixtures/walk.ts";

// A parent's own letter templates are kept in the browser, on our own site only, for Pro members (DECISIONS 16, 35, 133).

const key = "iep-letter-templates";
const fileName = "my-letter-templates.json";

/** Nothing of the letter travels, not even its type. */
const canaries = /zqx|specific_services/i;

/** What the page asks for when it is loaded, besides what a tool may: itself, and who is signed in. */
const reloaded = ["/advanced-tools?tool=letters", "/api/auth/user", "/opening.js", "/session.js"];

const saveDoor = (tool: Locator) => tool.getByRole("button", { name: "Save as my template" });
const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe("for a Pro member", () => {
  // It is the membership that opens the tools, and nothing else.
  test.use({ hasPaid: false });

  test("from one child's letter to the next: saved, found after a reload, and begun", async ({
    openTool,
    page,
    origins,
  }) => {
    await signedInAs(page, origins, await proMember(page, origins));
    const { tool } = await openTool("hub", "letters");
    await letterList(tool).selectOption("specific_services");
    await expect(saveDoor(tool)).toBeVisible();
    const traffic = recordTraffic(page);
    await fillLetter(tool, "specific_services", {
      ...markedAnswers,
      childName: "Zqxmaria Lopez",
      requestedServices: "October 3: speech for Zqxmaria zqx",
    });
    await writeLetter(tool);
    await save(tool, "Zqxname of it");
    await expect(
      tool.getByRole("status").filter({ hasText: "“Zqxname of it” is saved in this browser" }),
    ).toBeVisible();
    const stored = await kept(page);
    expect(stored).toContain("[date]: speech for [child's name] zqx");
    expect(stored).not.toContain("Zqxmaria");
    await expectNothingTold(traffic, canaries, origins, 1);

    traffic.clear();
    await page.reload();
    await expect(saveDoor(tool)).toBeVisible();
    await page.waitForLoadState("networkidle");
    const loading = await traffic.sent();
    expect(loading.filter(({ everything }) => canaries.test(everything)).map(({ url }) => url)).toEqual([]);
    const others = forbidden(loading, origins.product, origins.partner).map(({ url }) => url);
    expect([...new Set(others)].sort()).toEqual(reloaded.map((path) => origins.product + path));

    traffic.clear();
    await openList(tool);
    await tool.getByRole("button", { name: "Begin a letter with Zqxname of it" }).click();
    await expect(letterList(tool)).toHaveValue("specific_services");
    await expect(letterField(tool, "childName")).toHaveValue("");
    await fillLetter(tool, "specific_services", nextChild);
    await writeLetter(tool);
    await expect(letterSheet(tool)).toContainText("speech for Leo zqx");
    await expectNothingTold(traffic, canaries, origins, 1);
  });

  test("by file to another browser", async ({ openTool, page, browser, origins }) => {
    const token = await proMember(page, origins);
    await signedInAs(page, origins, token);
    const { tool } = await openTool("hub", "letters");
    await fillLetter(tool, "iee_request", leastAnswers);
    await save(tool, "Ask for an IEE");
    await openList(tool);
    const coming = page.waitForEvent("download");
    await tool.getByRole("button", { name: "Download my template" }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(fileName);
    expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({
      version: 1,
      templates: [{ name: "Ask for an IEE" }],
    });
    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await signedInAs(elsewhere, origins, token);
    await elsewhere.goto(addressOf("hub", origins, "letters"));
    const there = elsewhere.getByRole("main");
    await openList(there);
    const choosing = elsewhere.waitForEvent("filechooser");
    await there.getByRole("button", { name: "Add templates from a file" }).click();
    await (await choosing).setFiles(await file.path());
    await expect(there.getByRole("status")).toHaveText("1 template was added.");
    await expect(there.getByRole("heading", { name: "Ask for an IEE" })).toBeVisible();
    await other.close();
  });

  test("two tabs keep step, and a browser without room loses nothing", async ({
    openTool,
    page,
    context,
    origins,
  }) => {
    test.slow();
    await signedInAs(page, origins, await proMember(page, origins));
    const { tool } = await openTool("hub", "letters");
    const second = await context.newPage();
    await second.goto(page.url());
    const there = second.getByRole("main");
    await openList(there);
    await fillLetter(tool, "iee_request", leastAnswers);
    await save(tool, "First");
    await expect(there.getByRole("heading", { name: "First" })).toBeVisible();
    await there.getByRole("button", { name: "Delete First" }).click();
    await expect(there.getByRole("button", { name: "Undo" })).toBeFocused();
    expect(await kept(page)).toBeNull();
    await there.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => kept(page)).toContain("First");
    await fillStorage(page);
    await save(tool, "Second");
    await expect(tool.getByRole("alert")).toContainText("This browser has no room left");
    await expect(letterField(tool, "childName")).toHaveValue(leastAnswers["childName"] ?? "");
    const coming = page.waitForEvent("download");
    await tool.getByRole("button", { name: "Download it as a file" }).click();
    expect((await coming).suggestedFilename()).toBe(fileName);
  });

  test("who is known as a member only later loses nothing by it, and is asked and counted once", async ({
    openTool,
    page,
    origins,
  }) => {
    await signedInAs(page, origins, await proMember(page, origins));
    const known = Promise.withResolvers<void>();
    await page.route("**/api/auth/user", async (route) => {
      await known.promise;
      await route.continue();
    });
    const traffic = recordTraffic(page);
    const { tool } = await openTool("hub");
    await walkToResult(tool, /rescue medicine/, /Hits, kicks/);
    await tool.getByRole("button", { name: "Go to the Letter Generator" }).click();
    const concerns = letterField(tool, "behaviorConcerns");
    await expect(concerns).toHaveValue(/Hits, kicks/);
    await concerns.fill("Hits, kicks. I have changed this.");
    await letterField(tool, "childName").fill("Maria Elena Lopez");
    await expect(tool.getByText("With Pro, you can save a letter")).toBeVisible();
    await expect(saveDoor(tool)).toHaveCount(0);
    const asks = async () => (await traffic.sent()).filter(({ url }) => url.endsWith("/api/access")).length;
    const before = await asks();
    known.resolve();
    await expect(saveDoor(tool)).toBeVisible();
    await expect(letterField(tool, "childName")).toBeFocused();
    await expect(letterField(tool, "childName")).toHaveValue("Maria Elena Lopez");
    await expect(concerns).toHaveValue("Hits, kicks. I have changed this.");
    await expect(tool.getByText("We filled in what you ticked.")).toBeVisible();
    const counted = async () =>
      (await traffic.sent()).flatMap(({ body }) => (body?.includes('"letters"') ? [body] : []));
    await letterField(tool, "schoolName").fill("Lincoln Elementary School");
    await save(tool, "Late");
    // Counts wait two seconds (DECISIONS 70).
    await expect.poll(async () => (await counted()).join()).toContain("tool_start");
    expect((await counted()).filter((body) => body.includes("tool_load"))).toHaveLength(1);
    expect(before).toBeGreaterThan(0);
    expect(await asks()).toBe(before);
  });
});

test("who has paid for one use is told of Pro; a former member takes along and deletes, and no more", async ({
  openTool,
  page,
  origins,
}) => {
  await openTool("hub", "letters");
  const tool = page.getByRole("main");
  await expect(tool.getByText("With Pro, you can save a letter")).toBeVisible();
  await letterList(tool).selectOption("iee_request");
  await expect(saveDoor(tool)).toHaveCount(0);
  await expect(tool.getByRole("button", { name: "My templates", exact: true })).toHaveCount(0);

  await signedInAs(page, origins, await proMember(page, origins));
  await openTool("hub", "letters");
  await fillLetter(tool, "iee_request", leastAnswers);
  await save(tool, "Ask for an IEE");
  await expect.poll(() => kept(page)).toContain("Ask for an IEE");
  await page.locator('button[aria-haspopup="menu"]').click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await expect(toast(page, "Logged Out")).toBeVisible();

  await openTool("hub", "letters");
  await openList(tool);
  await expect(tool.getByText("Templates come with Pro. What you saved is still yours")).toBeVisible();
  await expect(tool.getByRole("heading", { name: "Ask for an IEE" })).toBeVisible();
  for (const name of [/^Begin a letter/, /^Rename/, "Add templates from a file"])
    await expect(tool.getByRole("button", { name })).toHaveCount(0);
  const coming = page.waitForEvent("download");
  await tool.getByRole("button", { name: "Download my template" }).click();
  expect((await coming).suggestedFilename()).toBe(fileName);
  await tool.getByRole("button", { name: "Delete Ask for an IEE" }).click();
  await expect.poll(() => kept(page)).toBeNull();
});

/** What stands in every file that has a part of them: the format's name, and what the list is called. */
const traces = /iep-letter-templates|iep-insider-letter-templates|My templates/;

test("nothing that stands on partners' pages carries a part of the own templates", () => {
  expect(scriptsWithTraces("dashboard/dist").length, "the search finds them where they are").toBeGreaterThan(
    0,
  );
  expect(scriptsWithTraces("widgets/dist")).toEqual([]);
});

function scriptsWithTraces(built: string): readonly string[] {
  const folder = fileURLToPath(new URL(`../../${built}`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".js") && traces.test(readFileSync(`${folder}/${name}`, "utf8")),
  );
}

/** Another child, of whom the template knows nothing. */
const nextChild = { childName: "Leo Lopez", grade: "1" };

async function openList(tool: Locator): Promise<void> {
  await tool.getByRole("button", { name: "My templates", exact: true }).click();
  await expect(tool.getByRole("heading", { name: "My templates" })).toBeFocused();
}

async function save(tool: Locator, name: string): Promise<void> {
  await saveDoor(tool).click();
  await expect(tool.getByRole("heading", { name: "Save this letter as my template" })).toBeFocused();
  await tool.getByLabel("Name of the template").fill(name);
  await tool.getByRole("button", { name: "Save template" }).click();
}

/** To the last character. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 2 ** 20; size > 0; size = Math.floor(size / 2))
      for (let n = 0; n < 8; n += 1)
        try {
          localStorage.setItem(`fill${size}-${n}`, "x".repeat(size));
        } catch {
          break;
        }
  });
}
