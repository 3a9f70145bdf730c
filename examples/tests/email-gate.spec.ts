import { signedIn, toast } from "./fixtures/accounts.ts";
import { violations } from "./fixtures/axe.ts";
import { someAddress, storedOn } from "./fixtures/gates.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";
import { loader, openPage } from "./fixtures/written.ts";

// The e-mail gate of the free tools (tools.md): on our own site, and on pages of another origin.

test.use({ hasPaid: false });

const path = "/advanced-tools?tool=meeting-prep";
const tag = "iep-meeting-checklist";

test("on our own site: by keyboard alone; open for 30 days, for every free tool, and no longer", async ({
  page,
  origins,
}) => {
  await page.clock.install({ time: new Date() });
  await page.goto(origins.product + path);
  const main = page.getByRole("main");
  await expect(
    main.getByRole("heading", { name: "Get Free Access to IEP Meeting Prep Checklist" }),
  ).toBeVisible();
  await tabToSeen(page, "Email Address");
  const address = someAddress();
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  await opened(main, "meeting-prep");
  await expect(toast(page, "Email Submitted Successfully")).toBeVisible();
  expect(JSON.stringify(await storedOn(page))).not.toContain(address);
  await page.goto(`${origins.product}/advanced-tools?tool=rights`);
  await opened(main, "rights");
  await page.clock.setFixedTime(Date.now() + 30 * 24 * 3_600_000 - 60_000);
  await page.reload();
  await opened(main, "rights");
  await page.clock.setFixedTime(Date.now() + 30 * 24 * 3_600_000 + 60_000);
  await page.reload();
  await expect(main.getByText("Free Tool Access")).toBeVisible();
});

test("an address that was given before opens it just as well", async ({
  page,
  context,
  origins,
  consoleMessages,
}) => {
  const address = someAddress();
  const give = async () => {
    await page.goto(origins.product + path);
    await page
      .getByRole("main")
      .getByRole("textbox", { name: "Email Address" })
      .fill(` ${address.toUpperCase()}`);
    await page.getByRole("button", { name: "Get Free Access Now" }).click();
    await opened(page.getByRole("main"), "meeting-prep");
  };
  await give();
  await page.evaluate(() => localStorage.clear());
  await give();
  await expect(toast(page, "You're already on our list! Access granted.")).toBeVisible();
  // The browser notes the 409.
  for (const message of consoleMessages.splice(0)) expect(message).toContain("409");
  await context.close();
});

test("on a partner's page: for all free tools of the page, and stores nothing", async ({ page, origins }) => {
  await openPage(page, origins, `${loader(origins)}<${tag}></${tag}><iep-rights-guide></iep-rights-guide>`);
  const [checklist, rights] = [page.locator(tag), page.locator("iep-rights-guide")];
  await expect(rights.getByText("Free Tool Access")).toBeVisible();
  await checklist.getByRole("textbox", { name: "Email Address" }).fill(someAddress());
  await checklist.getByRole("button", { name: "Get Free Access Now" }).click();
  await opened(checklist, "meeting-prep");
  await opened(rights, "rights");
  expect(await storedOn(page)).toEqual({});
  await page.reload();
  await expect(checklist.getByText("Free Tool Access")).toBeVisible();
});

test("two self-contained files on one page ask once", async ({ page, origins }) => {
  const script = (name: string) =>
    `<script src="${origins.product}/embed/v1/${name}.standalone.js"></script>`;
  await openPage(
    page,
    origins,
    `${script(tag)}${script("iep-rights-guide")}<${tag}></${tag}><iep-rights-guide></iep-rights-guide>`,
  );
  const checklist = page.locator(tag);
  await checklist.getByRole("textbox", { name: "Email Address" }).fill(someAddress());
  await checklist.getByRole("button", { name: "Get Free Access Now" }).click();
  await opened(page.locator("iep-rights-guide"), "rights");
});

test("somebody who is signed in is not asked", async ({ page, origins }) => {
  await signedIn(page, origins);
  await page.goto(origins.product + path);
  await opened(page.getByRole("main"), "meeting-prep");
});

test("a mistake is said in place, and a server that is down loses nothing", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(origins.product + path);
  const main = page.getByRole("main");
  const field = main.getByRole("textbox", { name: "Email Address" });
  const send = main.getByRole("button", { name: "Get Free Access Now" });
  await send.click();
  await expect(main.getByRole("alert")).toHaveText("Please enter your email address to continue.");
  await expect(field).toBeFocused();
  await field.fill("maria at home");
  await send.click();
  await expect(main.getByRole("alert")).toHaveText("Please enter a valid email address.");
  await page.route("**/api/free-tool-email", (route) => route.abort());
  const address = someAddress();
  await field.fill(address);
  await send.click();
  await expect(main.getByRole("alert")).toHaveText("Failed to submit email. Please try again.");
  await expect(field).toHaveValue(address);
  await page.unroute("**/api/free-tool-email");
  await send.click();
  await opened(main, "meeting-prep");
  consoleMessages.splice(0);
});

test("has no violation, on our site and on a partner's", async ({ page, origins }) => {
  await page.goto(origins.product + path);
  await expect(page.getByText("Free Tool Access")).toBeVisible();
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
  await openPage(page, origins, `${loader(origins)}<${tag}></${tag}>`);
  await expect(page.locator(tag).getByText("Free Tool Access")).toBeVisible();
  await inEveryLook(page, async (look) => expect(await violations(page, tag), look).toEqual([]));
});
