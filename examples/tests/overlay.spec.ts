import { textsLostWhenSpaced } from "@iep-insider/sdk/tests/text-spacing";
import type { Page } from "@playwright/test";
import { walkByKeyboard } from "./fixtures/keyboard.ts";
import { opened } from "./fixtures/opened.ts";
import { expect, test } from "./fixtures/test.ts";
import { loader, openPage } from "./fixtures/written.ts";

const tag = "aide-screener";
const scrollTop = (page: Page) => page.evaluate(() => scrollY + document.body.scrollTop);

/** An overlay that closes goes back in the history, which stops a navigation that begins meanwhile. */
const untilEntryIsGone = (page: Page) => expect.poll(() => page.evaluate(() => history.state)).toBeNull();

/** Right to left, scrolled by its body, and a frame of transforms around the tool. */
const hostile = `<style>
  html, body { height: 100%; margin: 0 } body { overflow-y: scroll !important; direction: rtl }
  * { transition: all 3s !important; letter-spacing: 0.3em } dialog { display: none !important; opacity: 0 }
  .section { transform: translateX(4px); overflow: hidden; height: 90px }
</style>`;

test("a page's link slides a tool in; Back and Escape close it, and nothing is lost", async ({
  page,
  origins,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const body = `<p style="height: 900px"></p><a href="#iep-help">Does my child need an aide?</a>
    <div class="section"><${tag} mode="slide-in" trigger="iep-help"></${tag}></div><p style="height: 3000px"></p>`;
  await openPage(page, origins, `${hostile}${loader(origins)}${body}`);
  const element = page.locator(tag);
  await page.waitForFunction((name) => customElements.get(name), tag);
  await expect(element.getByRole("button")).toHaveCount(0);
  const link = page.getByRole("link", { name: "Does my child need an aide?" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  const entries = await page.evaluate(() => history.length);
  await link.focus();
  await expect(link).toHaveAttribute("aria-haspopup", "dialog");
  await page.keyboard.press("Enter");
  const dialog = element.getByRole("dialog", { name: "1:1 Aide Screener" });
  await expect(dialog).toBeFocused();
  await opened(dialog);
  expect(new URL(page.url()).hash, "the page stays where it was").toBe("");
  // Where the lines of a page from right to left end, over its transforms.
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 560, height: 700 });
  await page.mouse.move(1200, 300);
  await page.mouse.wheel(0, 500);
  await dialog.getByRole("button", { name: "Start the screener" }).click();
  await dialog.getByRole("checkbox").first().check();
  // The focus goes around in it.
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("Tab");
    const isInside = await page.evaluate(
      (name) => [name, "body"].includes(document.activeElement?.localName ?? ""),
      tag,
    );
    expect(isInside).toBe(true);
  }
  expect(await scrollTop(page)).toBe(before);

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect(await scrollTop(page)).toBe(before);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before);

  await link.press("Enter");
  await expect(dialog.getByRole("checkbox").first()).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  // Its entry is gone: open and closed as often as one likes, Back leads where it led before.
  await untilEntryIsGone(page);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await link.press("Enter");
  await page.mouse.click(1200, 300);
  await expect(dialog).toBeHidden();
  await untilEntryIsGone(page);
});

test("every mode takes a phone's whole page, and moves only if the visitor likes", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const modes = ["dialog", "slide-in", "floating", "full-page"];
  const elements = modes.map((mode) => `<${tag} mode="${mode}" button-label="Open ${mode}"></${tag}>`);
  await openPage(page, origins, `${loader(origins)}${elements.join("")}<p style="height: 3000px"></p>`);
  for (const mode of modes) {
    const element = page.locator(`${tag}[mode=${mode}]`);
    const dialog = element.getByRole("dialog");
    await page.emulateMedia({ reducedMotion: mode === "slide-in" ? "reduce" : "no-preference" });
    await element.getByRole("button", { name: `Open ${mode}` }).click();
    const animation = await dialog.evaluate((node) => getComputedStyle(node).animationName);
    expect(animation).toBe(mode === "slide-in" ? "none" : "iep-come");
    await opened(dialog);
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 600 });
    expect(await dialog.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(false);
    expect(await page.evaluate(textsLostWhenSpaced), mode).toEqual([]);
    await dialog.getByRole("button", { name: "Start the screener" }).click();
    await expect(dialog.getByRole("checkbox").first()).toBeVisible();
    for (const key of ["Tab", "Shift+Tab"] as const)
      expect(await walkByKeyboard(page, key), `${mode}, ${key}`).toEqual({ missed: [], unseen: [] });
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(element.getByRole("button", { name: `Open ${mode}` })).toBeFocused();
  }
});

test("a tool opens by itself once, after the cookie banner, which its floating button never covers", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const banner = `<div id="banner" style="position: fixed; inset: auto 0 0; height: 120px; z-index: 1000; background: #fff">
    <button onclick="this.parentNode.remove()">Only what is needed</button></div>`;
  const floating = (around: string) =>
    `<style>${tag} { --iep-float-offset: 40px }</style><p style="height: 2000px"></p>${banner}
     <div style="${around}"><${tag} mode="floating" auto-open="load" button-label="Help"></${tag}></div>`;
  await openPage(page, origins, `${loader(origins)}${floating("")}`);
  const element = page.locator(tag);
  const button = element.getByRole("button", { name: "Help" });
  const dialog = element.getByRole("dialog");
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect(700 - ((box?.y ?? 0) + (box?.height ?? 0))).toBe(40);
  const onTop = ([x, y]: [number, number]) => document.elementFromPoint(x, y)?.closest("#banner")?.id;
  const middle: [number, number] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  expect(await page.evaluate(onTop, middle)).toBe("banner");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Only what is needed" }).click();
  await expect(dialog).toBeVisible();
  await opened(dialog);
  const panel = await dialog.boundingBox();
  expect([panel?.width, (panel?.x ?? 0) + (panel?.width ?? 0)]).toEqual([448, 1280 - 16]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await untilEntryIsGone(page);

  // The same session: it stays closed. Around it, something captures what is fixed, and the owner reads that.
  await openPage(page, origins, `${loader(origins)}${floating("transform: scale(1)")}`);
  await page.getByRole("button", { name: "Only what is needed" }).click();
  await expect.poll(() => consoleMessages.join("\n")).toContain("Put the tag at the end of the body");
  await page.waitForFunction((name) => customElements.get(name), tag);
  await page.clock.install();
  await page.clock.fastForward(10_000);
  await expect(dialog).toBeHidden();
  consoleMessages.allow(/Put the tag at the end/);
});

test("on a page in Spanish, what opens over it is in Spanish, and changes with the page", async ({
  page,
  origins,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const [how, script] of [
    ["the loader", loader(origins)],
    ["a tool's own script", `<script async src="${origins.product}/embed/v1/${tag}.js"></script>`],
  ] as const)
    await test.step(how, async () => {
      asked.length = 0;
      await openPage(page, origins, `<div lang="es"><${tag} mode="floating"></${tag}></div>${script}`);
      const element = page.locator(tag);
      await element.getByRole("button", { name: /^Abrir: Cuestionario/ }).click();
      const dialog = element.getByRole("dialog", { name: /^Cuestionario/ });
      await expect(dialog.getByRole("heading", { level: 2 })).toBeVisible();
      expect(await dialog.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(false);
      await dialog.getByRole("button", { name: "Cerrar" }).click();
      await untilEntryIsGone(page);
      expect(
        asked.filter((path) => /^\/embed\/v1\/[a-z-]+\.module\.js/.test(path)),
        "no tool in English",
      ).toEqual([]);
    });

  await openPage(page, origins, `${loader(origins)}<${tag} mode="dialog"></${tag}>`);
  await expect(page.getByRole("button", { name: /^Open the/ })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("lang", "es"));
  await expect(page.getByRole("button", { name: /^Abrir:/ })).toBeVisible();
});
