import { signedIn } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { beginPaying, doorOf, offerOf, waitingFor } from "./fixtures/gates.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { expect, test } from "./fixtures/test.ts";
import { buy, wearingWallet } from "./fixtures/wallet.ts";
import { loader, openPage } from "./fixtures/written.ts";

// Every screen of the payment gate by axe: as a phone and as a wide screen, light and dark.

test.use({ hasPaid: false });

const tag = "aide-screener";
const path = "/advanced-tools?tool=aide-screener";

test("the offer and its mistakes have no violation", async ({ page, origins }) => {
  await page.goto(origins.product + path);
  const { pay, alert } = offerOf(page.getByRole("main"));
  // It looks disabled, and says what is missing all the same.
  await pay.click({ force: true });
  await expect(alert).toHaveText("Please enter your email address first");
  await page.getByText("I have bought it already").click();
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
});

test("nor on a page of another site, where nothing scrolls sideways at 320 px", async ({ page, origins }) => {
  await openPage(page, origins, `${loader(origins)}<${tag}></${tag}>`);
  await inEveryLook(page, async (look) => expect(await violations(page, tag), look).toEqual([]));
  await doorOf(page.locator(tag)).click();
  await expect(offerOf(page.locator(tag)).single).toBeFocused();
  await inEveryLook(page, async (look) => expect(await violations(page, tag), look).toEqual([]));
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
});

test("nor the screen that waits", async ({ page, origins }) => {
  await page.goto(origins.product + path);
  const tab = await beginPaying(page.getByRole("main"), page);
  await tab.close();
  await expect(waitingFor(page.getByRole("main"))).toBeVisible();
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
});

test("nor a use that is there", async ({ page, origins }) => {
  await page.addInitScript(...wearingWallet({ key: await buy(origins, "aide-screener") }));
  await page.goto(origins.product + path);
  await expect(page.getByRole("button", { name: "Open it now" })).toBeVisible();
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
});

test("nor the dialog of whoever is signed in", async ({ page, origins }) => {
  await signedIn(page, origins);
  await page.goto(origins.product + path);
  await expect(page.getByRole("dialog")).toBeVisible();
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
});

/** Where each tool of a partner's page stands, with the gate that a visitor meets first. */
const pages = [
  ["partner-site.html", "aide-screener"],
  ["write-to-the-school.html", "iep-letter-generator"],
  ["before-you-sign.html", "iep-signing-advisor"],
  ["what-to-check.html", "iep-evaluation-screener"],
  ["iep-or-504.html", "iep-504-screener"],
  ["which-tests.html", "iep-assessments"],
  ["your-rights.html", "iep-rights-guide"],
  ["before-the-meeting.html", "iep-meeting-checklist"],
  ["how-was-your-day.html", "iep-emotional-checkin"],
] as const;

for (const width of [320, 768, 1280]) {
  test(`at ${width} px nothing on partners' pages shifts while a gate comes`, async ({ page, origins }) => {
    test.slow();
    await page.setViewportSize({ width, height: 3000 });
    const shift = await recordLayoutShift(page);
    // Late enough that the page has been painted without the tool.
    await page.route("**/embed/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await route.continue();
    });
    for (const [place, element] of pages) {
      await page.goto(`${origins.partner}/${place}`);
      const tool = page.locator(element);
      await expect(doorOf(tool).or(tool.getByRole("textbox", { name: "Email Address" }))).toBeVisible();
      await page.waitForTimeout(300);
      expect(await shift(), place).toBe(0);
    }
  });
}
