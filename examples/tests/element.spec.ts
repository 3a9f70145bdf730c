import { expectHeard, listening } from "./fixtures/framed.ts";
import { beginPaying } from "./fixtures/gates.ts";
import { expectNoSidewaysScroll } from "./fixtures/looks.ts";
import { opened } from "./fixtures/opened.ts";
import { addressOf } from "./fixtures/pages.ts";
import { payOnPage } from "./fixtures/payments.ts";
import { expect, test } from "./fixtures/test.ts";
import { passFirstStep, secondSection, walkOnToResult, walkToReview } from "./fixtures/walk.ts";
import { loader, openPage, start } from "./fixtures/written.ts";

type Tool = HTMLElement & {
  open(): void;
  close(): void;
  isOpen: boolean;
  theme: string | null;
  state: string | null;
};

const [lightGround, darkGround] = ["rgb(251, 248, 243)", "rgb(18, 25, 29)"];
const shown = ["iep:ready aide-screener aide-screener false", "iep:access aide-screener aide-screener false"];

test("an owner sees wrong attributes; later changes apply", async ({ page, origins, consoleMessages }) => {
  await openPage(
    page,
    origins,
    `<style>aide-screener { --iep-accent: #ffd400 }</style><aide-screener theme="purple" site_key="site_x"></aide-screener>
    <script>document.querySelector("aide-screener").state = "Ohio"</script>${loader(origins)}`,
  );
  const element = page.locator("aide-screener");
  const owner = element.getByText("For the owner of this site");
  const notice = owner.locator("xpath=..");
  await expect(notice.getByText(/is not known/), "one quiet line until it is opened").toBeHidden();
  await owner.click();
  await expect(notice.getByText(/is not known/)).toBeVisible();
  await expect(notice).toContainText('theme="purple" is not known. Write auto, light or dark.');
  await expect(notice).toContainText('state="Ohio" is not a state.');
  await expect(notice).toContainText('Did you mean "site-key"?');
  const said = () => consoleMessages.filter((message) => !message.includes("hard to see on our paper"));
  await expect.poll(said).toEqual([expect.stringContaining('state="Ohio" is not a state.')]);

  await element.evaluate((tool: Tool) => {
    tool.removeAttribute("site_key");
    Object.assign(tool, { theme: "dark", state: "tx" });
  });
  await expect(owner).toBeHidden();
  await expect(element).toHaveAttribute("theme", "dark");
  expect(await element.evaluate((tool: Tool) => tool.state)).toBe("TX");
  await expect(element.locator(".iep-tool")).toHaveCSS("background-color", darkGround);
  // The page's accent, with readable lettering.
  await expect(start(page)).toHaveCSS("background-color", "rgb(255, 212, 0)");
  await expect(start(page)).toHaveCSS("color", /\b0,? 0,? 0\)$/);
  await element.evaluate((tool: Tool) => Object.assign(tool, { theme: null }).localName);
  await expect(element).not.toHaveAttribute("theme");
  await expect(element.locator(".iep-tool")).toHaveCSS("background-color", lightGround);
  consoleMessages.allow(/./);
});

test("events name the tool alone, and a moved element keeps its state", async ({ page, origins }) => {
  const details = `<script>document.addEventListener("iep:result", ({ detail }) => { window.result = detail })</script>`;
  const element = '<aide-screener></aide-screener><section id="elsewhere"></section>';
  await openPage(page, origins, `${listening}${details}${loader(origins)}${element}`);
  await opened(page);
  const tool = page.locator("aide-screener");
  await walkToReview(tool, /rescue medicine/);
  await page.evaluate(() => {
    Object.assign(window, { tool: document.querySelector("aide-screener") });
    document.querySelector("#elsewhere")?.append(Reflect.get(window, "tool"));
  });
  await expect(page.locator("#elsewhere").getByText(/May need rescue medicine/)).toBeVisible();
  await tool.getByRole("button", { name: "Get Results" }).click();
  await expect(tool.getByText("Level of need: high")).toBeVisible();
  await expectHeard(page, [...shown, "iep:result aide-screener aide-screener true"]);
  const result = await page.evaluate(() => Reflect.get(window, "result"));
  expect(result).toEqual({ tool: "aide-screener", completed: true });
  await tool.evaluate((element) => element.remove());
  const left = () => page.evaluate(() => Reflect.get(window, "tool").shadowRoot.childElementCount);
  await expect.poll(left).toBe(0);
  await page.evaluate(() => document.body.append(Reflect.get(window, "tool")));
  await opened(page);
});

test("works without storage, and then offline", async ({ page, origins, context, consoleMessages }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, { get: blocked });
  });
  await page.goto(addressOf("partner-site.html", origins));
  // Without storage, a purchase lasts as long as the page is open.
  await passFirstStep(page.locator("aide-screener"), /rescue medicine/);
  const payment = await beginPaying(page.locator("aide-screener"), page);
  await payOnPage(payment);
  await expect(secondSection(page)).toBeVisible();
  await payment.close();
  // The rest comes by itself once it is used; from then on the tool needs no network.
  await page.waitForFunction(() => {
    const done = performance.getEntriesByType("resource").map(({ name }) => name);
    return ["ResultScreen-", "documents-", "LocaleSwitch-"].every((part) =>
      done.some((it) => it.includes(part)),
    );
  });
  await context.setOffline(true);
  await walkOnToResult(page.locator("aide-screener"));
  await expect(page.getByText("Level of need: high")).toBeVisible();
  await page.getByRole("button", { name: "Download for Word" }).click();
  await expect(page.locator(".iep-tool").getByRole("alert")).toContainText("could not make the Word file");
  await context.setOffline(false);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download for Word" }).click();
  expect((await file).suggestedFilename()).toMatch(/\.docx$/);
  const others = consoleMessages
    .splice(0)
    .filter((message) => !message.includes("ERR_INTERNET_DISCONNECTED"));
  expect(others).toEqual([]);
});

test("a dialog opens by keyboard and keeps what was entered", async ({ page, origins }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname.replace("/embed/v1/", "")));
  await page.setViewportSize({ width: 1280, height: 700 });
  const tag = '<aide-screener mode="dialog" accent="#5b2a3c" heading="For you"></aide-screener>';
  await openPage(page, origins, `${listening}${loader(origins)}${tag}<div style="height: 3000px"></div>`);
  const element = page.locator("aide-screener");
  const button = element.getByRole("button", { name: "Open the 1:1 Aide Screener" });
  await expect(button).toHaveCSS("background-color", "rgb(91, 42, 60)");
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect.poll(() => scripts.slice(1)).toEqual(["loader.js", "overlay.js", "accent.js"]);

  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect.poll(() => scripts).toContain("aide-screener.module.js");
  await expectHeard(page, []);
  await page.keyboard.press("Enter");
  const dialog = element.getByRole("dialog", { name: "For you" });
  await expect(dialog).toBeFocused();
  await opened(dialog);
  expect((await dialog.boundingBox())?.width).toBe(768);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 700 });
  expect(await dialog.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(false);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 500);
  await walkToReview(dialog, /rescue medicine/);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(await element.evaluate((tool: Tool) => tool.isOpen)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.getAttribute("style"))).toBeFalsy();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/May need rescue medicine/)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(button).toBeFocused();
  // It was ready once.
  await expectHeard(page, shown);

  // Closed and opened again before the dialog's "close" event: the page behind stays still, and moves again afterwards.
  const overflow = () => page.evaluate(() => document.documentElement.style.overflow);
  await element.evaluate(async (tool: Tool) => {
    tool.open();
    const closed = new Promise((done) =>
      tool.shadowRoot?.querySelector("dialog")?.addEventListener("close", done, { once: true }),
    );
    tool.close();
    tool.open();
    await closed;
  });
  await expect(dialog).toBeVisible();
  expect(await overflow()).toBe("hidden");
  await element.evaluate((tool) => tool.remove());
  await expect.poll(overflow).toBe("");
});

test("three tools have three themes under a strict policy", async ({ page, origins }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${origins.partner}/three-tools.html`);
  const tools = ["aide-screener", "iep-emotional-checkin", "iep-rights-guide"].map((tag) =>
    page.locator(tag),
  );
  const [screener = page.locator("none"), checkIn = screener, rights = screener] = tools;
  await opened(screener);
  await opened(checkIn, "emotional-checkin");
  await opened(rights, "rights-guide");
  const expectGrounds = async (...grounds: readonly string[]) => {
    for (const [index, tool] of tools.entries())
      await expect(tool.locator(".iep-tool")).toHaveCSS("background-color", grounds[index] ?? "");
  };
  await expectGrounds(lightGround, darkGround, lightGround);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectGrounds(lightGround, darkGround, darkGround);
  await expect(screener.getByText("From our advisers")).toBeVisible();
  await expect(start(page)).toHaveCSS("background-color", "rgb(91, 42, 60)");
  const startCheckIn = page.getByRole("button", { name: "Start Check-In" });
  await expect(startCheckIn).toHaveCSS("background-color", "rgb(255, 209, 102)");
  await walkToReview(screener, /rescue medicine/);
  // The key is this page's: each tool says whose page it is.
  await expect(screener.getByText("Offered by Example pages")).toBeVisible();
  await opened(checkIn, "emotional-checkin");
  await expectNoSidewaysScroll(page, "three tools");
});

test("a pre-rendered tool asks and keeps answers before its own code is there, which then changes nothing", async ({
  page,
  origins,
}) => {
  const tag = "iep-signing-advisor";
  const code = Promise.withResolvers<void>();
  await page.route("**/embed/v1/assets/*", async (route) => {
    await code.promise;
    await route.continue();
  });
  const script = `<script async src="${origins.product}/embed/v1/${tag}.js"></script>`;
  await openPage(page, origins, `${script}<${tag} state="MA" heading="For <you>"></${tag}>`);
  const tool = page.locator(tag);
  const radios = tool.getByRole("radiogroup");
  await tool.getByRole("button", { name: "Start the questions" }).click();
  await expect(tool.getByRole("heading", { name: "Your IEP, part by part" })).toBeFocused();
  await expect(tool.getByText("For <you>")).toBeVisible();
  await expect(tool.getByRole("combobox", { name: /^Your state/ })).toHaveValue("MA");
  await radios.nth(1).getByRole("radio").nth(1).check();
  const answer = radios.nth(1).getByRole("radio").first();
  await answer.check();
  const there = await tool.evaluateHandle((element) => {
    const all = [...(element.shadowRoot?.querySelectorAll("*") ?? [])];
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, "hadRecentInput"))
          Object.assign(window, { shifts: Reflect.get(window, "shifts") + Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift" });
    return all;
  });
  expect(await radios.count()).toBeLessThan(18);
  code.resolve();
  await expect(radios).toHaveCount(19);
  await expect(answer).toBeChecked();
  await expect(answer).toBeFocused();
  await expect(tool.getByText("Progress: 1 of 18 questions completed").first()).toBeVisible();
  await expect(tool.getByRole("combobox", { name: /^Your state/ })).toHaveValue("MA");
  expect(await there.evaluate((all) => all.every((node) => node.isConnected))).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toBe(0);
  // The tool knows the field's identity: an error is tied to it.
  await tool.getByRole("button", { name: "Answer 17 More Questions" }).press("Enter");
  const missing = radios.nth(2);
  await expect(missing).toHaveAccessibleDescription(/Please choose an answer/);
});

test("a pre-rendered list, form or guide keeps what was chosen before its own code is there", async ({
  page,
  origins,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route("**/embed/v1/assets/*", async (route) => {
    await code.promise;
    await route.continue();
  });
  const tags = ["iep-meeting-checklist", "iep-letter-generator", "iep-rights-guide"];
  const body = tags.map(
    (tag) => `<script async src="${origins.product}/embed/v1/${tag}.js"></script><${tag}></${tag}>`,
  );
  await openPage(page, origins, body.join(""));
  const [checklist, letters, rights] = tags.map((tag) => page.locator(tag));
  if (!checklist || !letters || !rights) return;
  const steps = checklist.getByRole("checkbox");
  await steps.nth(0).check();
  await steps.nth(1).check();
  await letters.getByRole("combobox").selectOption({ index: 1 });
  await rights.getByRole("combobox").selectOption("MA");
  expect(await letters.getByRole("textbox").count()).toBe(0);
  code.resolve();
  await expect(checklist.getByText(/^2 of \d+ steps/).first()).toBeVisible();
  await expect(steps.nth(0)).toBeChecked();
  await expect(letters.getByRole("textbox").first()).toBeVisible();
  await expect(rights.getByRole("status").filter({ hasText: "Massachusetts" })).toBeVisible();
});

test("a pre-rendered tool whose code does not come says so, and tries again", async ({
  page,
  origins,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load resource/);
  await page.route("**/embed/v1/assets/*", (route) => route.abort());
  await openPage(page, origins, `${listening}${loader(origins)}<aide-screener></aide-screener>`);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Nothing you entered was lost.");
  await start(page).click();
  const first = page.getByRole("checkbox").first();
  await first.check();
  await page.unroute("**/embed/v1/assets/*");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toBeHidden();
  await expect(first).toBeChecked();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(secondSection(page)).toBeVisible();
  await expectHeard(page, ["iep:error aide-screener aide-screener false", ...shown]);
});
