import { beginPaying } from "./fixtures/gates.ts";
import { opened } from "./fixtures/opened.ts";
import { addressOf } from "./fixtures/pages.ts";
import { payOnPage } from "./fixtures/payments.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToReview } from "./fixtures/walk.ts";
import { loader, openPage, start } from "./fixtures/written.ts";

test.describe("an element", () => {
  test("tells a site owner in place what is wrong with an attribute, and goes on", async ({
    page,
    origins,
    consoleMessages,
  }) => {
    const tag = '<aide-screener theme="purple" state="Ohio" site_key="site_x"></aide-screener>';
    await openPage(page, origins, `${loader(origins)}${tag}`);
    const notice = page.getByText("For the owner of this site").locator("xpath=..");
    await expect(notice).toContainText('theme="purple" is not a theme. Write light, dark or auto.');
    await expect(notice).toContainText('state="Ohio" is not a state.');
    await expect(notice).toContainText('Did you mean "site-key"?');
    // A quiet line until somebody opens it; whole in the console.
    await expect(notice.getByText(/is not a theme/)).toBeHidden();
    await page.getByText("For the owner of this site").click();
    await expect(notice.getByText(/is not a theme/)).toBeVisible();
    await expect.poll(() => consoleMessages.length).toBe(1);
    expect(consoleMessages.splice(0)[0]).toContain('state="Ohio" is not a state.');
    await opened(page);
    await page.evaluate(() => {
      const element = document.querySelector("aide-screener");
      // The browser reports changes of known attributes only; the unknown one is looked at again with them.
      for (const name of ["site_key", "theme", "state"]) element?.removeAttribute(name);
    });
    await expect(page.getByText("For the owner of this site")).toBeHidden();
  });

  test("from the npm package, says that it needs our address; without, a paid tool stays closed", async ({
    page,
    origins,
    consoleMessages,
  }) => {
    await page.goto(`${origins.partner}/react-app/?product=`);
    const tool = page.locator("aide-screener");
    await tool.getByText("For the owner of this site").click();
    await expect(tool.getByText('Add api-base="https://…"')).toBeVisible();
    const said = () => consoleMessages.filter((message) => message.includes("<aide-screener>"));
    await expect.poll(said).toHaveLength(1);
    await expect(tool.getByRole("alert")).toContainText("We could not open this tool.");
    await tool.getByRole("button", { name: "Try again" }).click();
    await expect(tool.getByRole("button", { name: "Try again" })).toHaveAttribute("aria-disabled", "false");
    await expect(tool.getByRole("button", { name: "Start the screener" })).toHaveCount(0);
    const others = consoleMessages
      .splice(0)
      .filter((message) => !message.includes('Add api-base="https://…"'));
    expect(others).toEqual([]);
  });

  test("takes properties that were set before its script came, and reflects them", async ({
    page,
    origins,
  }) => {
    await openPage(
      page,
      origins,
      `<aide-screener></aide-screener><script>Object.assign(document.querySelector("aide-screener"), { theme: "dark", state: "tx" })</script>${loader(origins)}`,
    );
    await opened(page);
    const element = page.locator("aide-screener");
    await expect(element).toHaveAttribute("theme", "dark");
    expect(await element.evaluate((tool: HTMLElement & { state?: string }) => tool.state)).toBe("TX");
    const ground = () =>
      element.locator(".iep-tool").evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(await ground()).toBe("rgb(18, 25, 29)");
    await element.evaluate((tool: HTMLElement & { theme?: string | null }) => {
      tool.theme = null;
    });
    await expect(element).not.toHaveAttribute("theme");
    expect(await ground()).toBe("rgb(251, 248, 243)");
  });

  test("keeps its state when it is moved, and frees everything when it is removed", async ({ openTool }) => {
    const { tool, page } = await openTool("single-page.html");
    await walkToReview(tool, /rescue medicine/);
    await page.getByRole("button", { name: "Move the first one", exact: true }).click();
    await expect(page.locator("#right aide-screener")).toHaveCount(1);
    await expect(tool.getByText(/May need rescue medicine/)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { gone: document.querySelector("aide-screener") }));
    await page.getByRole("button", { name: "Remove the first one" }).click();
    const left = () =>
      page.evaluate(() => (window as Window & { gone?: Element }).gone?.shadowRoot?.childElementCount);
    await expect.poll(left).toBe(0);
    await page.getByRole("button", { name: "Add a screener" }).click();
    await opened(page);
  });

  test("sends its events through the shadow root, naming the tool and nothing else", async ({
    page,
    origins,
  }) => {
    await openPage(
      page,
      origins,
      `<script>
        window.heard = [];
        for (const name of ["iep:ready", "iep:access", "iep:result", "iep:error"]) {
          document.addEventListener(name, (event) => heard.push([name, event.detail]));
        }
      </script>${loader(origins)}<aide-screener></aide-screener>`,
    );
    await opened(page);
    await walkToReview(page.locator("aide-screener"), /rescue medicine/);
    await page.getByRole("button", { name: "Get Results" }).click();
    const tool = "aide-screener";
    expect(await page.evaluate(() => (window as Window & { heard?: unknown }).heard)).toEqual([
      ["iep:access", { tool, completed: false }],
      ["iep:ready", { tool, completed: false }],
      ["iep:result", { tool, completed: true }],
    ]);
  });

  test("warns when it is defined twice, and keeps the first", async ({ page, origins, consoleMessages }) => {
    await openPage(page, origins, `${loader(origins)}<aide-screener></aide-screener>`);
    await opened(page);
    const source = `${origins.product}/embed/v1/aide-screener.standalone.js`;
    await page.addScriptTag({ url: source });
    await expect.poll(() => consoleMessages.length).toBe(1);
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("is defined already")]);
    await opened(page);
  });

  test("works where storage is blocked and the network has gone", async ({
    page,
    origins,
    context,
    consoleMessages,
  }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("blocked", "SecurityError");
          },
        });
      }
    });
    await page.goto(addressOf("partner-site.html", origins));
    // A browser that keeps nothing has to buy, and has it as long as the page is open.
    const payment = await beginPaying(page.locator("aide-screener"), page);
    await payOnPage(payment);
    await opened(page);
    await payment.close();
    // The rest comes by itself soon after the first screen; from then on the tool needs no network.
    await page.waitForFunction(() => {
      const done = performance.getEntriesByType("resource").map(({ name }) => name);
      return ["ResultScreen-", "documents-", "count-"].every((part) =>
        done.some((name) => name.includes(part)),
      );
    });
    await context.setOffline(true);
    await walkToReview(page.locator("aide-screener"), /rescue medicine/);
    await page.getByRole("button", { name: "Get Results" }).click();
    await expect(page.getByText("Level of need: high")).toBeVisible();
    await page.getByRole("button", { name: "Download for Word" }).click();
    await expect(page.locator(".iep-tool").getByRole("alert")).toContainText("could not make the Word file");
    await context.setOffline(false);
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download for Word" }).click();
    expect((await file).suggestedFilename()).toMatch(/\.docx$/);
    expect(consoleMessages.splice(0).every((message) => message.includes("ERR_INTERNET_DISCONNECTED"))).toBe(
      true,
    );
  });

  test("fills what is chosen with the partner's accent, and letters it readably", async ({
    page,
    origins,
  }) => {
    const cases = [
      ["#5b2a3c", "255"],
      ["#ffd400", "0"],
    ] as const;
    for (const [accent, letters] of cases) {
      await openPage(
        page,
        origins,
        `<style>aide-screener { --iep-accent: ${accent} }</style>${loader(origins)}<aide-screener></aide-screener>`,
      );
      const color = await start(page).evaluate((button) => {
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas) return "";
        canvas.fillStyle = getComputedStyle(button).color;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).join();
      });
      expect(color).toBe([letters, letters, letters].join());
    }
  });
});
