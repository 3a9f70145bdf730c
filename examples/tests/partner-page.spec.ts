import type { Page } from "@playwright/test";
import { doorOf } from "./fixtures/gates.ts";
import { opened } from "./fixtures/opened.ts";
import { operator } from "./fixtures/operator.ts";
import { approvedPartner, saveSite } from "./fixtures/partners.ts";
import { proMember, signedInAs } from "./fixtures/proMember.ts";
import type { Origins } from "./fixtures/servers.ts";
import { expect, test } from "./fixtures/test.ts";
import { loader } from "./fixtures/written.ts";

// A partner's page under its own key: what the key opens, and what happens without it. The page is on another origin.

test.use({ hasPaid: false });

const tag = "aide-screener";

interface Site {
  readonly id: number;
  readonly siteKey: string;
  /** A page with the tool on it. */
  readonly address: string;
  /** An operator's call. */
  readonly asOperator: (path: string, data: object) => Promise<void>;
  /** The partner's own call. */
  readonly asPartner: (path: string, data?: object) => Promise<void>;
}

/** Makes a partner whose key counts on the page that it has the tool on. */
async function siteOf(page: Page, origins: Origins, attributes = ""): Promise<Site> {
  const { token, siteKey } = await approvedPartner(page, origins);
  const operatorToken = (await operator(page, origins)).token;
  const call = (bearer: string) => async (path: string, data?: object) => {
    const headers = { Authorization: `Bearer ${bearer}` };
    const answer = await page.request.post(`${origins.product}/api/${path}`, { headers, data: data ?? {} });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const headers = { Authorization: `Bearer ${operatorToken}` };
  const list = await page.request.get(`${origins.product}/api/admin/partners`, { headers });
  const [{ id }] = (await list.json()).rows;
  const address = origins.write(`${loader(origins)}<${tag} site-key="${siteKey}" ${attributes}></${tag}>`);
  await saveSite(page, origins, token, { origins: [new URL(address).origin] });
  return { id, siteKey, address, asPartner: call(token), asOperator: call(operatorToken) };
}

const ownersLine = (page: Page) => page.locator(tag).getByText("For the owner of this site");

test("with an active key: the partner's name below the tool, and nothing for its owner to mend", async ({
  page,
  origins,
}) => {
  const site = await siteOf(page, origins);
  await page.goto(site.address);
  await doorOf(page.locator(tag)).click();
  await expect(page.locator(tag).getByText("Offered by Bay Harbor Parent Center")).toBeVisible();
  await expect(ownersLine(page)).toHaveCount(0);
});

test.describe("the tool goes on as without a key, and tells the owner why", () => {
  const refused = async (page: Page, address: string, consoleMessages: string[], why: string) => {
    await page.goto(address);
    await expect(doorOf(page.locator(tag))).toBeVisible();
    await expect(ownersLine(page)).toBeVisible();
    // The browser notes the refused call, and we say to the owner what to do.
    await expect.poll(() => consoleMessages.some((message) => message.includes(why))).toBe(true);
    for (const message of consoleMessages.splice(0)) expect(message).toMatch(/403|<aide-screener>/);
    await expect(page.locator(tag).getByText("Offered by")).toHaveCount(0);
  };

  test("on a page of another origin", async ({ page, origins, consoleMessages }) => {
    const site = await siteOf(page, origins);
    const elsewhere = site.address.replace("localhost", "127.0.0.1");
    await refused(page, elsewhere, consoleMessages, "Add http://127.0.0.1:");
  });

  test("with a key that was ended", async ({ page, origins, consoleMessages }) => {
    const site = await siteOf(page, origins);
    await site.asPartner("partner/key-rotate");
    await page.goto(site.address);
    await doorOf(page.locator(tag)).click();
    await expect(page.locator(tag).getByText("Offered by Bay Harbor Parent Center")).toBeVisible();
    await site.asPartner("partner/key-revoke", { siteKey: site.siteKey });
    await refused(page, site.address, consoleMessages, "has ended");
  });

  test("while the operator has switched the partner off", async ({ page, origins, consoleMessages }) => {
    const site = await siteOf(page, origins);
    await site.asOperator("admin/partner-switch", { id: site.id, active: false });
    await refused(page, site.address, consoleMessages, "switched off");
    await site.asOperator("admin/partner-switch", { id: site.id, active: true });
    await page.reload();
    await doorOf(page.locator(tag)).click();
    await expect(page.locator(tag).getByText("Offered by Bay Harbor Parent Center")).toBeVisible();
  });
});

test("a sponsored tool opens with one press; over the cap the next parent reads a kind sentence and the price", async ({
  page,
  browser,
  origins,
}) => {
  const site = await siteOf(page, origins);
  await site.asOperator("admin/partner-sponsor", { id: site.id, uses: 1 });
  await page.goto(site.address);
  const tool = page.locator(tag);
  await tool.getByRole("button", { name: /^Open the tool/ }).click();
  await opened(tool);
  await page.reload();
  await opened(tool);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["iep_purchase_key"]);

  const another = await browser.newContext();
  const theirs = await another.newPage();
  await theirs.goto(site.address);
  await expect(theirs.locator(tag).getByText(/This month's has been used/)).toBeVisible();
  await expect(doorOf(theirs.locator(tag))).toBeVisible();
  await another.close();
});

test("a Pro member signs in in a window of ours, and the tool opens by itself on the page, and there alone", async ({
  page,
  context,
  origins,
}) => {
  test.slow();
  const site = await siteOf(page, origins);
  const member = await proMember(page, origins);
  await signedInAs(page, origins, member);
  await page.goto(site.address);
  const tool = page.locator(tag);
  await doorOf(tool).click();
  const [window] = await Promise.all([
    page.waitForEvent("popup"),
    tool.getByRole("button", { name: "I am a Pro member: sign in" }).click(),
  ]);
  await expect(window.getByRole("heading", { name: /^Use your membership on localhost/ })).toBeVisible();
  await window.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(window.getByRole("heading", { name: "Your membership is open there" })).toBeVisible();
  await opened(tool);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(member);
  await page.reload();
  await opened(tool);

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
