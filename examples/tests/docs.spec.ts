import { violations } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";

// The documentation for owners of sites, as our server gives it out: under a policy of its own, and with its addresses.

test.use({ hasPaid: false });

test("no page of the documentation reads what our pages store in this browser", async ({
  page,
  origins,
  consoleMessages,
}) => {
  consoleMessages.allow(/unable to connect to top frame/);
  await page.goto(`${origins.product}/tools`);
  await page.evaluate(() => localStorage.setItem("iep-kept-1:probe", "a parent's letter"));
  await page.goto(`${origins.product}/docs/`);
  const text = page.frameLocator("#storybook-preview-iframe");
  await expect(text.getByRole("heading", { name: "Put a tool on your page" })).toBeVisible();
  const frames = page.frames();
  expect(frames.length).toBeGreaterThanOrEqual(2);
  for (const frame of frames) {
    const read = await frame.evaluate(() => {
      try {
        return localStorage.getItem("iep-kept-1:probe");
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(read, frame.url()).toBe("SecurityError");
  }
});

test("the quick start opens, and its code works on a page elsewhere", async ({
  page,
  origins,
  consoleMessages,
}) => {
  consoleMessages.allow(/unable to connect to top frame/);
  await page.goto(`${origins.product}/docs`);
  await expect(page).toHaveURL(/\/docs\/\?path=\/docs\/embed-our-tools-quick-start--docs$/);
  const text = page.frameLocator("#storybook-preview-iframe");
  await expect(text.getByRole("heading", { name: "Put a tool on your page" })).toBeVisible();
  const snippet = text.locator("pre").filter({ hasText: "/embed/v1/" }).first();
  await expect(snippet).toBeVisible();
  const code = (await snippet.innerText()).trim();
  expect(code).toContain(`src="${origins.product}/embed/v1/aide-screener.js"`);
  await expect(text.getByRole("cell", { name: /^\d+ kB$/ }).first()).toBeVisible();

  await test.step("its links to our pages lead to pages that are there", async () => {
    const links = text.locator(`a[href^="${origins.product}/"]`);
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of new Set(addresses))
      expect((await page.request.get(address)).status(), address).toBe(200);
  });

  await test.step("today's version and its hash stand in the page about plain HTML", async () => {
    const id = "embed-our-tools-site-builders-plain-html--docs";
    await page.goto(`${origins.product}/docs/iframe.html?viewMode=docs&id=${id}`);
    const pinned = page.locator("pre").filter({ hasText: "integrity" });
    await expect(pinned).toContainText(/integrity="sha384-[\w+/=]{64}"/);
    expect(await violations(page)).toEqual([]);
  });

  await page.goto(origins.write(code));
  const tool = page.locator("aide-screener");
  await expect(tool.getByRole("button", { name: "Start the screener" })).toBeVisible();
});

test("the API reference shows an operation and finds another, and asks no other host", async ({
  page,
  origins,
  consoleMessages,
}) => {
  // Its name and version.
  consoleMessages.allow(/Redoc/);
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  await page.goto(`${origins.product}/docs/api/#/contacts/sendsupportrequest`);
  await expect(page.getByRole("heading", { name: /Send a message to the operator/ })).toBeVisible();
  await expect(page.getByText("The message, 1 to 10,000 characters.").first()).toBeVisible();
  await page.getByText("Search").first().click();
  await page.getByPlaceholder("Search docs...").fill("confirm a newsletter");
  await page.getByText("address with the token from the email").first().click();
  await expect(page).toHaveURL(/#\/newsletter\/confirmnewsletter$/);
  expect([...asked]).toEqual([origins.product]);
});
