import { beginPaying, doorOf, offerOf, someAddress, storedOn, waitingFor } from "./fixtures/gates.ts";
import { letterList } from "./fixtures/letters.ts";
import { opened } from "./fixtures/opened.ts";
import { claimLink, payOnPage } from "./fixtures/payments.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToResult } from "./fixtures/walk.ts";
import { buy, wearingWallet } from "./fixtures/wallet.ts";
import { loader, openPage } from "./fixtures/written.ts";

// The payment gate on pages of another origin. The page around the tool is filled in, and stays as it was.

test.use({ hasPaid: false });

const tag = "aide-screener";
const around = '<label>Your own form <input id="own"></label>';
const pageWith = (origins: Parameters<typeof loader>[0], attributes = "") =>
  `${around}${loader(origins)}<${tag} ${attributes}></${tag}>`;

test("without a site key: paid in a new tab, and the page opens by itself with all that stood on it", async ({
  page,
  origins,
}) => {
  test.slow();
  await openPage(page, origins, pageWith(origins));
  const tool = page.locator(tag);
  await expect(doorOf(tool)).toBeVisible();
  expect(await storedOn(page)).toEqual({});
  await page.locator("#own").fill("typed on the partner's page");
  const tab = await beginPaying(tool, page);
  await expect(waitingFor(tool)).toBeVisible();
  expect(Object.keys(await storedOn(page))).toEqual(["iep_purchase_key"]);
  await payOnPage(tab);
  await expect(tab).toHaveURL(new RegExp(`^${origins.product}/`));
  await opened(tool);
  expect(await page.locator("#own").inputValue()).toBe("typed on the partner's page");
  expect(Object.keys(await storedOn(page))).toEqual(["iep_purchase_key"]);
  await page.reload();
  await opened(tool);
});

test("on a registered partner's page the payment leads back to it", async ({ page, origins }) => {
  test.slow();
  const address = `${origins.partner}/partner-site.html`;
  await page.goto(`${address}?from=mail#somewhere`);
  const tool = page.locator(tag);
  await expect(doorOf(tool)).toBeVisible();
  const asked = page.waitForRequest(/\/api\/create-payment$/);
  const tab = await beginPaying(tool, page);
  const request = await asked;
  expect(request.postDataJSON()).toMatchObject({ toolUsed: tag, returnUrl: `${address}?from=mail` });
  expect(await request.headerValue("X-Site-Key")).toBe("site_examplepages");
  await payOnPage(tab);
  await opened(tool);
  expect(page.url()).toBe(`${address}?from=mail#somewhere`);
});

test("a site key that is not this page's: the tool sells and opens, and the site's owner is told", async ({
  page,
  origins,
  consoleMessages,
}) => {
  test.slow();
  await openPage(page, origins, pageWith(origins, 'site-key="site_examplepages"'));
  const tool = page.locator(tag);
  const tab = await beginPaying(tool, page);
  await expect(tool.getByText("For the owner of this site")).toBeVisible();
  await payOnPage(tab);
  await opened(tool);
  const { origin } = new URL(page.url());
  const messages = consoleMessages.splice(0);
  expect(messages.filter((message) => message.startsWith("warning:"))).toEqual([
    expect.stringContaining(
      `does not count on ${origin}. Add ${origin} to your origins at ${origins.product}/`,
    ),
  ]);
  // The browser notes each call that was refused.
  for (const message of messages.filter((message) => !message.startsWith("warning:")))
    expect(message).toContain("403");
});

test("where pop-ups are blocked the payment takes this window, and the way back opens the tool", async ({
  page,
  origins,
}) => {
  test.slow();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openPage(page, origins, pageWith(origins));
  const here = page.url();
  await doorOf(page.locator(tag)).click();
  const { email, pay } = offerOf(page.locator(tag));
  await email.fill(someAddress());
  await pay.click();
  await payOnPage(page);
  await expect(page).toHaveURL(new RegExp(`^${origins.product}/`));
  await page.goto(here);
  const tool = page.locator(tag);
  // The use is there; its day begins when they say so.
  await tool.getByRole("button", { name: "Open it now" }).click();
  await opened(tool);
});

test("where storage is blocked the page still opens by itself", async ({ page, origins }) => {
  test.slow();
  await page.addInitScript((product) => {
    if (location.origin === product) return;
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  }, origins.product);
  await openPage(page, origins, pageWith(origins));
  const tool = page.locator(tag);
  const tab = await beginPaying(tool, page);
  await payOnPage(tab);
  await opened(tool);
});

test("after a reload in the middle the page goes on waiting, and opens by itself", async ({
  page,
  origins,
}) => {
  test.slow();
  await openPage(page, origins, pageWith(origins));
  const tool = page.locator(tag);
  const tab = await beginPaying(tool, page);
  await page.reload();
  await expect(tool.getByRole("heading", { name: "A payment is not finished yet" })).toBeVisible();
  await payOnPage(tab);
  await opened(tool);
});

test("whoever closes everything opens what they bought by the link in the mail", async ({
  page,
  context,
  origins,
}) => {
  test.slow();
  const address = someAddress();
  await openPage(page, origins, pageWith(origins));
  const tab = await beginPaying(page.locator(tag), page, address);
  await payOnPage(tab);
  const later = await context.newPage();
  await tab.close();
  await page.close();
  await later.goto(await claimLink(address, origins));
  await opened(later.getByRole("main"));
});

test("nothing is asked of the server before there is something to ask with", async ({ page, origins }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openPage(page, origins, pageWith(origins));
  await expect(doorOf(page.locator(tag))).toBeVisible();
  expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
});

test("two tools of a page, one payment: the other one keeps its own gate", async ({ page, origins }) => {
  test.slow();
  await openPage(page, origins, `${pageWith(origins)}<iep-504-screener></iep-504-screener>`);
  const [aide, plan] = [page.locator(tag), page.locator("iep-504-screener")];
  const tab = await beginPaying(aide, page);
  await expect(doorOf(plan)).toBeVisible();
  await payOnPage(tab);
  await opened(aide);
  await expect(doorOf(plan)).toBeVisible();
});

test("a tool that another one hands over to stands behind its own gate, and what was handed over waits", async ({
  page,
  origins,
}) => {
  test.slow();
  await page.addInitScript(...wearingWallet({ key: await buy(origins, "aide-screener") }));
  await openPage(page, origins, pageWith(origins));
  const tool = page.locator(tag);
  await tool.getByRole("button", { name: "Open it now" }).click();
  await opened(tool);
  await walkToResult(tool, /rescue medicine/);
  await tool.getByRole("button", { name: "Go to the Letter Generator" }).click();
  await expect(tool.getByRole("heading", { name: "Letter Generator" })).toBeVisible();
  const payment = await beginPaying(tool, page);
  await payOnPage(payment);
  await opened(tool, "letters");
  await expect(letterList(tool)).not.toHaveValue("");
  await tool.getByRole("button", { name: "Back to 1:1 Aide Screener" }).click();
  await expect(tool.getByText(/^Level of need:/)).toBeVisible();
});

test("a gate that did not come is fetched once more on a press", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.route("**/assets/gateFor-*", (route) => route.abort());
  await openPage(page, origins, pageWith(origins));
  const tool = page.locator(tag);
  await expect(tool.getByRole("alert")).toContainText("We could not open this tool.");
  await page.unroute("**/assets/gateFor-*");
  await tool.getByRole("button", { name: "Try again" }).click();
  await expect(doorOf(tool)).toBeVisible();
  for (const message of consoleMessages.splice(0)) expect(message).toContain("ERR_FAILED");
});
