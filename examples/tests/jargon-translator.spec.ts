import { chips, glossary } from "@iep-insider/sdk/law/glossary";
import type { Locator, Page } from "@playwright/test";
import { askPage, type PlaceName } from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";
import { forbidden, recordTraffic } from "./fixtures/traffic.ts";

// What stands in the glossary is free, open to everybody and answered on the device (DECISIONS 28, 35).

test.use({ hasPaid: false });

const places: readonly PlaceName[] = [askPage, "hub"];
const terms = chips.map((id) => glossary.find((term) => term.id === id)?.term ?? id);

const field = (tool: Locator) => tool.getByRole("textbox", { name: /^A term to look up/ });
const chip = (tool: Locator, name: string) => tool.getByRole("button", { name, exact: true }).first();
const card = (tool: Locator, name: string) => tool.getByRole("heading", { level: 2, name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

for (const place of places) {
  test.describe(place, () => {
    test("open to a stranger: every chip answers, and nothing is asked of anybody", async ({
      openTool,
      origins,
    }) => {
      test.slow();
      const { tool, page } = await openTool(place, "jargon-translator");
      const traffic = recordTraffic(page);
      expect(terms).toHaveLength(29);
      // All on the partner's page; some on ours, where the same code answers.
      for (const name of place === "hub" ? terms.slice(0, 5) : terms) {
        await chip(tool, name).click();
        await expect(field(tool)).toHaveValue(name);
        await expect(card(tool, name)).toBeFocused();
      }
      await expect(tool.getByRole("heading", { name: "The rule behind it" })).toBeVisible();
      await expect(tool.getByText("This is general information. It is not legal advice.")).toBeVisible();
      // Counted two seconds later (DECISIONS 70): that it was used, and that it answered.
      await expect
        .poll(async () => (await traffic.sent()).filter(({ url }) => url.endsWith("/api/count")).length)
        .toBeGreaterThanOrEqual(2);
      const sent = await traffic.sent();
      expect(forbidden(sent, origins.product, origins.partner).map(({ url }) => url)).toEqual([]);
    });

    test("mistyped: the nearest terms, without a request; a related term leads on; the card is copied", async ({
      openTool,
      origins,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const { tool, page } = await openTool(place, "jargon-translator");
      const traffic = recordTraffic(page);
      await field(tool).fill("PLAFFP");
      await field(tool).press("Enter");
      await expect(
        tool.getByRole("heading", { name: /^We do not have “PLAFFP”\. Did you mean/ }),
      ).toBeFocused();
      await tool.getByRole("listitem").getByRole("button", { name: "PLAAFP" }).last().click();
      await expect(card(tool, "PLAAFP")).toBeFocused();
      await tool.getByRole("button", { name: "Copy", exact: true }).click();
      await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();
      await expect(toast(page, "Translation copied to clipboard.")).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("PLAAFP");
      const related = tool.getByRole("heading", { name: "Related terms" }).locator("..").getByRole("button");
      const name = (await related.first().textContent()) ?? "";
      await related.first().click();
      await expect(field(tool)).toHaveValue(name);
      await expect(card(tool, name)).toBeFocused();
      const sent = await traffic.sent();
      expect(forbidden(sent, origins.product, origins.partner).map(({ url }) => url)).toEqual([]);
    });

    test("empty, unknown, and without a server: said in the words of the specification, and nothing charged", async ({
      openTool,
      consoleMessages,
    }) => {
      const { tool, page } = await openTool(place, "jargon-translator");
      await field(tool).press("Enter");
      await expect(toast(page, "Please enter a term")).toBeVisible();
      await expect(toast(page, "Type any IEP or special education term to get a translation.")).toBeVisible();

      await page.route("**/api/ai/translate-jargon", (route) => route.abort());
      await field(tool).fill("zorbling");
      await tool.getByRole("button", { name: "Translate" }).click();
      await expect(toast(page, "Translation Failed")).toBeVisible();
      await expect(toast(page, "Unable to translate this term. Please try again.")).toBeVisible();
      await expect(tool.getByRole("alert").filter({ hasText: "Nothing was charged." })).toBeVisible();
      await expect(field(tool)).toHaveValue("zorbling");
      for (const message of consoleMessages.splice(0)) expect(message).toContain("ERR_FAILED");

      await page.unroute("**/api/ai/translate-jargon");
      await tool.getByRole("button", { name: "Translate" }).click();
      await expect(card(tool, "zorbling")).toBeFocused();
      await expect(tool.getByText("Nothing was charged for it.")).toBeVisible();
    });
  });
}

test("signs of crisis show where help is at once, and nothing is sent", async ({ openTool, origins }) => {
  const { tool, page } = await openTool(askPage, "jargon-translator");
  const traffic = recordTraffic(page);
  await field(tool).fill("he wants to die");
  const help = tool.getByRole("alert").filter({ hasText: "988" });
  await expect(help).toContainText("911");
  const sent = await traffic.sent();
  expect(forbidden(sent, origins.product, origins.partner).map(({ url }) => url)).toEqual([]);
});
