import { main, signedIn } from "./fixtures/accounts.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { beginPaying, doorOf, offerOf } from "./fixtures/gates.ts";
import { recordLayoutShift } from "./fixtures/layoutShift.ts";
import { opened } from "./fixtures/opened.ts";
import { tagOf } from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";
import { passFirstStep } from "./fixtures/walk.ts";
import { buy, withWallet } from "./fixtures/wallet.ts";
import { loader, openPage } from "./fixtures/written.ts";

// The gates by axe and without overflow: light on a phone, dark on a wide screen; and the first screens without shift.

test.use({ hasPaid: false });

const path = "/advanced-tools?tool=aide-screener";

test("a visitor's gates in the dashboard", { tag: "@full" }, async ({ page, origins }) => {
  await page.goto(`${origins.product}/advanced-tools?tool=rights-guide#state=MA`);
  await expect(main(page).getByText("Free Tool Access")).toBeVisible();
  await expectAccessible(page, "the e-mail gate");
  await page.goto(origins.product + path);
  await passFirstStep(main(page));
  const { pay, alert } = offerOf(main(page));
  // It looks disabled, and still says what is missing.
  await pay.click({ force: true });
  await expect(alert).toHaveText("Please enter your email address first");
  await page.getByText("I have bought it already").click();
  await expectAccessible(page, "the offer");
  await beginPaying(main(page), page);
  await page.goBack();
  await expect(main(page).getByRole("heading", { name: /payment is not finished/ })).toBeVisible();
  await expectAccessible(page, "waiting for the payment");
});

test("the gate in the dashboard for someone who has paid or is signed in", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  await signedIn(page, origins);
  await page.goto(origins.product + path);
  await passFirstStep(main(page));
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the dialog");
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(...withWallet({ key: await buy(origins, "aide-screener") }));
  await page.reload();
  await expect(page.getByRole("button", { name: "Open it now" })).toBeVisible();
  await expectAccessible(page, "a use that is not open yet");
});

test("the gates on a partner page", async ({ page, origins }) => {
  await openPage(
    page,
    origins,
    `${loader(origins)}<main><aide-screener></aide-screener><iep-rights-guide state="MA"></iep-rights-guide></main>`,
  );
  await expect(page.locator("iep-rights-guide").getByText("Free Tool Access")).toBeVisible();
  await passFirstStep(page.locator("aide-screener"));
  await expect(doorOf(page.locator("aide-screener"))).toBeVisible();
  await expectAccessible(page, "both gates", undefined, "main");
  await doorOf(page.locator("aide-screener")).click();
  await expect(offerOf(page.locator("aide-screener")).single).toBeFocused();
  await expectAccessible(page, "the offer", undefined, "main");
});

/** The partner pages, with the tool on each and the widths to load it at. A first screen is highest on a phone. */
const pages = [
  ["partner-site.html", "aide-screener", [320, 768, 1280]],
  ["your-rights.html", "rights-guide", [320, 768, 1280]],
  ["write-to-the-school.html", "letter-generator", [320]],
  ["before-you-sign.html", "signing-advisor", [320]],
  ["what-to-check.html", "evaluation-screener", [320]],
  ["iep-or-504.html", "504-screener", [320]],
  ["which-tests.html", "assessments", [320]],
  ["before-the-meeting.html", "meeting-checklist", [320]],
  ["how-was-your-day.html", "emotional-checkin", [320]],
] as const;

test("nothing on partner pages shifts while a first screen appears", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  const shift = await recordLayoutShift(page);
  // Held back until the page has been painted without the tool.
  await page.route("**/embed/**", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    // What shows the site's own name comes last, and the tool waits for it.
    if (route.request().url().includes("/onPage-")) await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  // What is below a tool that is longer than a window may move unseen.
  for (const [place, name, widths] of pages) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(`${origins.partner}/${place}`);
      await opened(page.locator(tagOf[name]), name);
      // With what the server says of the site, and what comes soon after.
      await page.waitForLoadState("networkidle");
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect(await shift(), `${place}, ${width} px`).toBe(0);
    }
  }
});
