import { beginPaying, doorOf, offerOf, someAddress, storedOn, waitingFor } from "./fixtures/gates.ts";
import { letterList } from "./fixtures/letters.ts";
import { opened } from "./fixtures/opened.ts";
import { payOnPage } from "./fixtures/payments.ts";
import { expect, test } from "./fixtures/test.ts";
import { passFirstStep, secondSection, walkOnToResult } from "./fixtures/walk.ts";
import { buy, withWallet } from "./fixtures/wallet.ts";
import { loader, openPage } from "./fixtures/written.ts";

// The payment gate on a partner page, after the tool's first step; the page's own content must stay as it was.

test.use({ hasPaid: false });

const tag = "aide-screener";
const pageWith = (origins: Parameters<typeof loader>[0], attributes = "") =>
  `<label>Your own form <input id="own"></label>${loader(origins)}<${tag} ${attributes}></${tag}>`;

test("without a site key: one of two tools is paid; the page keeps its input", async ({ page, origins }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openPage(page, origins, `${pageWith(origins)}<iep-504-screener></iep-504-screener>`);
  const [tool, other] = [page.locator(tag), page.locator("iep-504-screener")];
  await opened(tool);
  await opened(other, "504-screener");
  expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
  await passFirstStep(tool, /rescue medicine/);
  await expect(tool.getByRole("heading", { name: "Open 1:1 Aide Screener" })).toBeFocused();
  await expect(tool.getByText("What you entered is kept.")).toBeVisible();
  expect(await storedOn(page)).toEqual({});
  await page.locator("#own").fill("typed on the partner page");
  const tab = await beginPaying(tool, page);
  await expect(waitingFor(tool)).toBeVisible();
  await payOnPage(tab);
  await expect(tab.getByText("Go back to the page where you started.")).toBeVisible();
  await expect(secondSection(tool)).toBeVisible();
  await other.getByRole("button", { name: "Start the screener" }).click();
  await other.getByRole("radio").first().check();
  await other.getByRole("button", { name: "Next" }).click();
  await expect(doorOf(other)).toBeVisible();
  expect(await page.locator("#own").inputValue()).toBe("typed on the partner page");
  await expect
    .poll(async () => Object.keys(await storedOn(page)).sort())
    .toEqual(["iep-sealed", "iep_purchase_key"]);
  await page.reload();
  await expect(secondSection(tool)).toBeVisible();
  await tool.getByRole("button", { name: "Previous" }).click();
  await expect(tool.getByRole("checkbox", { name: /rescue medicine/ })).toBeChecked();
});

test("with a site key: the payment survives a reload and leads back", async ({ page, origins }) => {
  const address = `${origins.partner}/partner-site.html?from=mail`;
  await page.goto(`${address}#somewhere`);
  const tool = page.locator(tag);
  const asked = page.waitForRequest(/\/api\/create-payment$/);
  await passFirstStep(tool);
  const tab = await beginPaying(tool, page);
  const request = await asked;
  expect(request.postDataJSON()).toMatchObject({ toolUsed: tag, returnUrl: address });
  expect(await request.headerValue("X-Site-Key")).toBe("site_examplepages");
  await page.reload();
  await expect(tool.getByRole("heading", { name: "A payment is not finished yet" })).toBeVisible();
  await payOnPage(tab);
  await expect(secondSection(tool)).toBeVisible();
  expect(page.url()).toBe(`${address}#somewhere`);
  // What the tab in front shows is no second, empty tool.
  await expect(tab.getByText("Go back to the page where you started.")).toBeVisible();
  const closed = tab.waitForEvent("close");
  // The page can be gone before the press has ended.
  await tab
    .getByRole("button", { name: "Close this tab" })
    .click({ noWaitAfter: true })
    .catch((failure: Error) => expect(failure.message).toContain("has been closed"));
  await closed;
});

test("with another site's key and without storage the tool still sells and opens, and the owner is told", {
  tag: "@full",
}, async ({ page, origins, consoleMessages }) => {
  await page.addInitScript((product) => {
    if (location.origin === product) return;
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  }, origins.product);
  await openPage(page, origins, pageWith(origins, 'site-key="site_examplepages"'));
  const tool = page.locator(tag);
  await passFirstStep(tool);
  const tab = await beginPaying(tool, page);
  await expect(tool.getByText("For the owner of this site")).toBeVisible();
  await payOnPage(tab);
  await expect(secondSection(tool)).toBeVisible();
  const { origin } = new URL(page.url());
  const isWarning = (message: string) => message.startsWith("warning:");
  await expect
    .poll(() => consoleMessages.filter(isWarning))
    .toEqual([
      expect.stringContaining(`is not valid on ${origin}. Add it to your origins at ${origins.product}/`),
    ]);
  // The browser logs each call that was refused.
  consoleMessages.allow(/^warning:|403/);
});

test("where pop-ups are blocked the payment takes this window, and coming back opens the tool", {
  tag: "@full",
}, async ({ page, origins, consoleMessages }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  // The gate's script does not load at first.
  await page.route("**/assets/gateFor-*", (route) => route.abort());
  await openPage(page, origins, pageWith(origins));
  const here = page.url();
  const tool = page.locator(tag);
  await passFirstStep(tool, /rescue medicine/);
  await expect(tool.getByRole("alert")).toContainText("We could not open this tool.");
  await page.unroute("**/assets/gateFor-*");
  await tool.getByRole("button", { name: "Try again" }).click();
  await doorOf(tool).click();
  consoleMessages.allow(/ERR_FAILED/);
  await offerOf(tool).email.fill(someAddress());
  await offerOf(tool).pay.click();
  await payOnPage(page);
  await expect(page).toHaveURL(new RegExp(`^${origins.product}/`));
  await page.goto(here);
  await tool.getByRole("button", { name: "Open it now" }).click();
  await tool.getByRole("button", { name: "Previous" }).click();
  await expect(tool.getByRole("checkbox", { name: /rescue medicine/ })).toBeChecked();
});

test("the letter opens with the use of the screener that leads to it, filled in", async ({
  page,
  origins,
}) => {
  await page.addInitScript(...withWallet({ key: await buy(origins, "aide-screener") }));
  await openPage(page, origins, pageWith(origins));
  const tool = page.locator(tag);
  await passFirstStep(tool, /rescue medicine/);
  await tool.getByRole("button", { name: "Open it now" }).click();
  await walkOnToResult(tool);
  await tool.getByRole("button", { name: "Go to the Letter Generator" }).click();
  await opened(tool, "letter-generator");
  await expect(letterList(tool)).not.toHaveValue("");
  await tool.getByRole("button", { name: "Back to 1:1 Aide Screener" }).click();
  await expect(tool.getByText(/^Level of need:/)).toBeVisible();
});
