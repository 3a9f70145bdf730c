import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { leastAnswers, markedAnswers } from "@iep-insider/widgets/letter-generator/samples";
import type { Locator, Page } from "@playwright/test";
import { toast } from "./fixtures/accounts.ts";
import {
  changeAnswers,
  fillLetter,
  letterField,
  letterList,
  letterSheet,
  writeLetter,
} from "./fixtures/letters.ts";
import { addressOf } from "./fixtures/pages.ts";
import { proMember, signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, forbidden, recordTraffic } from "./fixtures/traffic.ts";

// A parent's own letter templates are kept in the browser, on our own site only, for Pro members (ADR 11, 13 and 16).

const key = "iep-letter-templates";

/** Nothing of the letter travels, not even its type. */
const canaries = /zqx|specific_services/i;

/** What the page requests on loading beyond what a tool may: itself, and who is signed in. */
const reloaded = ["/advanced-tools?tool=letter-generator", "/api/auth/user", "/opening.js", "/session.js"];

const saveDoor = (tool: Locator) => tool.getByRole("button", { name: "Save as my template" });
const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe("opened by the membership alone", () => {
  test.use({ hasPaid: false });

  test("from one child's letter to the next: saved, found after a reload, begun, and taken to another browser by file", {
    tag: "@full",
  }, async ({ openTool, page, origins, browser }) => {
    const token = await proMember(page, origins);
    await signedInAs(page, origins, token);
    // It is known only later who is signed in; what was typed by then stays.
    const known = Promise.withResolvers<void>();
    await page.route("**/api/auth/user", async (route) => {
      await known.promise;
      await route.continue();
    });
    const { tool } = await openTool("hub", "letter-generator");
    await letterList(tool).selectOption("specific_services");
    await letterField(tool, "childName").fill("Zqxmaria Lopez");
    await expect(tool.getByText("With Pro, you can save a letter")).toBeVisible();
    await expect(saveDoor(tool)).toHaveCount(0);
    known.resolve();
    await expect(saveDoor(tool)).toBeVisible();
    await expect(letterField(tool, "childName")).toHaveValue("Zqxmaria Lopez");
    await expect(letterField(tool, "childName")).toBeFocused();

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
    await openList(tool);
    await tool.getByRole("button", { name: "Begin a letter with Zqxname of it" }).click();
    await expect(letterList(tool)).toHaveValue("specific_services");
    await expect(letterField(tool, "childName")).toHaveValue("");
    await fillLetter(tool, "specific_services", { childName: "Leo Lopez", grade: "1" });
    await writeLetter(tool);
    await expect(letterSheet(tool)).toContainText("speech for Leo zqx");
    const sent = await traffic.sent();
    expect(sent.filter(({ everything }) => canaries.test(everything)).map(({ url }) => url)).toEqual([]);
    const others = forbidden(sent, origins).map(({ url }) => url);
    expect([...new Set(others)].sort()).toEqual(reloaded.map((path) => origins.product + path));

    await changeAnswers(tool);
    await openList(tool);
    const coming = page.waitForEvent("download");
    await tool.getByRole("button", { name: "Download my template" }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe("my-letter-templates.json");
    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await signedInAs(elsewhere, origins, token);
    await elsewhere.goto(addressOf("hub", origins, "letter-generator"));
    const there = elsewhere.getByRole("main");
    await openList(there);
    const choosing = elsewhere.waitForEvent("filechooser");
    await there.getByRole("button", { name: "Add templates from a file" }).click();
    await (await choosing).setFiles(await file.path());
    await expect(there.getByRole("status")).toHaveText("1 template was added.");
    await expect(there.getByRole("heading", { name: "Zqxname of it" })).toBeVisible();
    await other.close();
  });
});

test("two tabs stay in step; former members can still delete", { tag: "@full" }, async ({
  openTool,
  page,
  context,
  origins,
}) => {
  await signedInAs(page, origins, await proMember(page, origins));
  const { tool } = await openTool("hub", "letter-generator");
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
  await second.close();

  await page.locator('button[aria-haspopup="menu"]').click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await expect(toast(page, "Logged Out")).toBeVisible();
  await openTool("hub", "letter-generator");
  await expect(saveDoor(tool)).toHaveCount(0);
  await openList(tool);
  await expect(tool.getByText("Templates come with Pro. What you saved is still yours")).toBeVisible();
  for (const name of [/^Begin a letter/, /^Rename/, "Add templates from a file"])
    await expect(tool.getByRole("button", { name })).toHaveCount(0);
  await expect(tool.getByRole("button", { name: "Download my template" })).toBeVisible();
  await tool.getByRole("button", { name: "Delete First" }).click();
  await expect.poll(() => kept(page)).toBeNull();
});

/** Found in every built file that has a part of them: the format's name, and what the list is called. */
const traces = /iep-letter-templates|iep-insider-letter-templates|My templates/;

test("no file for partner pages carries a part of the own templates", () => {
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
