import type { Page } from "@playwright/test";
import { postAs } from "./fixtures/accounts.ts";
import { doorOf, storedOn } from "./fixtures/gates.ts";
import { opened } from "./fixtures/opened.ts";
import { asOperator } from "./fixtures/operator.ts";
import { type ApprovedPartner, approvedPartner, saveSite } from "./fixtures/partners.ts";
import { proMember, signedInAs } from "./fixtures/proMember.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";
import { passFirstStep, secondSection } from "./fixtures/walk.ts";
import { loader } from "./fixtures/written.ts";

// A partner's page under its own key: what the key opens, and what happens without it. The page is on another origin.

test.use({ hasPaid: false });

const tag = "aide-screener";

/** A partner whose key counts on the page at `address`, which has the tool on it. */
interface Site extends ApprovedPartner {
  readonly address: string;
}

async function siteOf(page: Page, origins: Origins): Promise<Site> {
  const partner = await approvedPartner(page, origins);
  const address = origins.write(`${loader(origins)}<${tag} site-key="${partner.siteKey}"></${tag}>`);
  await saveSite(page, origins, partner.token, { origins: [new URL(address).origin] });
  return { ...partner, address };
}

async function decide(page: Page, origins: Origins, call: string, data: object): Promise<void> {
  const headers = await asOperator(page, origins);
  const answer = await page.request.post(`${origins.product}/api/admin/${call}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("without a key that counts, the tool goes on without the partner's name and tells the owner why", {
  tag: "@full",
}, async ({ page, origins, consoleMessages }) => {
  const site = await siteOf(page, origins);
  const tool = page.locator(tag);
  const offered = tool.getByText(`Offered by ${site.name}`);
  const ownersLine = tool.getByText("For the owner of this site");
  const works = async () => {
    await page.goto(site.address);
    // Above the tool, before any press.
    await expect(offered).toBeVisible();
    await expect(ownersLine).toHaveCount(0);
  };
  const isRefused = async (address: string, why: string) => {
    await page.goto(address);
    await opened(tool);
    await expect(ownersLine).toBeVisible();
    await expect(offered).toHaveCount(0);
    // The browser notes the refused call, and we say to the owner what to do.
    await expect.poll(() => consoleMessages.some((message) => message.includes(why))).toBe(true);
    consoleMessages.allow(/403|<aide-screener>/);
  };
  await works();
  await test.step("on a page of another origin", () =>
    isRefused(site.address.replace("localhost", "127.0.0.1"), "is not valid on http://127.0.0.1:"));
  await test.step("while an operator has switched the partner off", async () => {
    await decide(page, origins, "partner-switch", { id: site.id, active: false });
    await isRefused(site.address, "turned off");
    await decide(page, origins, "partner-switch", { id: site.id, active: true });
  });
  await test.step("with a key that was replaced, until it is ended", async () => {
    await postAs(page, origins, site.token, "/api/partner/key-rotate");
    await works();
    await postAs(page, origins, site.token, "/api/partner/key-revoke", { siteKey: site.siteKey });
    await isRefused(site.address, "was replaced or revoked");
  });
});

test("a sponsored tool opens with one press; over the cap the next parent reads a kind sentence and the price", {
  tag: "@full",
}, async ({ page, browser, origins }) => {
  const site = await siteOf(page, origins);
  await decide(page, origins, "partner-sponsor", { id: site.id, uses: 1 });
  await page.goto(site.address);
  const tool = page.locator(tag);
  await passFirstStep(tool);
  await tool.getByRole("button", { name: /^Open the tool/ }).click();
  await expect(secondSection(tool)).toBeVisible();
  // The place in the tool is sealed shortly after it is shown.
  await expect
    .poll(async () => Object.keys(await storedOn(page)).sort())
    .toEqual(["iep-sealed", "iep_purchase_key"]);
  await page.reload();
  await expect(secondSection(tool)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["iep_purchase_key"]);

  const another = await browser.newContext();
  const theirs = await another.newPage();
  await theirs.goto(site.address);
  await passFirstStep(theirs.locator(tag));
  await expect(theirs.locator(tag).getByText(/This month's has been used/)).toBeVisible();
  await expect(doorOf(theirs.locator(tag))).toBeVisible();
  await another.close();
});

test("a Pro member signs in in our window, and the tool opens on the page by itself, and only there", {
  tag: "@full",
}, async ({ page, context, origins }) => {
  const site = await siteOf(page, origins);
  const member = await proMember(page, origins);
  await signedInAs(page, origins, member);
  await page.goto(site.address);
  const tool = page.locator(tag);
  await passFirstStep(tool);
  await doorOf(tool).click();
  const [window] = await Promise.all([
    page.waitForEvent("popup"),
    tool.getByRole("button", { name: "I am a Pro member: sign in" }).click(),
  ]);
  await expect(window.getByRole("heading", { name: /^Use your membership on localhost/ })).toBeVisible();
  await window.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(window.getByRole("heading", { name: "Your membership is open there" })).toBeVisible();
  await expect(secondSection(tool)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(member);
  await page.reload();
  await expect(secondSection(tool)).toBeVisible();

  // What is stored on this page opens nothing from another.
  const key = await page.evaluate(() => localStorage.getItem("iep_purchase_key") ?? "");
  const elsewhere = await context.newPage();
  await elsewhere.goto(origins.write("nothing").replace("localhost", "127.0.0.1"));
  const answer = await elsewhere.evaluate(
    async ([product, key]) => {
      const response = await fetch(`${product}/api/access`, { headers: { "X-Purchase-Key": key ?? "" } });
      return response.json();
    },
    [origins.product, key],
  );
  expect(answer).toMatchObject({ everything: false, open: [] });
});
